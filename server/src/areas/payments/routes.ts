import type { payments } from '#contract/administration/payments.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { receiveCallback } from '#server/payments/receive-callback.ts'
import { playPayment } from '#server/payments/sandbox/play-payment.ts'
import { findSandboxPayment } from '#server/payments/sandbox/sql.ts'
import { words } from '#server/payments/words.ts'

/** What banks send, and the pages of the sandbox. */
export const routes: Routes<typeof payments> = {
  callback: async ({ db, params, raw, request, address }) => {
    await receiveCallback(db, params.provider, { raw, headers: request.headers, address })
    return { status: 'received' }
  },
  sandboxPage: async ({ db, params }) => {
    const payment = requireFound(await findSandboxPayment(db, params.id), words.noSandboxPayment)
    const { amount, currency, state, expires_at } = payment
    return { amount, currency, state, expires_at }
  },
  sandboxPay: async ({ db, params, body }) => ({
    return_url: await playPayment(db, params.id, body.outcome, body.callback),
  }),
}
