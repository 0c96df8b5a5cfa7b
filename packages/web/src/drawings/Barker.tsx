/** The figure of a barker card, also used small beside a number. */
export function Barker() {
  return (
    <symbol id="k-barker" viewBox="0 0 100 100">
      <path
        d="M20 50q-5 9 0 19M80 50q5 9 0 19M12.5 43q-8 16 0 33M87.5 43q8 16 0 33"
        fill="none"
        stroke="#ffe9bf"
        stroke-width="4.8"
        stroke-linecap="round"
      />
      <path d="M21 93.5C21 80 34 75 50 75C66 75 79 80 79 93.5Z" fill="#2a201a" />
      <path d="M42 75L50 86L58 75Z" fill="#fff6e3" />
      <ellipse cx="50" cy="53" rx="21" ry="24" fill="#b97f52" />
      <path
        d="M37.5 46q4.5-4.5 9 0M53.5 46q4.5-4.5 9 0"
        fill="none"
        stroke="#2a201a"
        stroke-width="3"
        stroke-linecap="round"
      />
      <ellipse cx="50" cy="65.5" rx="8.5" ry="8" fill="#5b1512" />
      <path d="M43.5 61.5h13v2.8h-13z" fill="#fff6e3" />
      <ellipse cx="50" cy="70.5" rx="4.5" ry="2.6" fill="#d0584a" />
      <path
        d="M50 54C43 50.5 35 53 32.5 60C40 61.5 46.5 60.5 50 57.5C53.5 60.5 60 61.5 67.5 60C65 53 57 50.5 50 54Z"
        fill="#2a201a"
      />
      <path
        d="M31.5 62C25 65 24.5 76 31 81.5C37.5 80 40 72 37.5 65ZM68.5 62C75 65 75.5 76 69 81.5C62.5 80 60 72 62.5 65Z"
        fill="#c98f62"
        stroke="#7a4a2c"
        stroke-width="1.8"
      />
      <path d="M31 38L35 13H65L69 38Q50 45 31 38Z" fill="#8e1f19" />
      <path d="M35.5 13.5H64.5L65.2 18H34.8Z" fill="#b42a22" />
      <path
        d="M62 14Q75 15 75.5 29M75.5 31.5h.01"
        fill="none"
        stroke="#2a201a"
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </symbol>
  );
}
