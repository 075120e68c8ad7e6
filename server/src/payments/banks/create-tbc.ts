import * as z from 'zod/mini'
import { toAmount, toMinorUnits } from '#rules/finance/money.ts'
import type { NamedReport, PaymentProvider } from '../payment-provider.ts'
import { parseJson } from './parse-json.ts'
import { callBank, createTokenSource } from './call-bank.ts'

/** The settings of TBC's tpay. */
export interface TbcSettings {
  readonly apiKey: string
  readonly clientID: string
  readonly clientSecret: string
  /** https://api.tbcbank.ge/v1 */
  readonly apiUrl: string
}

const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() })
const link = z.object({ uri: z.url(), rel: z.string() })
const createReply = z.object({ payId: z.string(), links: z.array(link) })
const statusReply = z.object({
  payId: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  returnedAmount: z.optional(z.nullable(z.number())),
  merchantPaymentId: z.optional(z.nullable(z.string())),
})
/** It becomes part of a URL at the bank. */
const paymentID = z.string().check(z.regex(/^[\w-]{1,64}$/))
const hint = z.union([
  z.pipe(
    z.object({ PaymentId: paymentID }),
    z.transform(({ PaymentId }) => PaymentId),
  ),
  z.pipe(
    z.object({ paymentId: paymentID }),
    z.transform(({ paymentId }) => paymentId),
  ),
])

const states: Readonly<Record<string, NamedReport['state']>> = {
  Created: 'processing',
  Processing: 'processing',
  WaitingConfirm: 'processing',
  PaymentCompletionProcessing: 'processing',
  Succeeded: 'paid',
  CancelPaymentProcessing: 'paid',
  Returned: 'paid',
  PartialReturned: 'paid',
  Failed: 'failed',
  Expired: 'expired',
}

/** Amounts come as numbers of at most two decimals. */
const readAmount = (value: number): string => toAmount(toMinorUnits(value.toFixed(2)))

const toReport = (reply: z.output<typeof statusReply>): NamedReport => {
  const { status, currency, merchantPaymentId } = reply
  const amount = readAmount(reply.amount)
  const returned = readAmount(reply.returnedAmount ?? 0)
  return {
    orderID: /^\d{1,9}$/.test(merchantPaymentId ?? '') ? Number(merchantPaymentId) : null,
    // A status that the bank adds later is asked again.
    state: states[status] ?? 'processing',
    amount,
    currency,
    refunded: status === 'Returned' && returned === '0.00' ? amount : returned,
    isRefunding: status === 'CancelPaymentProcessing',
  }
}

/** TBC (developers.tbcbank.ge): its callback is not signed, so it only leads to a reading of the status. */
export const createTbc = ({ apiKey, clientID, clientSecret, apiUrl }: TbcSettings): PaymentProvider => {
  const getToken = createTokenSource(async () => {
    const reply = tokenReply.parse(
      await callBank({
        method: 'POST',
        url: `${apiUrl}/tpay/access-token`,
        headers: { apikey: apiKey, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ client_id: clientID, client_secret: clientSecret }).toString(),
      }),
    )
    return { value: reply.access_token, expiresIn: reply.expires_in }
  })
  const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
    callBank({
      method,
      url: `${apiUrl}/tpay/payments${path}`,
      headers: {
        apikey: apiKey,
        authorization: `Bearer ${await getToken()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    create: async ({ orderID, amount, currency, locale, minutes, callbackUrl, successUrl }) => {
      const reply = createReply.parse(
        await call('POST', '', {
          amount: { currency, total: Number(amount) },
          // The bank has one address for every outcome; the page asks the order what has become of it.
          returnurl: successUrl,
          extra: `portal ${orderID}`,
          expirationMinutes: Math.max(1, minutes),
          callbackUrl,
          language: locale === 'ka' ? 'KA' : 'EN',
          merchantPaymentId: String(orderID),
        }),
      )
      const page = reply.links.find(({ rel }) => rel === 'approval_url')
      if (page === undefined) throw new Error('the bank gave no page')
      return { providerOrderID: reply.payId, link: page.uri }
    },
    readStatus: async (id) => toReport(statusReply.parse(await call('GET', `/${encodeURIComponent(id)}`))),
    readCallback: async (raw) => {
      const read = z.safeParse(hint, parseJson(raw))
      return read.success ? { kind: 'hint', providerOrderID: read.data } : { kind: 'malformed' }
    },
    refund: async (id, amount) => {
      // The bank wants the amount of a whole refund too.
      const total =
        amount ??
        (await call('GET', `/${encodeURIComponent(id)}`).then(
          (reply) => toReport(statusReply.parse(reply)).amount,
        ))
      await call('POST', `/${encodeURIComponent(id)}/cancel`, { amount: Number(total) })
    },
  }
}
