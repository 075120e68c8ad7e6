import type { libraryLoans } from '#contract/staff/books/library-loans.ts'
import type { Reply } from '#web/api/call.ts'

export type Reader = Reply<typeof libraryLoans.student>
export type Loan = Reader['loans'][number]
export type Hold = Reader['holds'][number]

export const toLoanID = ({ loanID }: Loan): number => loanID
