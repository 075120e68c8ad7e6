import type { libraryDesk } from '#contract/staff/books/library-desk.ts'
import type { Reply } from '#web/api/call.ts'

export type DeskStudent = Reply<typeof libraryDesk.student>
export type Loan = DeskStudent['loans'][number]
export type Hold = DeskStudent['holds'][number]
