/**
 * A page that shows pieces and states, also for screenshots. Not part of the product.
 * `?show=NAME` shows one sheet, `&theme=night`, `&signs=large`, `&patterns=bold`, `&stone=plain` set the options.
 */
import { render } from 'preact';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/board.css';
import './gallery.css';
import { Sprite } from '../drawings/Sprite.tsx';
import { SHEETS } from './sheets.tsx';

const query = new URLSearchParams(location.search);
for (const option of ['theme', 'signs', 'patterns', 'stone', 'motion']) {
  const value = query.get(option);
  if (value !== null) document.documentElement.dataset[option] = value;
}

function Gallery() {
  const wanted = query.get('show');
  const shown = Object.entries(SHEETS).filter(([name]) => wanted === null || name === wanted);
  return (
    <>
      <Sprite />
      <nav>
        {Object.keys(SHEETS).map((name) => (
          <a key={name} href={`?show=${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <main>
        {shown.map(([name, Sheet]) => (
          <section key={name} id={name}>
            <Sheet />
          </section>
        ))}
      </main>
    </>
  );
}

const root = document.getElementById('gallery');
if (root !== null) render(<Gallery />, root);
