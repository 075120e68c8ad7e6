import { toMoneyPhrase } from '#rules/finance/money-phrase.ts'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { findPaymentPurpose } from '#server/payments/payment-purpose.ts'
import { findOrder } from '#server/payments/sql.ts'
import { sendJob } from '#server/jobs/send-job.ts'
import { sendRefundNow } from '#server/payments/send-refund.ts'
import { addRefund, lockOrderForStaff, lockRefund, saveRefundDecision } from './staff-sql.ts'
import { fieldWords, words } from './words.ts'

/** Proposes a refund. Refuses with 409 an order that is not paid or has a refund open, with 422 more than was paid. */
export const proposeRefund = (
  db: Database,
  actor: StaffActor,
  orderID: number,
  { amount: typed, reason }: { readonly amount: string; readonly reason: string },
): Promise<{ refundID: number }> =>
  db.transaction(async (tx) => {
    const found = await lockOrderForStaff(tx, actor.staffID, actor.operation, orderID)
    const order = requireFound(found, httpWords.notFound)
    const purchase = (await findOrder(tx, orderID))!
    if (order.state !== 'paid') throw new Refusal(words.orderNotPaid)
    if (order.hasOpenRefund) throw new Refusal(words.refundOpen)
    const amount = toAmount(toMinorUnits(typed))
    const left = toMinorUnits(order.amount) - toMinorUnits(order.refunded)
    if (toMinorUnits(amount) > left) {
      const params = { left: toMoneyPhrase(toAmount(left), purchase.currency) }
      throw new FieldRefusal({ amount: [{ phrase: fieldWords.moreThanPaid, params }] })
    }
    await findPaymentPurpose(purchase.purpose).onRefundProposed?.(tx, purchase)
    const { refundID } = await addRefund(tx, orderID, amount, reason, actor.staffID)
    await recordAudit(tx, actor, {
      entity: 'payment_refund',
      entityID: refundID,
      studentID: order.studentID,
      before: null,
      after: { orderID, amount, reason, state: 'proposed' },
    })
    return { refundID }
  })

/** Confirms a refund, which is then sent to the bank, or rejects it. Refuses with 403 if the caller has proposed it. */
export const decideRefund = async (
  db: Database,
  actor: StaffActor,
  refundID: number,
  decision: 'confirm' | 'reject',
): Promise<'ok'> => {
  const isConfirmed = decision === 'confirm'
  await db.transaction(async (tx) => {
    const found = await lockRefund(tx, actor.staffID, actor.operation, refundID)
    const { studentID, orderID, amount, state, isOwn } = requireFound(found, httpWords.notFound)
    if (isOwn) throw new Refusal(words.ownRefund)
    if (state !== 'proposed') throw new Refusal(words.refundDecided)
    await saveRefundDecision(tx, refundID, isConfirmed, actor.staffID)
    if (isConfirmed) await sendJob(tx, { queue: 'payment-refund', id: refundID, afterSeconds: 5 })
    await recordAudit(tx, actor, {
      entity: 'payment_refund',
      entityID: refundID,
      studentID,
      before: { state },
      after: { orderID, amount, state: isConfirmed ? 'confirmed' : 'rejected' },
    })
  })
  // The bank may take long; its job sends what is not sent now.
  if (isConfirmed) await sendRefundNow(db, refundID)
  return 'ok'
}
