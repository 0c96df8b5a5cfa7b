/** Facts in a line with dots between them, but none where the line breaks. */
import { Fragment } from 'preact';

export function Facts({ of }: { readonly of: readonly string[] }) {
  return (
    <span class="facts">
      {of.map((fact, i) => (
        <Fragment key={fact}>
          {i > 0 && (
            <>
              <span class="unseen">,</span>
              {/* A space that ends a line has no width: its dot is gone. */}
              <span class="facts-dot"> </span>
            </>
          )}
          <span class="fact">{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
