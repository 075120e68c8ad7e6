import type { library } from '#contract/campus/library.ts'
import type { Reply } from '#web/api/call.ts'

export type Loans = Reply<typeof library.loans>
export type Loan = Loans['loans'][number]
export type Hold = Loans['holds'][number]
export type Order = Reply<typeof library.orders>['items'][number]
export type LibraryBook = Reply<typeof library.books>['items'][number]
