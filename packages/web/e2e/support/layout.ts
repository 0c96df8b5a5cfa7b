/** Finds faults in the layout of a page: what is cut off, what overlaps, what is too small to be pressed. */

/** CSS pixels that a touch target needs (WCAG 2.5.5), and any target (WCAG 2.5.8). */
export const FINGERTIP = 44;
export const POINTER_TIP = 24;

/** A description of each fault. Runs in the page. */
export function layoutTroubles(tip: number): string[] {
  /** Drawn on other parts on purpose. */
  const ON_TOP = [
    '.card-badge',
    '.barker-card b',
    '.held .piece + .piece',
    '.seat-medals .piece + .piece',
    '.consequences .piece + .piece',
    '.score-coins .piece',
    '.orders',
    '.continue-seals .piece + .piece',
    '.thinking',
    '.player-open',
    '.more-below',
    '.dialog-head',
    // Both stay visible above what is scrolled.
    '.scoring .dialog-buttons',
    '.payment-dialog .dialog-buttons',
  ].join();
  /** They may cover the page. */
  const LAYERS = ['dialog', '.curtain', '.why-not', '.callout', '.remark', '.start-bar', '.corners'].join();
  /** They have tests of their own. */
  const CLOSED = ['.board', '.bazaar', '.board-scene', 'select'].join();
  /** Nothing may be wider than these, though they would show it. */
  const PANELS = ['.panel', '.player'].join();
  /** A row of many chips may scroll. */
  const SIDEWAYS = '.choice-row';
  /** Pixels that are no fault. */
  const SLACK = 1.5;
  /** The height of letters, as a share of the font's size. */
  const LETTERS = 0.8;

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** Text or a picture. */
  interface Part {
    readonly element: Element;
    /** What can be seen of it, line by line. */
    readonly seen: readonly Box[];
  }

  const found = new Set<string>();
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  const table = document.querySelector('main.table');
  const top = [...document.querySelectorAll('dialog:modal, .curtain')].at(-1) ?? document.body;

  const nameOf = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().replaceAll(/\s+/g, ' ');
    const kind = element.closest('[class]')?.getAttribute('class') ?? element.tagName.toLowerCase();
    return `${kind} “${name?.slice(0, 60)}”`;
  };
  const intersection = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;

  /** Hidden from sight, but read out. */
  const isUnseen = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    }
    return !element.checkVisibility({ visibilityProperty: true });
  };

  /** What its ancestors and the window leave of a box; `isLost` if the rest cannot be scrolled into view. */
  const visiblePart = (element: Element, box: Box): { readonly seen: Box; readonly isLost: boolean } => {
    let seen = box;
    let isLost = false;
    let isFixed = getComputedStyle(element).position === 'fixed';
    const cut = (edge: Box, scrollsX: boolean, scrollsY: boolean): void => {
      const isCutX = seen.left < edge.left - SLACK || seen.right > edge.right + SLACK;
      const isCutY = seen.top < edge.top - SLACK || seen.bottom > edge.bottom + SLACK;
      if ((isCutX && !scrollsX) || (isCutY && !scrollsY)) isLost = true;
      seen = intersection(seen, edge);
    };
    const start = element instanceof SVGElement ? element.parentElement : element;
    for (let at = start; at !== null && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (position === 'fixed') isFixed = true;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (at instanceof SVGElement || at === document.body) continue;
      const scrollsY = overflowY === 'auto' || overflowY === 'scroll';
      cut(at.getBoundingClientRect(), at.matches(SIDEWAYS), scrollsY);
      if (isEmpty(seen)) return { seen, isLost };
    }
    const isScrolled = table === null && !isFixed;
    cut({ left: 0, top: 0, right: clientWidth, bottom: clientHeight }, false, isScrolled);
    return { seen, isLost };
  };

  /** Without the space above and below the letters, which some fonts have much of. */
  const linesOf = (element: Element): Box[] => {
    const texts = [...element.childNodes].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== '',
    );
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const [middle, half] = [(top + bottom) / 2, (size * LETTERS) / 2];
        return { left, right, top: middle - half, bottom: middle + half };
      });
    });
  };

  const partOf = (element: Element): Part[] => {
    if (element instanceof SVGElement && !element.matches('svg.piece')) return [];
    const boxes = element instanceof SVGElement ? [element.getBoundingClientRect()] : linesOf(element);
    if (boxes.length === 0 || isUnseen(element)) return [];
    const views = boxes.filter((box) => !isEmpty(box)).map((box) => visiblePart(element, box));
    if (views.some(({ isLost }) => isLost)) found.add(`cut off: ${nameOf(element)}`);
    return [{ element, seen: views.map(({ seen }) => seen).filter((box) => !isEmpty(box)) }];
  };

  const overlap = (a: Box, b: Box): boolean => {
    const { left, top, right, bottom } = intersection(a, b);
    return right - left > 2 * SLACK && bottom - top > 2 * SLACK;
  };
  const layerOf = (element: Element): Element | null => element.closest(LAYERS);

  // ── the page ──
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);
  if (table !== null) {
    if (scrollHeight > clientHeight) found.add(`the page is ${scrollHeight - clientHeight} px too high`);
    const board = document.querySelector('.board')?.getBoundingClientRect();
    if (board === undefined || Math.min(board.width, board.height) < 100) found.add('there is no board');
    else if (
      board.top < -1 ||
      board.left < -1 ||
      board.right > clientWidth + 1 ||
      board.bottom > clientHeight + 1
    ) {
      found.add('the board is cut off');
    }
    for (const letters of document.querySelectorAll('.board .coordinates')) {
      const { width = 1 } = letters.closest('svg')?.viewBox.baseVal ?? {};
      const size = (Number.parseFloat(getComputedStyle(letters).fontSize) * (board?.width ?? 0)) / width;
      if (size < 9) found.add(`the coordinates are ${size.toFixed(1)} px high`);
    }
    const isAside = document.querySelector('dialog[open], .curtain, .why-not-sheet') !== null;
    const race = document.querySelector('.race');
    if (!isAside && (race === null || isUnseen(race)))
      found.add('the race to the final phase is not in sight');
  }

  // ── texts and pictures ──
  const parts = [...top.querySelectorAll('*')]
    .filter((element) => element.closest(CLOSED) === null)
    .flatMap(partOf);
  const isNamed = (element: Element): boolean =>
    !(element instanceof SVGElement) || element.matches('[role="img"], .card');
  const loose = parts.filter(({ element }) => isNamed(element) && element.closest(ON_TOP) === null);
  for (const [i, one] of loose.entries()) {
    for (const other of loose.slice(i + 1)) {
      if (one.element.contains(other.element) || layerOf(one.element) !== layerOf(other.element)) continue;
      if (one.seen.some((a) => other.seen.some((b) => overlap(a, b))))
        found.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  }

  for (const { element, seen } of loose) {
    const panel = element.closest(PANELS)?.getBoundingClientRect();
    const isOutside = ({ left, right }: Box): boolean =>
      panel !== undefined && (left < panel.left - SLACK || right > panel.right + SLACK);
    if (seen.some(isOutside)) found.add(`outside its panel: ${nameOf(element)}`);
  }

  // ── targets ──
  /** The target may be larger than the element, and partly below another layer. */
  const isHitAround = (element: Element, { left, top, right, bottom }: Box): boolean => {
    const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, tip / 2 - 1];
    const points = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    return points.every(([px, py]) => {
      const hit = document.elementFromPoint(px, py);
      return element.contains(hit) || (hit !== null && layerOf(hit) !== layerOf(element));
    });
  };
  for (const element of top.querySelectorAll('button, a[href], [role=tab], input, select, summary')) {
    if (element.closest('.board') !== null || isUnseen(element)) continue;
    // The label around it is the target.
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    const { seen } = visiblePart(element, box);
    const isWhole = seen.right - seen.left > box.width - SLACK && seen.bottom - seen.top > box.height - SLACK;
    if (isEmpty(seen) || !isWhole) continue;
    // A piece that only tells about itself may be smaller than what is pressed to play.
    const least = element.matches('.inspectable') ? 24 : tip;
    // Text buttons have larger targets; links and terms in running text need none.
    const isSmall =
      Math.min(box.width, box.height) < least - 0.5 &&
      !element.matches('.text-button, p a, .book-term, .race');
    if (isSmall && !isHitAround(element, seen)) {
      found.add(`${Math.round(box.width)} × ${Math.round(box.height)} px: ${nameOf(element)}`);
    }
  }
  return [...found];
}
