import { render } from 'preact';
import { App } from './app/App.tsx';
import { followAddress } from './app/route.ts';
import { followReader } from './i18n/reader.ts';
import { needTexts } from './i18n/texts.ts';
import { dressRoot } from './preferences/effective.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/app.css';
import './styles/controls.css';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');

dressRoot(document.documentElement);
followAddress();
await Promise.all([followReader(), needTexts('frame')]);
render(<App />, root);
