import type { payments } from '#contract/administration/payments.ts'
import { refuseInTurn } from '#server/http/limits/refuse-in-turn.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { receiveCallback } from '#server/payments/receive-callback.ts'
import { playPayment } from '#server/payments/sandbox/play-payment.ts'
import { findSandboxPayment } from '#server/payments/sandbox/sql.ts'
import { words } from '#server/payments/words.ts'

/** The callbacks of banks, and the pages of the sandbox. */
export const routes: Routes<typeof payments> = {
  callback: async ({ db, params, raw, request, address }) => {
    await receiveCallback(db, params.provider, { raw, headers: request.headers, address }).catch(
      (error: unknown) => {
        const isTooMany = error instanceof Refusal && error.phrase.status === 429
        return isTooMany ? refuseInTurn(request, `address ${address}`, error) : Promise.reject(error)
      },
    )
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
