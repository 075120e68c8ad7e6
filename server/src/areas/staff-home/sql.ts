import type * as z from 'zod/mini'
import type { Operation } from '#contract/contract.ts'
import type { staffHome, waitingKinds } from '#contract/administration/staff-home.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { inHeldScopes } from '#server/staff-permission/in-scope.ts'
import { today } from '#server/time-zone/sql.ts'

type Kind = (typeof waitingKinds)[number]

const columns = { school: 'p.school_id', programme: 's.programme_id' }
/** SQL: a row of this alias belongs to the student `s` with their programme `p`. */
const ofStudent = (alias: string) =>
  `join student s on s.id = ${alias}.student_id join programme p on p.id = s.programme_id`
const isHeld = (operation: Operation, of: Parameters<typeof inHeldScopes>[0] = columns): string =>
  inHeldScopes(of, 'held', `h.operation = '${operation}'`)

/** From where the rows of a kind are counted, in the scopes of its operation. */
const waiting: Readonly<Record<Kind, string>> = {
  refunds: `payment_refund r join payment_order o on o.id = r.order_id ${ofStudent('o')}
    where r.state = 'proposed' and r.proposed_by <> $1 and ${isHeld('finance.confirm-refund')}`,
  mismatched: `payment_order o ${ofStudent('o')} where o.disagreement is not null and ${isHeld('finance.read')}`,
  // As the list of payments finds them; those of which the bank says something else are counted there.
  stuck: `payment_order o ${ofStudent('o')} where o.check_at is not null and o.state = 'processing' and o.disagreement is null
    and o.created_at < now() - interval '1 hour' and ${isHeld('finance.read')}`,
  bank_entries: `bank_entry e where e.state = 'open' and ${isHeld('finance.import', {})}`,
  overdue_loans: `library_loan l ${ofStudent('l')} where l.closed_on is null and l.due_on < ${today} and ${isHeld('library.lend')}`,
  paid_books: `book_sale b ${ofStudent('b')} where b.state = 'paid' and ${isHeld('books.sell')}`,
  consultations: `booking b join booking_item i on i.booking_id = b.id join bookable k on k.id = i.bookable_id
    where b.status = 'sent' and b.day >= ${today} and k.staff_member_id = $1
    and ${isHeld('consultation.answer', { school: 'k.school_id' })}`,
}

export const listWaiting = defineListQuery<
  z.input<typeof staffHome.waiting.reply>['waiting'][number],
  [staffID: number]
>(
  'staffHome.listWaiting',
  `with held as materialized (
     select operation, scope, school_id, programme_id, group_id from staff_permission where staff_member_id = $1),
   counted as (
     ${Object.entries(waiting)
       .map(
         ([kind, from], nth) =>
           `select ${nth} as nth, '${kind}' as kind, (select count(*)::int from ${from}) as count`,
       )
       .join('\n     union all ')})
   select kind, count from counted where count > 0 order by nth`,
)
