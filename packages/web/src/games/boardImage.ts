/**
 * A drawn board as a picture of its own. Its colours and shapes come from style sheets and shared symbols: those that it
 * uses are written into it.
 */

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels on the longer side. */
const PIXELS = 1600;

/** What `url(#…)` and `href="#…"` name. */
const NAMED = /(?:url\(["']?#|href="#)([\w-]+)/g;

function namedIn(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([, name]) => name ?? '');
}

function rulesOf(): CSSStyleRule[] {
  const inside = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      if (rule instanceof CSSMediaRule)
        return matchMedia(rule.media.mediaText).matches ? inside(rule.cssRules) : [];
      return rule instanceof CSSImportRule && rule.styleSheet !== null
        ? inside(rule.styleSheet.cssRules)
        : [];
    });
  return [...document.styleSheets].flatMap((sheet) => inside(sheet.cssRules));
}

/** The symbols that are used, with those that they use in turn. */
function symbolsFor(text: string): Element[] {
  const found = new Map<string, Element>();
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      const element = found.has(name) ? null : document.getElementById(name);
      if (element === null) continue;
      found.set(name, element);
      add(namedIn(element.outerHTML));
    }
  };
  add(namedIn(text));
  return [...found.values()];
}

function standalone(drawn: SVGSVGElement): SVGSVGElement {
  const picture = drawn.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawn.viewBox.baseVal;
  const scale = PIXELS / Math.max(width, height);
  picture.setAttribute('xmlns', SVG);
  picture.setAttribute('width', String(Math.round(width * scale)));
  picture.setAttribute('height', String(Math.round(height * scale)));
  // A picture is looked at by day and by night.
  picture.setAttribute('data-theme', 'day');
  picture.removeAttribute('aria-hidden');
  const own = document.createElementNS(SVG, 'g');
  own.append(...picture.childNodes);
  const styles = rulesOf();
  const cloths = styles.map(({ cssText }) => cssText).filter((text) => text.includes('url(#'));
  const symbols = symbolsFor(`${own.outerHTML} ${cloths.join(' ')}`);
  const defs = document.createElementNS(SVG, 'defs');
  for (const symbol of symbols) defs.append(symbol.cloneNode(true));
  const parts = [
    drawn,
    ...drawn.querySelectorAll('*'),
    ...symbols.flatMap((one) => [one, ...one.querySelectorAll('*')]),
  ];
  const style = document.createElementNS(SVG, 'style');
  style.textContent = styles
    .filter(
      ({ selectorText }) =>
        selectorText.startsWith(':root') || parts.some((part) => part.matches(selectorText)),
    )
    .map(({ cssText }) => cssText)
    .join('\n');
  picture.replaceChildren(style, defs, own);
  return picture;
}

function textOf(drawn: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(standalone(drawn));
}

export function svgOf(drawn: SVGSVGElement): Blob {
  return new Blob([textOf(drawn)], { type: 'image/svg+xml' });
}

/** Undefined if the browser cannot draw it. */
export async function pngOf(drawn: SVGSVGElement): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(textOf(drawn))}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}
