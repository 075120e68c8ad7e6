import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import type { NamedReport, PaymentProvider } from '../payment-provider.ts'
import { parseJson } from './parse-json.ts'
import { callBank, createTokenSource } from './call-bank.ts'

/** The settings of the Bank of Georgia's payments API. */
export interface BogSettings {
  readonly clientID: string
  readonly clientSecret: string
  /** The bank's public key (PEM), which is published beside its documents. */
  readonly publicKey: string
  /** https://api.bog.ge and https://oauth2.bog.ge; those of the bank's sandbox for trying out. */
  readonly apiUrl: string
  readonly tokenUrl: string
}

const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() })
const createReply = z.object({
  id: z.string(),
  _links: z.object({ redirect: z.object({ href: z.url() }) }),
})
const money = z.union([z.string(), z.number()])
const receipt = z.object({
  order_id: z.string(),
  external_order_id: z.optional(z.nullable(z.string())),
  order_status: z.object({ key: z.string() }),
  purchase_units: z.object({
    request_amount: z.optional(z.nullable(money)),
    refund_amount: z.optional(z.nullable(money)),
    currency_code: z.optional(z.nullable(z.string())),
  }),
})
const callbackBody = z.object({ event: z.string(), body: receipt })

const states: Readonly<Record<string, NamedReport['state']>> = {
  created: 'processing',
  processing: 'processing',
  auth_requested: 'processing',
  blocked: 'processing',
  partial_completed: 'processing',
  completed: 'paid',
  refund_requested: 'paid',
  refunded: 'paid',
  refunded_partially: 'paid',
  rejected: 'failed',
}

const readAmount = (value: string | number | null | undefined): string | null => {
  const text = value == null ? '' : String(value)
  return /^\d+(\.\d{1,2})?$/.test(text) ? toAmount(toMinorUnits(text)) : null
}

/** Our number of the order stands before the name that reaches the statement of the student's bank. */
const readOrderID = (external: string | null | undefined): number | null => {
  const found = /^(\d{1,9})(?:\D|$)/.exec(external ?? '')
  return found === null ? null : Number(found[1])
}

const toReport = ({
  external_order_id,
  order_status: { key },
  purchase_units: unit,
}: z.output<typeof receipt>) => {
  const amount = readAmount(unit.request_amount)
  const refunded = readAmount(unit.refund_amount) ?? '0.00'
  return {
    orderID: readOrderID(external_order_id),
    // A status that the bank adds later is asked again.
    state: states[key] ?? 'processing',
    amount,
    currency: unit.currency_code ?? null,
    refunded: key === 'refunded' && refunded === '0.00' ? (amount ?? '0.00') : refunded,
    isRefunding: key === 'refund_requested',
  } satisfies NamedReport
}

const isSigned = (raw: Buffer, signature: unknown, publicKey: string): boolean => {
  if (typeof signature !== 'string' || signature === '') return false
  return verify('RSA-SHA256', raw, createPublicKey(publicKey), Buffer.from(signature, 'base64'))
}

/** The Bank of Georgia (api.bog.ge/docs/en/payments): its callback is signed over the body as it came. */
export const createBog = ({
  clientID,
  clientSecret,
  publicKey,
  apiUrl,
  tokenUrl,
}: BogSettings): PaymentProvider => {
  const getToken = createTokenSource(async () => {
    const reply = tokenReply.parse(
      await callBank({
        method: 'POST',
        url: `${tokenUrl}/auth/realms/bog/protocol/openid-connect/token`,
        headers: {
          authorization: `Basic ${Buffer.from(`${clientID}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      }),
    )
    return { value: reply.access_token, expiresIn: reply.expires_in }
  })
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) =>
    callBank({
      method,
      url: `${apiUrl}/payments/v1${path}`,
      headers: {
        authorization: `Bearer ${await getToken()}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    create: async ({ orderID, key, amount, currency, locale, minutes, callbackUrl, successUrl, failUrl }) => {
      // The bank reads numbers; two decimals of up to ten million are exact in its text.
      const total = Number(amount)
      const reply = createReply.parse(
        await call(
          'POST',
          '/ecommerce/orders',
          {
            callback_url: callbackUrl,
            external_order_id: `${orderID} portal`,
            capture: 'automatic',
            ttl: Math.min(1440, Math.max(2, minutes)),
            purchase_units: {
              currency,
              total_amount: total,
              basket: [{ product_id: String(orderID), quantity: 1, unit_price: total }],
            },
            redirect_urls: { success: successUrl, fail: failUrl },
          },
          { 'idempotency-key': key, 'accept-language': locale },
        ),
      )
      return { providerOrderID: reply.id, link: reply._links.redirect.href }
    },
    readStatus: async (id) =>
      toReport(receipt.parse(await call('GET', `/receipt/${encodeURIComponent(id)}`))),
    readCallback: async (raw, headers) => {
      if (!isSigned(raw, headers['callback-signature'], publicKey)) return { kind: 'forged' }
      const read = z.safeParse(callbackBody, parseJson(raw))
      if (!read.success || read.data.event !== 'order_payment') return { kind: 'ignored' }
      return { kind: 'report', providerOrderID: read.data.body.order_id, report: toReport(read.data.body) }
    },
    refund: async (id, amount, key) => {
      // Without an amount the bank gives back all that it has transferred.
      const body = amount === null ? {} : { amount: Number(amount) }
      await call('POST', `/payment/refund/${encodeURIComponent(id)}`, body, { 'idempotency-key': key })
    },
  }
}
