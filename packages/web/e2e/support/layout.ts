/** Finds faults in the layout of a table. */

/** CSS pixels that a touch target needs (WCAG 2.5.5). */
export const FINGERTIP = 44;

/** A description of each fault. Runs in the page. */
export function layoutTroubles(fingertip: number): string[] {
  const found: string[] = [];
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  if (scrollHeight > clientHeight) found.push(`the page is ${scrollHeight - clientHeight} px too high`);
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -0.5 && top >= -0.5 && right <= clientWidth + 0.5 && bottom <= clientHeight + 0.5;
  const nameOf = (element: Element): string =>
    `${element.className} “${element.getAttribute('aria-label') ?? element.textContent?.trim()}”`;
  const visible = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const inView = ['.board', '.intents button', '.confirm button', '.top-bar button', '.tabs [role=tab]'];
  for (const element of inView.flatMap(visible)) {
    const box = element.getBoundingClientRect();
    // A row of many chips may scroll.
    if (!isInside(box) && element.closest('.choice-row') === null) found.push(`outside: ${nameOf(element)}`);
  }
  for (const prompt of visible('.prompt')) {
    const isCut = prompt.scrollWidth > prompt.clientWidth || prompt.scrollHeight > prompt.clientHeight;
    if (isCut) found.push(`cut: ${nameOf(prompt)}`);
  }
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (board === undefined || Math.min(board.width, board.height) < 100) found.push('there is no board');
  for (const button of visible('.intents button, .confirm button')) {
    const isCut =
      button.scrollWidth > button.clientWidth + 2 || button.scrollHeight > button.clientHeight + 2;
    if (isCut) found.push(`cut: ${nameOf(button)}`);
  }
  // The touch target may be larger than the element.
  const isHitAround = (element: Element, { left, top, width, height }: DOMRect): boolean => {
    const [x, y, reach] = [left + width / 2, top + height / 2, fingertip / 2 - 1];
    const points = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    return points.every(([px, py]) => element.contains(document.elementFromPoint(px, py)));
  };
  // Text buttons are left out: their touch targets extend beyond their boxes.
  for (const element of visible('button:not(.text-button), [role=tab], a[href]')) {
    const box = element.getBoundingClientRect();
    const { width, height } = box;
    if (Math.min(width, height) < fingertip - 0.5 && !isHitAround(element, box)) {
      found.push(`${Math.round(width)} × ${Math.round(height)} px: ${nameOf(element)}`);
    }
  }
  return found;
}
