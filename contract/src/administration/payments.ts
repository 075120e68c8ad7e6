import * as z from 'zod/mini'
import { area, instant, line, publicCall } from '../endpoint/endpoint.ts'
import { amount, currency } from '../rows/money.ts'

const sandboxPayment = z.object({
  amount: amount(),
  currency: currency(),
  state: z.enum(['created', 'paid', 'failed', 'cancelled', 'expired']),
  expires_at: instant(),
})

/** The callbacks of banks, and the sandbox, a bank for trying out payments. */
export const payments = area({
  callback: publicCall('POST /api/payments/callback/{provider}', {
    summary: 'Takes the message of a bank about an order; its signature decides whether it is believed.',
    isForPrograms: true,
    params: { provider: line(20) },
    isRaw: true,
    refuses: [403, 404, 429],
    reply: z.object({ status: z.literal('received') }),
  }),
  sandboxPage: publicCall('GET /api/sandbox-bank/{id}', {
    summary: 'Returns a payment of the sandbox, by the secret number of its page.',
    params: { id: line(64) },
    refuses: [404],
    reply: sandboxPayment,
  }),
  sandboxPay: publicCall('POST /api/sandbox-bank/{id}', {
    summary: 'Plays the outcome of a payment of the sandbox, and how its message reaches the portal.',
    params: { id: line(64) },
    body: z.object({
      outcome: z.enum(['success', 'refusal', 'cancel', 'timeout']),
      callback: z.enum(['once', 'twice', 'late', 'never']),
    }),
    refuses: [404, 409],
    reply: z.object({ return_url: z.string() }),
  }),
})
