import type { Words } from '../bad-record.ts'

/** A question about the whole database that an import can change the answer to. */
export interface PreviewCheck {
  /** SQL: what is wrong, as `ka` and `en`. */
  readonly rows: string
  readonly title: Words
  /** What to do about it. */
  readonly mend: Words
}
