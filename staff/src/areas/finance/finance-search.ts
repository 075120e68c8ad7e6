import { readSort } from '#staff/ui/list/sorting.ts'

const columns = ['name', 'nameeng', 'programme', 'programmeeng', 'balance', 'overdue']

/** What the address of the accounts holds. */
export interface FinanceSearch {
  readonly student?: number
  readonly search?: string
  readonly programme?: number
  readonly debt?: 1
  readonly sort?: string
  readonly page?: number
}

const orderStates = ['hanging', 'disagreeing'] as const

/** What the address of the online payments holds. */
export interface PaymentsSearch {
  readonly search?: string
  readonly state?: (typeof orderStates)[number]
  readonly page?: number
}

// Digits alone are read by the router as a number.
const readText = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined
}
const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 999_999_999
    ? value
    : undefined
const leaveOut = (read: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))

/** Whatever the address says that is no filter is left out. */
export const readFinanceSearch = (search: Record<string, unknown>): FinanceSearch =>
  leaveOut({
    student: readNumber(search['student']),
    search: readText(search['search']),
    programme: readNumber(search['programme']),
    debt: search['debt'] === 1 ? 1 : undefined,
    sort: readSort(columns, search['sort']),
    page: readNumber(search['page']),
  })

export const readPaymentsSearch = (search: Record<string, unknown>): PaymentsSearch =>
  leaveOut({
    search: readText(search['search']),
    state: orderStates.find((state) => state === search['state']),
    page: readNumber(search['page']),
  })
