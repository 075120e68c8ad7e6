import type { Entry } from '../entry.ts'

/** What the part of each kind gets. */
export interface KindProps {
  readonly entry: Entry
}
