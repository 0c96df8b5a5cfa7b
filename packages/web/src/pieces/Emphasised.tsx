/** A line of which the words between asterisks are emphasised. */
export function Emphasised({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('*').map((part, i) =>
        // Every second part stood between asterisks.
        i % 2 === 0 ? part : <b key={part}>{part}</b>,
      )}
    </>
  );
}
