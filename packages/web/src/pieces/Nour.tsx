/** Nour, the merchant who explains: a bust in a brass ring, with three faces. */
import { useId } from 'preact/hooks';
import { Picture, type PictureProps } from './Picture.tsx';

export type Face = 'calm' | 'wry' | 'glad';

const INK = '#2a201a';

const EYES: { readonly [face in Face]: { readonly path: string; readonly width: number } } = {
  calm: { path: 'M38 50h.01M58 50h.01', width: 5.4 },
  wry: { path: 'M41 50.5h.01M61 50.5h.01', width: 5.4 },
  glad: { path: 'M34 51q4-5 8.5 0M53.5 51q4-5 8.5 0', width: 3.4 },
};
const BROWS: { readonly [face in Face]: string } = {
  calm: 'M33 41q5-4 10-1M53 40q5-3 10 1',
  wry: 'M33 42q5-2 10 0M53 37q5-4 10 0',
  glad: 'M33 40q5-4 10-2M53 38q5-2 10 2',
};
const MOUTHS: { readonly [face in Face]: string } = {
  calm: 'M40 66q8 5 16 0',
  wry: 'M41 68q7-3 14 0',
  glad: 'M38 64q10 10 20 0Z',
};

export function Nour({ face, ...picture }: PictureProps & { readonly face: Face }) {
  const clip = useId();
  return (
    <Picture units={96} class="nour" {...picture}>
      <circle cx="48" cy="48" r="46" fill="var(--brass-hi)" />
      <circle cx="48" cy="48" r="42.5" fill="#f6e6c2" />
      <clipPath id={clip}>
        <circle cx="48" cy="48" r="42.5" />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        <Dress />
        <Head />
        <path
          d={EYES[face].path}
          fill="none"
          stroke={INK}
          stroke-width={EYES[face].width}
          stroke-linecap="round"
        />
        <path d={BROWS[face]} fill="none" stroke="#d9d0c2" stroke-width="3" stroke-linecap="round" />
        <path
          d={MOUTHS[face]}
          fill={face === 'glad' ? '#fff6e3' : 'none'}
          stroke="#5b2a18"
          stroke-width="3"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <Spectacles />
      </g>
    </Picture>
  );
}

function Dress() {
  return (
    <>
      <path d="M6 100C7 80 26 73 48 73C70 73 89 80 90 100Z" fill="#4a2e18" />
      <path d="M34 76L48 92L62 76L56 70H40Z" fill="#fff6e3" />
      <path
        d="M14 89q12-7 22-9M82 89q-12-7-22-9"
        fill="none"
        stroke="#e9c46a"
        stroke-width="2.6"
        stroke-dasharray="3 4"
      />
    </>
  );
}

/** The face without its features, under a scarf with a band. */
function Head() {
  return (
    <>
      <path
        d="M20 74C14 40 24 12 48 11C72 12 82 40 76 74C70 80 66 74 66 66V44C60 34 36 34 30 44V66C30 74 26 80 20 74Z"
        fill="#8b5e34"
      />
      <ellipse cx="48" cy="52" rx="19.5" ry="24" fill="#a9714a" />
      <path
        d="M28 47C30 33 38 28 48 28C58 28 66 33 68 47C62 38 56 35 48 35C40 35 34 38 28 47Z"
        fill="#d9d0c2"
      />
      <path
        d="M20 56C16 34 26 11 48 11C70 11 80 34 76 56C73 40 64 29 48 29C32 29 23 40 20 56Z"
        fill="#efdfbd"
      />
      <path d="M22 44C26 28 36 22 48 22C60 22 70 28 74 44" fill="none" stroke="#9a6a1c" stroke-width="3.2" />
      <circle cx="48" cy="18.5" r="3.2" fill="#9a6a1c" />
    </>
  );
}

/** With the nose under them, and the reed pen behind her ear. */
function Spectacles() {
  return (
    <>
      <path d="M48 51v7q-3 2-4 1" fill="none" stroke="#7a4a2c" stroke-width="2.2" stroke-linecap="round" />
      <g fill="none" stroke="#6b4a16" stroke-width="2.4">
        <circle cx="38" cy="50.5" r="8.2" />
        <circle cx="58" cy="50.5" r="8.2" />
        <path d="M46 50q2-2 4 0" />
      </g>
      <path d="M70 34L84 20" stroke="#6b4a16" stroke-width="3.4" stroke-linecap="round" />
      <path d="M70 34l-3 5 5-2.6Z" fill={INK} />
    </>
  );
}
