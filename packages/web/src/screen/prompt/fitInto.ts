/** Makes what is said in an element smaller until all of it can be seen; signs grow and shrink with the letters. */

/** Parts of its usual size, the largest first. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76];

export function fitInto(element: HTMLElement): () => void {
  const fit = (): void => {
    for (const size of SIZES) {
      element.style.setProperty('--fit', String(size));
      // Words beside signs are the first to go.
      element.toggleAttribute('data-tight', size < 1);
      if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return;
    }
  };
  // Reports for the first time when the frame is laid out: to measure now would lay it out twice.
  const observer = new ResizeObserver(fit);
  observer.observe(element);
  return () => observer.disconnect();
}
