import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { log } from '#server/log.ts'
import { findProvider } from '#server/payments/find-provider.ts'
import { settleOrder } from '#server/payments/settle-order.ts'
import { findOrderForStaff } from './staff-sql.ts'
import { words } from './words.ts'

/**
 * Asks the bank of a payment again, also of one that is closed, and applies what it says: a person asks, so that the
 * pauses of the portal's own questions do not count. Refuses with 409 what the bank does not know, and when it is silent.
 */
export const checkOrder = async (db: Database, actor: StaffActor, orderID: number) => {
  const { staffID, operation } = actor
  const find = async (connection: Connection) =>
    requireFound(await findOrderForStaff(connection, staffID, operation, orderID), httpWords.notFound)
  const { studentID, provider, provider_order_id, status, mismatch } = await find(db)
  if (provider_order_id === null) throw new Refusal(words.unknownToBank)
  const report = await (async () => findProvider(db, provider).readStatus(provider_order_id))().catch(
    (error: unknown) => {
      log.warn({ order: orderID, provider, reason: (error as Error).message }, 'The bank does not answer.')
      throw new Refusal(words.bankSilent)
    },
  )
  await settleOrder(db, orderID, provider_order_id, report, 'poll', async (tx) => {
    const after = await find(tx)
    await recordAudit(tx, actor, {
      entity: 'payment_order',
      entityID: orderID,
      studentID,
      before: { status, mismatch },
      after: { status: after.status, mismatch: after.mismatch },
    })
  })
  return find(db)
}
