import { omitUndefined, readNumber, readPage, readText } from '#staff/ui/list/read-address.ts'

/** The list that is shown while no student is chosen. */
export const loanLists = ['out', 'late', 'fines', 'holds'] as const

export interface LoansSearch {
  readonly student?: number
  readonly list?: (typeof loanLists)[number]
  readonly search?: string
  readonly page?: number
}

/** Whatever the address says that is no filter is left out. */
export const readLoansSearch = (search: Record<string, unknown>): LoansSearch =>
  omitUndefined({
    student: readNumber(search['student']),
    list: loanLists.find((each) => each === search['list']),
    search: readText(search['search']),
    page: readPage(search['page']),
  })
