/** A bot is thinking. Which one is said in words elsewhere. */
export function ThinkingDots() {
  return (
    <span class="thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
