/** A stall that has tipped over, with its fruit on the ground. */
export function FallenStall() {
  return (
    <svg class="fallen-stall" viewBox="0 -18 200 128" width="200" height="128" aria-hidden="true">
      <ellipse cx="100" cy="100" rx="92" ry="8" fill="var(--line)" />
      <g transform="rotate(-14 60 96)">
        <path d="M38 40h8v56h-8zM114 40h8v56h-8z" fill="var(--frame-hi)" />
        <path d="M32 68h96v9H32z" fill="var(--brass-hi)" />
        <path d="M40 8h80l14 34H26z" fill="var(--green)" stroke="var(--green-d)" stroke-width="3" />
        <path d="M58 8h16l-2 34H52zM92 8h16l8 34H94z" fill="var(--green-l)" />
        <path
          d="M26 42h108v6a9 9 0 0 1-18 0a9 9 0 0 1-18 0a9 9 0 0 1-18 0a9 9 0 0 1-18 0a9 9 0 0 1-18 0a9 9 0 0 1-18 0z"
          fill="var(--seal-rim)"
          stroke="var(--green-d)"
          stroke-width="2"
        />
      </g>
      <g fill="var(--red)" stroke="var(--red-d)" stroke-width="2">
        <circle cx="146" cy="92" r="8" />
        <circle cx="166" cy="95" r="7" />
        <circle cx="184" cy="91" r="6" />
      </g>
    </svg>
  );
}
