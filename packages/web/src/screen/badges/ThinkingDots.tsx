/** A calm sign that somebody thinks; who it is, is said in words elsewhere. */
export function ThinkingDots() {
  return (
    <span class="thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
