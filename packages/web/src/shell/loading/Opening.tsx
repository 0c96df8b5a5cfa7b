/**
 * The evening before there is a page: the town and the name of the game. The build writes it into index.html, so that it
 * is seen before any program runs; there it has no word that would have to be translated.
 */
import type { ComponentChildren } from 'preact';
import { Bazaar } from '../../bazaar/Bazaar.tsx';
import { NAME } from './name.ts';

export function Opening({ children }: { readonly children?: ComponentChildren }) {
  return (
    <div class="home">
      <Bazaar />
      <main class="home-main" aria-busy="true">
        <header class="poster">
          <h1 class="display" translate={false}>
            {NAME}
          </h1>
          {children}
        </header>
      </main>
    </div>
  );
}
