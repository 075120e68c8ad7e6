import { readSort } from '#staff/ui/list/sorting.ts'
import { omitUndefined, readNumber, readPage, readText } from '#staff/ui/list/read-address.ts'

const columns = ['name', 'nameeng', 'programme', 'programmeeng', 'balance', 'overdue']

/** The URL parameters of the accounts. */
export interface FinanceSearch {
  readonly student?: number
  readonly search?: string
  readonly programme?: number
  readonly debt?: 1
  readonly sort?: string
  readonly page?: number
}

const orderStates = ['stuck', 'mismatched'] as const

/** The URL parameters of the online payments. */
export interface PaymentsSearch {
  readonly search?: string
  readonly state?: (typeof orderStates)[number]
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readFinanceSearch = (search: Record<string, unknown>): FinanceSearch =>
  omitUndefined({
    student: readNumber(search['student']),
    search: readText(search['search']),
    programme: readNumber(search['programme']),
    debt: search['debt'] === 1 ? (1 as const) : undefined,
    sort: readSort(columns, search['sort']),
    page: readPage(search['page']),
  })

export const readPaymentsSearch = (search: Record<string, unknown>): PaymentsSearch =>
  omitUndefined({
    search: readText(search['search']),
    state: orderStates.find((state) => state === search['state']),
    page: readPage(search['page']),
  })
