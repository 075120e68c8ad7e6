import type { Entry } from '../entry.ts'

/** Props of the part of each kind. */
export interface KindProps {
  readonly entry: Entry
}
