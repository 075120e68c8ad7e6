import type { AgendaSql } from '#server/agenda/agenda-sql.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { hasUsablePhone, type DutyFactsSql } from '#server/user/duty-facts-sql.ts'

interface Payee {
  readonly phone: string | null
  readonly bank_account: string | null
  /** Null when the account may be paid to already. */
  readonly valid_from: string | null
}

/** The phone number for the code, and the saved account. */
export const loadPayee = defineOneRowQuery<Payee, [studentID: number]>(
  'finance.loadPayee',
  `select phone, bank_account,
     case when bank_account_valid_from > now() then bank_account_valid_from end as valid_from
   from student where id = $1`,
)

/**
 * Saves the account and, in the history, the former one. Within a day of a new phone, also a first one, to which
 * the code went, the account becomes valid when that day is over: until then the student can object.
 */
export const updateBankAccount = defineOneRowQuery<
  { valid_from: string | null },
  [studentID: number, bankAccount: string]
>(
  'finance.updateBankAccount',
  `with former as (select id, bank_account from student where id = $1 for no key update),
     new_phone as (
       select max(changed_at) + interval '24 hours' as over_at from contact_change
       where student_id = $1 and field = 'phone'),
     history as (
       insert into contact_change (student_id, field, old_value, new_value)
       select id, 'bank_account', bank_account, $2 from former)
   update student s set bank_account = $2,
     bank_account_valid_from = case when n.over_at > now() then n.over_at end
   from former f, new_phone n where s.id = f.id
   returning s.bank_account_valid_from as valid_from`,
)

/**
 * Saves phone and address; returns whether they are requested, whether they were saved, and whether the phone is the
 * student's first. A stored number can only be changed on the profile, with a code.
 */
export const saveInformatics = defineOneRowQuery<
  { is_due: boolean; is_saved: boolean; is_first_phone: boolean },
  [studentID: number, phone: string, address: string]
>(
  'finance.saveInformatics',
  `with former as (select id, phone, informatics_due from student where id = $1 for no key update),
     saved as (
       update student s set phone = $2, address_ka = $3, address_en = $3
       from former f where s.id = f.id and f.informatics_due and coalesce(f.phone, $2) = $2
       returning f.phone is null as is_first_phone)
   select f.informatics_due as is_due, s.is_first_phone is not null as is_saved,
     coalesce(s.is_first_phone, false) as is_first_phone
   from former f left join saved s on true`,
)

/** Facts that decide the duties of this area (see `user/sql.ts`). */
export const dutyFacts = {
  bank_account: `json_build_object('hasScholarship', student.has_scholarship,
    'hasAccount', student.bank_account is not null, 'hasPhone', ${hasUsablePhone('student')})`,
  informatics: `json_build_object('isDue', student.informatics_due,
    'isSaved', student.phone is not null and coalesce(student.address_ka, student.address_en) is not null)`,
} satisfies DutyFactsSql

export const agendaSql: AgendaSql = [
  `select 'charge-' || l.id, 'instalment', null::timestamp, l.due_on::timestamp, true, e.name_ka, e.name_en, null::int,
     null, null, null, l.id
   from charge_left l join ledger_entry e on e.id = l.id
   where l.student_id = $1 and l.left_to_pay > 0 and l.due_on is not null`,
]
