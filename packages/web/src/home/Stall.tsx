/** A section of the start page, drawn as a market stall with awning and counter. */
import type { Colour } from '@kairo/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
  readonly colour: Colour;
  readonly heading: string;
  /** Pairs of scallops along the awning. */
  readonly scallops: number;
  /** Of a page with a single stall. */
  readonly className?: string;
  readonly children: ComponentChildren;
}

export function Stall({ colour, heading, scallops, className = '', children }: Props) {
  const id = useId();
  return (
    <section class={`stall stall-${colour} ${className}`} aria-labelledby={id}>
      <Awning colour={colour} scallops={scallops} />
      <div class="stall-inside">
        <h2 id={id} class="display">
          {heading}
        </h2>
        {children}
      </div>
      <div class="stall-counter" />
      <Carpet colour={colour} />
    </section>
  );
}

const FRINGE = Array.from({ length: 29 }, (_, i) => `M${6 + i * 8.15} 53v6`).join('');

/** In front of the stall, where there is room for it. */
function Carpet({ colour }: Pick<Props, 'colour'>) {
  return (
    <svg class="stall-carpet" viewBox="0 0 240 62" aria-hidden="true">
      <path d={FRINGE} stroke="var(--seal-rim)" stroke-width="2.4" />
      <path
        d="M34 2H206L236 53H4Z"
        fill={`var(--${colour})`}
        stroke={`var(--${colour}-d)`}
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path d="M46 10H194L214 45H26Z" fill="none" stroke="var(--seal-rim)" stroke-width="2.5" />
    </svg>
  );
}

function Awning({ colour, scallops }: Pick<Props, 'colour' | 'scallops'>) {
  const id = `scallops-${colour}`;
  return (
    <div class="awning">
      <svg class="awning-cloth" width="100%" height="100%" aria-hidden="true">
        <rect width="100%" height="100%" fill={`url(#k-cloth-${colour})`} />
      </svg>
      <svg class="awning-scallops" width="100%" height="20" aria-hidden="true">
        {/* A fraction of the width, so that no scallop is cut off. */}
        <pattern id={id} width={1 / scallops} height="1" viewBox="0 0 48 20" preserveAspectRatio="none">
          <path d="M0 0H24V7A12 12 0 0 1 0 7Z" fill={`var(--${colour})`} />
          <path d="M24 0H48V7A12 12 0 0 1 24 7Z" fill="var(--seal-rim)" />
          <path
            d="M24 0V7A12 12 0 0 1 0 7M48 0V7A12 12 0 0 1 24 7"
            fill="none"
            stroke={`var(--${colour}-d)`}
            stroke-width="2"
          />
        </pattern>
        <rect width="100%" height="20" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
