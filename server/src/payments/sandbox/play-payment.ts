import type { Database } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { log } from '#server/log.ts'
import { receiveCallback } from '../receive-callback.ts'
import { words } from '../words.ts'
import { writeSandboxCallback } from './create-sandbox.ts'
import { endSandboxPayment, findSandboxPayment, type SandboxState } from './sql.ts'

export type SandboxOutcome = 'success' | 'refusal' | 'cancel' | 'timeout'
export type SandboxCallback = 'once' | 'twice' | 'late' | 'never'

const states: Readonly<Record<SandboxOutcome, SandboxState>> = {
  success: 'paid',
  refusal: 'failed',
  cancel: 'cancelled',
  timeout: 'expired',
}

const lateMs = 20_000

const sendCallback = async (db: Database, id: string): Promise<void> => {
  const { raw, headers } = await writeSandboxCallback(db, id)
  await receiveCallback(db, 'sandbox', { raw, headers, address: 'sandbox' }).catch((error: unknown) =>
    log.warn({ reason: (error as Error).message }, 'The sandbox could not report a payment.'),
  )
}

/**
 * Ends a payment of the sandbox as its page asks, and reports it once, twice at the same time, after 20 seconds, or
 * never. Returns where the browser goes. Refuses with 404 an unknown payment, with 409 one that has ended.
 */
export const playPayment = async (
  db: Database,
  id: string,
  outcome: SandboxOutcome,
  callback: SandboxCallback,
): Promise<string> => {
  const payment = requireFound(await findSandboxPayment(db, id), words.noSandboxPayment)
  if ((await endSandboxPayment(db, id, states[outcome])) === undefined) throw new Refusal(words.sandboxClosed)
  if (callback === 'once') await sendCallback(db, id)
  if (callback === 'twice') await Promise.all([sendCallback(db, id), sendCallback(db, id)])
  if (callback === 'late') setTimeout(() => void sendCallback(db, id), lateMs).unref()
  return outcome === 'success' ? payment.success_url : payment.fail_url
}
