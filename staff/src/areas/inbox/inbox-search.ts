import { readSort } from '#staff/ui/list/sorting.ts'
import { inboxKinds, type InboxKind } from '#contract/staff/inbox-kinds.ts'
import { omitUndefined, readPage, readText } from '#staff/ui/list/read-address.ts'

/** The URL parameters of the inbox: filters, order, page, and the open entry. */
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
  const { kind, state } = address
  const opened = readOpen(address['open'])
  return omitUndefined({
    kind: isKind(kind) ? kind : undefined,
    search: readText(address['search']),
    state: state === 'mine' || state === 'answered' ? state : undefined,
    sort: readSort(columns, address['sort']),
    page: readPage(address['page']),
    open: opened === null ? undefined : toOpen(opened),
  })
}
