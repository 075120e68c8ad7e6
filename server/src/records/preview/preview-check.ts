import type { Words } from '../bad-record.ts'

/** A check of the whole database whose result an import can change. */
export interface PreviewCheck {
  /** SQL that returns what is wrong, as `ka` and `en`. */
  readonly rows: string
  readonly title: Words
  /** How to fix a finding. */
  readonly fix: Words
}
