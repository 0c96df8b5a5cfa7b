/** The end of a scrolling list: while it is out of view, an icon at the lower edge says that there is more. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { UiIcon } from '../../pieces/UiIcon.tsx';

export function MoreBelow() {
  const end = useRef<HTMLSpanElement>(null);
  const isMore = useSignal(false);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      isMore.value = seen.at(-1)?.isIntersecting === false;
    });
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, [isMore]);
  return (
    <>
      <span ref={end} class="scroll-end" />
      {isMore.value && (
        <span class="more-below" aria-hidden="true">
          <UiIcon name="down" size={18} />
        </span>
      )}
    </>
  );
}
