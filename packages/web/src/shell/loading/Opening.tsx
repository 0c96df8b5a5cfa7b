/**
 * Shown until there is a page: the bazaar and the name of the game. The build prerenders it into index.html, so that it
 * is visible before any script runs; it has no text that would have to be translated.
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
