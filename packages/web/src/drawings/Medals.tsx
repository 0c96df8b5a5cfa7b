/** Gold is a star, silver a disc; the ribbons are cut from the goods' cloth. The value is written by `Medal`. */
import { star } from '../geometry/star.ts';

const RIBBONS = 'M28 52L20 97L37 87L46 99L50 60ZM72 52L80 97L63 87L54 99L50 60Z';

function Ribbons() {
  return (
    <path d={RIBBONS} fill="var(--cloth)" stroke="var(--dark)" stroke-width="3.4" stroke-linejoin="round" />
  );
}

export function Medals() {
  return (
    <>
      <symbol id="k-medal-gold" viewBox="0 0 100 100">
        <Ribbons />
        <path
          d={star(50, 40, 37, 0.81)}
          fill="url(#k-gold)"
          stroke="#6a4300"
          stroke-width="3.4"
          stroke-linejoin="round"
        />
        <circle cx="50" cy="40" r="24" fill="none" stroke="#8a5a00" stroke-width="2" />
      </symbol>
      <symbol id="k-medal-silver" viewBox="0 0 100 100">
        <Ribbons />
        <circle cx="50" cy="40" r="34" fill="url(#k-silver)" stroke="#4a4e57" stroke-width="3.4" />
        <circle cx="50" cy="40" r="24" fill="none" stroke="#6b707b" stroke-width="2" />
      </symbol>
    </>
  );
}
