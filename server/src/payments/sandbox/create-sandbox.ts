import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Connection, Database } from '#server/db/open.ts'
import type { NamedReport, PaymentProvider } from '../payment-provider.ts'
import {
  createSandboxPayment,
  findSandboxPayment,
  loadSandboxSecret,
  refundSandboxPayment,
  type SandboxPayment,
} from './sql.ts'

const signatureHeader = 'callback-signature'

const toReport = ({ orderID, amount, currency, state, refunded }: SandboxPayment): NamedReport => ({
  orderID,
  state: state === 'created' ? 'processing' : state,
  amount,
  currency,
  refunded,
  isRefunding: false,
})

const sign = async (db: Connection, raw: Buffer): Promise<Buffer> =>
  createHmac('sha256', (await loadSandboxSecret(db)).secret)
    .update(raw)
    .digest()

/** The message that the sandbox sends of a payment as it is now. */
export const writeSandboxCallback = async (db: Connection, id: string) => {
  const payment = (await findSandboxPayment(db, id))!
  const raw = Buffer.from(JSON.stringify({ event: 'payment', id, report: toReport(payment) }))
  return { raw, headers: { [signatureHeader]: (await sign(db, raw)).toString('base64') } }
}

/** The sandbox as a provider: its book is a table, which it changes apart from ours, as a bank would. */
export const createSandbox = (db: Database): PaymentProvider => ({
  create: async ({ key, orderID, amount, currency, successUrl, failUrl, minutes }) => {
    const made = randomBytes(16).toString('hex')
    const { id } = await createSandboxPayment(
      db,
      made,
      key,
      orderID,
      amount,
      currency,
      successUrl,
      failUrl,
      minutes,
    )
    return { providerOrderID: id, link: `/sandbox-bank/${id}` }
  },
  readStatus: async (id) => {
    const payment = await findSandboxPayment(db, id)
    if (payment === undefined) throw new Error('the sandbox has no such payment')
    return toReport(payment)
  },
  readCallback: async (raw, headers) => {
    const given = Buffer.from(String(headers[signatureHeader] ?? ''), 'base64')
    const right = await sign(db, raw)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return { kind: 'forged' }
    const { id, report } = JSON.parse(raw.toString()) as { id: string; report: NamedReport }
    return { kind: 'report', providerOrderID: id, report }
  },
  refund: async (id, amount) => {
    if ((await refundSandboxPayment(db, id, amount)) === undefined)
      throw new Error('the sandbox has nothing so large to give back')
  },
})
