import type { ViewPart } from '#contract/account/session.ts'
import type { Operation } from '#contract/contract.ts'
import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import type { StudentSession } from '#server/http/authenticate.ts'

/** The operation by which staff read elsewhere what a part of a view shows. */
export const operationOfPart = {
  money: 'finance.read',
  loans: 'library.lend',
  health: 'documents.review-health',
  visits: 'agreements.receive-visit',
  appeals: 'exams.answer-appeal',
  studies: 'students.read-studies',
} as const satisfies Readonly<Record<ViewPart, Operation>>

/** Of which part notifications are, by their kind; the others are shown to everybody who may open a view. */
export const partsOfNotifications: ReadonlyMap<string, ViewPart> = new Map<string, ViewPart>([
  ['payment', 'money'],
  ['debt', 'money'],
  ['book_ready', 'loans'],
  ['loan_due', 'loans'],
])

/** The same for a notification that something was answered, by the kind of what was sent. */
export const partsOfAnswers: ReadonlyMap<string, ViewPart> = new Map<InboxKind, ViewPart>([
  ['appeal', 'appeals'],
  ['visit', 'visits'],
  ['vaccine_document', 'health'],
  ['scan_order', 'loans'],
])

/** Whether a member of staff who is not shown this part sees the portal as the student. */
export const isLeftOut = ({ view }: StudentSession, part: ViewPart | undefined): boolean =>
  view !== undefined && part !== undefined && view.leftOut.includes(part)
