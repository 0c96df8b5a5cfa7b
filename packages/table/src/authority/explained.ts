/** Asks why something is refused. The code that explains it is loaded with the first question. */
import type { TableRefusal } from '@kairo/protocol';

type Explanations = typeof import('./whyNot.ts');
type Unexplained = Extract<TableRefusal, { readonly code: 'table/unexplained' }>;

export async function explained<T>(question: (explain: Explanations) => T): Promise<T | Unexplained> {
  let explain: Explanations;
  try {
    explain = await import('./whyNot.ts');
  } catch {
    return { code: 'table/unexplained' };
  }
  return question(explain);
}
