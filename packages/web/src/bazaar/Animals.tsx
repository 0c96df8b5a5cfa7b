/** The cat and the pigeons. */
export function Cat() {
  return (
    <svg class="cat" viewBox="-14 0 104 48" width="104" height="48" aria-hidden="true">
      <ellipse cx="34" cy="41" rx="46" ry="6" fill="var(--shadow)" opacity=".6" />
      <path
        d="M6 40C-4 20 10 8 30 10C50 6 70 16 70 40ZM0 22L2 4L12 11H20L30 4L31 22C31 32 24 36 16 36C7 36 0 31 0 22Z"
        fill="#3a2a22"
      />
      <path
        d="M68 38C86 36 84 18 76 20"
        fill="none"
        stroke="#3a2a22"
        stroke-width="7"
        stroke-linecap="round"
      />
      <path
        d="M7 22q4-4 8 0M18 22q4-4 8 0"
        fill="none"
        stroke="#e9c46a"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <path d="M14 27l2.5 2 2.5-2z" fill="#e9a0a0" />
    </svg>
  );
}

export function Pigeon({ place }: { readonly place: 1 | 2 | 3 | 4 }) {
  return (
    <svg class={`pigeon pigeon-${place}`} viewBox="-13 -25 64 38" width="40" height="24" aria-hidden="true">
      <path d="M0 0C8-3 14-12 12-24C20-18 24-8 22 0C30-1 40-8 50-8C46 2 34 10 20 11C10 12 2 8-6 10L-12 6C-8 4-6 1 0 0Z" />
    </svg>
  );
}
