import type * as z from 'zod/mini'
import type { finance } from '#contract/administration/finance.ts'
import { checkAmount, toMinorUnits } from '#rules/finance/money.ts'
import { toMoneyPhrase } from '#rules/finance/money-phrase.ts'
import type { Locale, Phrase, PhraseParams } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { lockStudent } from '#server/db/sql.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { openOrder } from '#server/payments/open-order.ts'
import { closeOrder } from '#server/payments/settle-order.ts'
import { addRefusal, findOpenOrder } from '#server/payments/sql.ts'
import { startOrder } from '#server/payments/start-order.ts'
import { loadPayable } from './sql.ts'
import { amountWords, fieldWords, words } from './words.ts'

type Body = z.output<typeof finance.pay.body>

/** The error of a payment: the field, the code to record and the sentence. */
interface PaymentError {
  /** Null if it is not about a field: the charge is not the student's. */
  readonly field: string | null
  readonly code: string
  readonly phrase: Phrase
  readonly params?: PhraseParams
}

const findError = (
  { amount, payment_type, pay_for_id, currency }: Body,
  payable: Awaited<ReturnType<typeof loadPayable>>,
): PaymentError | null => {
  const { largest, left } = payable
  const money = (each: string) => toMoneyPhrase(each, payable.currency)
  const wrong = checkAmount(amount, largest)
  if (wrong !== null)
    return {
      field: 'amount',
      code: `amount_${wrong}`,
      phrase: amountWords[wrong],
      params: { least: money('0.01'), most: money(largest) },
    }
  if (currency !== undefined && currency !== payable.currency)
    return {
      field: 'currency',
      code: 'foreign_currency',
      phrase: fieldWords.foreignCurrency,
      params: { currency: payable.currency },
    }
  if (payable.type_ka === null)
    return {
      field: 'payment_type',
      code: 'type_unknown',
      phrase: fieldWords.typeUnknown,
      params: { type: payment_type },
    }
  if (pay_for_id == null)
    return payable.own_amount
      ? null
      : { field: 'pay_for_id', code: 'charge_missing', phrase: fieldWords.chargeMissing }
  if (left === null) return { field: null, code: 'charge_unknown', phrase: words.chargeUnknown }
  if (toMinorUnits(left) === 0n)
    return { field: 'pay_for_id', code: 'charge_paid', phrase: fieldWords.chargePaid }
  if (toMinorUnits(amount) > toMinorUnits(left))
    return {
      field: 'amount',
      code: 'more_than_left',
      phrase: fieldWords.moreThanLeft,
      params: { left: money(left) },
    }
  return null
}

const toRefusal = ({ field, phrase, params }: PaymentError): Refusal | FieldRefusal =>
  field === null
    ? new Refusal(words.chargeUnknown)
    : new FieldRefusal({ [field]: [{ phrase, ...(params && { params }) }] })

/**
 * Opens a payment and returns the bank's page. Refuses with 422, and records, an amount that is none, is not above zero,
 * has more than two places or is too large, more than is left of the charge, and another currency; with 404 a charge of
 * somebody else. A payment for the same charge that was begun with another amount is given up.
 */
export const pay = async (
  db: Database,
  studentID: number,
  sent: Body,
  key: string | null,
  locale: Locale,
) => {
  const body = { ...sent, amount: sent.amount.trim() }
  const chargeID = body.pay_for_id ?? null
  const payable = await loadPayable(db, studentID, body.payment_type, chargeID)
  const error = findError(body, payable)
  if (error !== null) {
    const { amount, currency, payment_type } = body
    const details = JSON.stringify({ amount, currency, payment_type, pay_for_id: chargeID })
    await addRefusal(db, studentID, null, null, error.code, details)
    throw toRefusal(error)
  }
  const purpose = chargeID === null ? 'account' : 'charge'
  const before = chargeID === null ? undefined : await findOpenOrder(db, studentID, purpose, chargeID)
  const isSame =
    before !== undefined && !before.is_expired && toMinorUnits(before.amount) === toMinorUnits(body.amount)
  if (before !== undefined && !isSame) await closeOrder(db, before.orderID, 'cancelled', 'student')
  const open = isSame
    ? before
    : await db.transaction(async (tx) => {
        await lockStudent(tx, studentID)
        return openOrder(tx, {
          studentID,
          purpose,
          purposeID: chargeID,
          debitTypeID: body.payment_type,
          name: { ka: payable.charge_ka ?? payable.type_ka!, en: payable.charge_en ?? payable.type_en! },
          amount: body.amount,
          currency: payable.currency,
          key: key ?? undefined,
        })
      })
  return { link: await startOrder(db, open.orderID, locale), orderID: open.orderID }
}
