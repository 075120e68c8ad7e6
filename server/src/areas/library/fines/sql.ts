import type * as z from 'zod/mini'
import type { library } from '#contract/campus/library.ts'
import { finesJson } from '#server/books/fines-json.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

interface OwnFine {
  /** Null for a book that is out, or was in time. */
  readonly fine: string | null
  readonly outcome: 'paid' | 'waived' | 'refunded' | null
  readonly title: string
  /** That of the fines, and that of the student's account. */
  readonly currency: string
  readonly account_currency: string
}

/** The fine of an own loan, which no other transaction changes until this one ends. */
export const lockOwnFine = defineRowQuery<OwnFine, [studentID: number, loanID: number]>(
  'library.lockOwnFine',
  `select l.fine::text as fine, l.fine_outcome as outcome, b.title,
     (select value ->> 'currency' from setting where name = 'library_terms') as currency, m.currency::text as account_currency
   from library_loan l join book b on b.id = l.book_id join student s on s.id = l.student_id
   join programme m on m.id = s.programme_id where l.id = $2 and l.student_id = $1 for update of l`,
)

type AccountFacts = Pick<z.input<typeof library.loans.reply>, 'currency' | 'fines'>

/** Settles the fine with a payment order: one conditional statement, so that a fine is paid once. */
export const savePaidOnline = defineRowQuery<
  { readonly id: number },
  [loanID: number, orderID: number, amount: string]
>(
  'library.savePaidOnline',
  `update library_loan set fine_outcome = 'paid', fine_order_id = $2
   where id = $1 and fine_outcome is null and fine = $3::numeric returning id`,
)

/** The whole fine was given back. */
export const saveRefunded = defineRowQuery<object, [loanID: number, orderID: number]>(
  'library.saveRefunded',
  `update library_loan set fine_outcome = 'refunded' where id = $1 and fine_order_id = $2`,
)

export const loadAccountFacts = defineOneRowQuery<AccountFacts, [studentID: number]>(
  'library.loadAccountFacts',
  `select m.currency::text as currency, ${finesJson} as fines from student s join programme m on m.id = s.programme_id where s.id = $1`,
  ['int'],
)

export const loadOpenFines = defineOneRowQuery<{ readonly open_fines: string }, [studentID: number]>(
  'library.loadOpenFines',
  `select coalesce(sum(fine), 0)::numeric(12, 2)::text as open_fines from library_loan
   where student_id = $1 and fine is not null and fine_outcome is null`,
)

/** The open payment order of a fine in the caller's scope. */
export const findOpenFineOrder = defineRowQuery<
  { readonly orderID: number },
  [staffID: number, operation: string, loanID: number]
>(
  'library.findOpenFineOrder',
  `with ${heldScopes}
   select o.id as "orderID" from payment_order o join student s on s.id = o.student_id join programme m on m.id = s.programme_id
   where o.purpose = 'library_fine' and o.purpose_id = $3 and o.state = 'processing'
     and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`,
)
