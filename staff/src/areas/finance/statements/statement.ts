import type { bankStatements } from '#contract/staff/bank-statements.ts'
import type { Reply } from '#web/api/call.ts'

export type Statement = Reply<typeof bankStatements.one>
export type Entry = Reply<typeof bankStatements.entries>['items'][number]
