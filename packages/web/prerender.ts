/** Prerenders the opening into index.html, at a placeholder comment. */
import { type ComponentChildren, h, type VNode } from 'preact';
import { type Plugin, runnerImport } from 'vite';

const PLACE = '<!-- opening -->';

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

export function prerenderOpening(): Plugin {
  return {
    name: 'kairo-opening',
    transformIndexHtml: async (html) => {
      if (!html.includes(PLACE)) return html;
      const { module } = await runnerImport<typeof import('./src/shell/loading/Opening.tsx')>(
        new URL('src/shell/loading/Opening.tsx', import.meta.url).pathname,
        {
          configFile: false,
          oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
          logLevel: 'warn',
        },
      );
      // The page removes the attribute when it takes the element over.
      return html.replace(PLACE, toHtml(h(module.Opening, {})).replace('<div', '<div data-opening'));
    },
  };
}
