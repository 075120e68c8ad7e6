import { randomUUID } from 'node:crypto'
import type { Connection } from '#server/db/open.ts'
import { sendJob } from '#server/jobs/send-job.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireProviderName } from './find-provider.ts'
import { countRecentOrders, findOpenOrder, findOrder, insertOrder, type OrderRow } from './sql.ts'
import { words } from './words.ts'

/** The amount to pay. */
export interface OrderRequest {
  readonly studentID: number
  /** The name of a purpose: `account`, `charge`, or one that an area has defined. */
  readonly purpose: string
  /** The thing that is paid. Only one order for a thing is open at a time. */
  readonly purposeID: number | null
  readonly debitTypeID: number
  /** The name of the payment as the student reads it. */
  readonly name: { readonly ka: string; readonly en: string }
  /** A decimal with at most two places, above zero. */
  readonly amount: string
  /** That of the student's account. */
  readonly currency: string
  /** A UUID of the attempt; without it each call makes a new order. */
  readonly key?: string | undefined
}

const minuteSeconds = 60
/** The student and the bank's message are quicker, as a rule. */
const firstCheckSeconds = 15

/**
 * Opens an order, in the transaction that also reserves what it pays. The bank is asked for its page afterwards, by
 * `startOrder`. The same key is the same order; with another amount or thing it is refused with 409, as is a thing for
 * which another order is open. Refuses with 429 too many orders, with 409 while no bank is set up.
 */
export const openOrder = async (tx: Connection, request: OrderRequest): Promise<OrderRow> => {
  const { studentID, purpose, purposeID, debitTypeID, name, amount, currency } = request
  const key = request.key?.toLowerCase() ?? randomUUID()
  const { recent, most } = await countRecentOrders(tx, studentID)
  const provider = await requireProviderName(tx)
  const { created, orderID } = await insertOrder(
    tx,
    studentID,
    key,
    purpose,
    purposeID,
    debitTypeID,
    name.ka,
    name.en,
    amount,
    currency,
    provider,
  )
  if (orderID === null) {
    // The statement has not seen what another transaction has committed meanwhile.
    const open = await findOpenOrder(tx, studentID, purpose, purposeID)
    if (open?.key !== key) throw new Refusal(words.orderOpen)
    return open
  }
  const order = (await findOrder(tx, orderID))!
  if (created) await sendJob(tx, { queue: 'payment-check', id: orderID, afterSeconds: firstCheckSeconds })
  const isSame =
    order.purpose === purpose && order.purposeID === purposeID && Number(order.amount) === Number(amount)
  if (!isSame) throw new Refusal(words.keyOfAnotherOrder)
  if (created && recent >= most) throw new Refusal(words.tooManyOrders, { count: most }, 30 * minuteSeconds)
  return order
}
