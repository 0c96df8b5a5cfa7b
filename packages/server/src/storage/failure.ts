/** What can go wrong with storage. */

/** It is unknown whether a change was made, or nothing could be read. Read again before doing anything else. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}

/** Why a database cannot be opened. It was left as it is. */
export type StorageProblem =
  /** Another process has it open. */
  | { readonly code: 'storage/in-use'; readonly file: string }
  /** It was written by a newer release; `unknown` names the migrations that this one does not have. */
  | { readonly code: 'storage/newer'; readonly file: string; readonly unknown: readonly string[] }
  /** The file is something else, or damaged. */
  | { readonly code: 'storage/not-a-database'; readonly file: string; readonly detail: string }
  | { readonly code: 'storage/failed'; readonly file: string; readonly detail: string };
