import { readSort } from '#staff/ui/list/sorting.ts'
import { inboxKinds, type InboxKind } from '#contract/staff/inbox-kinds.ts'

/** What the address of the inbox holds: filters, order, page, and the entry that is open. */
export interface InboxSearch {
  readonly kind?: InboxKind
  readonly search?: string
  readonly state?: 'mine' | 'answered'
  readonly sort?: string
  readonly page?: number
  /** `problem-12`. */
  readonly open?: string
}

export interface EntryKey {
  readonly kind: InboxKind
  readonly id: number
}

export const toOpen = ({ kind, id }: EntryKey): string => `${kind}-${id}`

const columns = ['kind', 'name', 'nameeng', 'programme', 'programmeeng', 'sent', 'due', 'claim', 'claimeng']

const isKind = (value: unknown): value is InboxKind => (inboxKinds as readonly unknown[]).includes(value)

/** The entry that `open` names; null for none. */
export const readOpen = (open: unknown): EntryKey | null => {
  const [, kind, digits = ''] =
    typeof open === 'string' ? (/^([a-z_]+)-([1-9]\d{0,8})$/.exec(open) ?? []) : []
  return isKind(kind) ? { kind, id: Number(digits) } : null
}

/** Whatever the address says that is no filter is left out. */
export const readInboxSearch = (address: Record<string, unknown>): InboxSearch => {
  const { kind, search, state, sort, page, open } = address
  // A student's code may consist of digits alone, which the router reads as a number.
  const text = typeof search === 'number' ? String(search) : search
  const opened = readOpen(open)
  const sorted = readSort(columns, sort)
  return {
    ...(isKind(kind) && { kind }),
    ...(typeof text === 'string' && text.trim() !== '' && { search: text.slice(0, 100) }),
    ...((state === 'mine' || state === 'answered') && { state }),
    ...(sorted !== undefined && { sort: sorted }),
    ...(typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= 100_000 && { page }),
    ...(opened !== null && { open: toOpen(opened) }),
  }
}
