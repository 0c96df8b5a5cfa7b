/** Shows an error page instead of an empty one when rendering throws. */
import { Component, type ComponentChildren } from 'preact';
import { goTo, HOME } from '../../address/route.ts';
import { t } from '../../i18n/texts.ts';
import { Trouble } from './Trouble.tsx';

interface Props {
  readonly children: ComponentChildren;
}

interface State {
  readonly error?: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static override getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render({ children }: Props, { error }: State) {
    if (error === undefined) return children;
    const { broken, toStart } = t.app;
    return (
      <Trouble texts={broken}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {broken.reload}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            goTo(HOME);
            location.reload();
          }}
        >
          {toStart}
        </button>
        <details class="trouble-details">
          <summary>{broken.details}</summary>
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        </details>
      </Trouble>
    );
  }
}
