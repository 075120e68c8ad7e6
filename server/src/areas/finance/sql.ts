import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

interface Payee {
  readonly phone: string | null
  readonly bank_account: string | null
}

/** The phone number for the code, and the saved account. */
export const loadPayee = defineOneRowQuery<Payee, [studentID: number]>(
  'finance.loadPayee',
  'select phone, bank_account from student where id = $1',
)

export const updateBankAccount = defineRowQuery<object, [studentID: number, bankAccount: string]>(
  'finance.updateBankAccount',
  'update student set bank_account = $2 where id = $1',
)

/**
 * Saves phone and address; returns whether they are requested and whether they were saved. A known number changes only
 * on the profile, with a code.
 */
export const saveInformatics = defineOneRowQuery<
  { is_due: boolean; is_saved: boolean },
  [studentID: number, phone: string, address: string]
>(
  'finance.saveInformatics',
  `with saved as (
     update student set phone = $2, address_ka = $3, address_en = $3
     where id = $1 and informatics_due and coalesce(phone, $2) = $2
     returning true
   )
   select informatics_due as is_due, exists (select from saved) as is_saved from student where id = $1`,
)

/** What the duties of this area are decided on (see `user/sql.ts`). */
export const dutyFacts = {
  bank_account: `json_build_object('hasScholarship', student.has_scholarship,
    'hasAccount', student.bank_account is not null)`,
  informatics: `json_build_object('isDue', student.informatics_due,
    'isSaved', student.phone is not null and coalesce(student.address_ka, student.address_en) is not null)`,
} satisfies DutyFactsSql
