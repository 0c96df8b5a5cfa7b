/**
 * Prerenders what never changes into index.html, at placeholder comments: the opening, so that it is visible before any
 * script runs, and the symbols of the drawings, so that no script has to draw them.
 */
import { type ComponentChildren, type FunctionComponent, h, type VNode } from 'preact';
import { type Plugin, runnerImport } from 'vite';

const OPENING = '<!-- opening -->';
const SPRITE = '<!-- sprite -->';

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<"]/g, (character) => ESCAPES[character] ?? '');

/** For components without hooks whose elements have only attributes and children. */
function toHtml(node: ComponentChildren): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(toHtml).join('');
  if (typeof node !== 'object') return escaped(String(node));
  const { type, props } = node as VNode<{ readonly children?: ComponentChildren }>;
  if (typeof type === 'function') return toHtml((type as (props: object) => ComponentChildren)(props));
  const { children, ...attributes } = props;
  const written = Object.entries(attributes)
    .map(([name, value]) => [name, name === 'translate' ? (value ? 'yes' : 'no') : value])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${type}${written.join('')}>${toHtml(children)}</${type}>`;
}

/** Renders a component that takes no properties. */
async function rendered(file: string, name: string): Promise<string> {
  const { module } = await runnerImport<{ readonly [name: string]: FunctionComponent }>(
    new URL(file, import.meta.url).pathname,
    {
      configFile: false,
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      logLevel: 'warn',
    },
  );
  const component = module[name];
  if (component === undefined) throw new Error(`${file} has no ${name}`);
  return toHtml(h(component, {}));
}

export function prerender(): Plugin {
  return {
    name: 'kairo-prerender',
    transformIndexHtml: async (html) => {
      if (!html.includes(OPENING)) return html;
      const opening = await rendered('src/shell/loading/Opening.tsx', 'Opening');
      return (
        html
          // The page removes the attribute when it takes the element over.
          .replace(OPENING, opening.replace('<div', '<div data-opening'))
          .replace(SPRITE, await rendered('src/drawings/Sprite.tsx', 'Sprite'))
      );
    },
  };
}
