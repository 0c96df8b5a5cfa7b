/** A page with one broad stall in the street of the start page. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Bazaar } from '../../bazaar/Bazaar.tsx';
import { Strollers } from '../../bazaar/Strollers.tsx';
import { CornerButtons } from '../../home/Corners.tsx';
import { Stall } from '../../home/Stall.tsx';
import { NAME } from '../../shell/loading/name.ts';
import '../../styles/online.css';

interface Props {
  readonly heading: string;
  readonly className?: string;
  /** In the upper left corner: a way back. */
  readonly corner: ComponentChildren;
  /** Above the stall, instead of the game's name. */
  readonly lead?: ComponentChildren;
  /** At the foot of small and low screens. */
  readonly bar?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Pairs of scallops on a stall of that width. */
const SCALLOPS = { wide: 20, narrow: 9 };

export function BroadPage({ heading, className = '', corner, lead, bar, children }: Props) {
  useEffect(() => {
    document.title = `${heading} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [heading]);
  const isWide = lead === undefined && matchMedia('(min-width: 900px)').matches;
  return (
    <div class={`home broad-page ${className}`}>
      <Bazaar>
        <Strollers />
      </Bazaar>
      <nav class="corners">
        <div class="corner-way">{corner}</div>
        <CornerButtons />
      </nav>
      <main class="home-main">
        {lead ?? (
          <h1 class="small-logo display" translate={false}>
            {NAME}
          </h1>
        )}
        <Stall
          colour="blue"
          heading={heading}
          scallops={isWide ? SCALLOPS.wide : SCALLOPS.narrow}
          className="broad"
        >
          {children}
        </Stall>
      </main>
      {bar !== undefined && <footer class="start-bar one">{bar}</footer>}
    </div>
  );
}
