import type * as z from 'zod/mini'
import type { financeStaff } from '#contract/staff/finance-staff.ts'
import { toMoneyPhrase } from '#rules/finance/money-phrase.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { addStaffEntry, findTarget } from './staff-sql.ts'
import { fieldWords } from '../words.ts'

type Body = z.output<typeof financeStaff.enter.body>

/** An older day is a mistake in the year. */
const oldestPaymentDays = 366
const transferName = { ka: 'საბანკო გადარიცხვა', en: 'Bank transfer' }

/**
 * Enters a charge, a discount or a bank transfer. A repeated attempt is the same entry. Refuses with 404 a student of
 * another scope, with 422 an unknown type or charge, a discount of more than is left, and a day
 * to come or over a year ago.
 */
export const enterEntry = (
  db: Database,
  actor: StaffActor,
  studentID: number,
  key: string | null,
  body: Body,
): Promise<{ financeID: number }> =>
  db.transaction(async (tx) => {
    const { kind, debit_typeID, reason } = body
    const { staffID, operation } = actor
    const chargeID = kind === 'charge' ? null : (body.chargeID ?? null)
    // A statement of its own: one that had waited for the lock would not see the entry of the other attempt.
    await lockStudent(tx, studentID)
    const found = await findTarget(tx, staffID, operation, studentID, debit_typeID, chargeID, key)
    const { currency, type_ka, type_en, left, known, today } = requireFound(found, httpWords.notFound)
    if (known !== null) return { financeID: known }
    if (type_ka === null || type_en === null)
      throw new FieldRefusal({ debit_typeID: [{ phrase: fieldWords.typeUnknown }] })
    if (chargeID !== null && left === null)
      throw new FieldRefusal({ chargeID: [{ phrase: fieldWords.chargeUnknown }] })
    const day = kind === 'payment' ? (body.date ?? null) : null
    if (day !== null && day > today) throw new FieldRefusal({ date: [{ phrase: fieldWords.dayToCome }] })
    if (day !== null && daysBetween(day, today) > oldestPaymentDays)
      throw new FieldRefusal({ date: [{ phrase: fieldWords.dayTooOld }] })
    const amount = toAmount(toMinorUnits(body.amount))
    if (kind === 'discount' && left !== null && toMinorUnits(amount) > toMinorUnits(left)) {
      const params = { left: toMoneyPhrase(left, currency) }
      throw new FieldRefusal({ amount: [{ phrase: fieldWords.moreThanLeft, params }] })
    }
    const name = kind === 'payment' ? transferName : { ka: type_ka, en: type_en }
    const { financeID } = await addStaffEntry(
      tx,
      studentID,
      kind,
      debit_typeID,
      chargeID,
      body.name ?? name.ka,
      body.nameeng ?? body.name ?? name.en,
      amount,
      currency,
      kind === 'charge' ? (body.due ?? null) : null,
      key,
      staffID,
      reason,
      day,
    )
    await recordAudit(tx, actor, {
      entity: 'ledger_entry',
      entityID: financeID,
      studentID,
      before: null,
      after: { kind, amount, currency, chargeID, reason, ...(day !== null && { day }) },
    })
    return { financeID }
  })
