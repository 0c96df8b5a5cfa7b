/** Shrinks the content of an element until it fits; symbols scale with the text. */

/** Factors of the usual size, the largest first. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76];

export function fitInto(element: HTMLElement): () => void {
  const fit = (): void => {
    for (const size of SIZES) {
      element.style.setProperty('--fit', String(size));
      // Words beside symbols are dropped first.
      element.toggleAttribute('data-tight', size < 1);
      if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return;
    }
  };
  // The first report comes with the frame's layout; measuring now would force another one.
  const observer = new ResizeObserver(fit);
  observer.observe(element);
  return () => observer.disconnect();
}
