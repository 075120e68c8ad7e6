import type { Connection, Database } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { isDemo } from './sql.ts'
import { words } from './words.ts'

const makers = { sandbox: createSandbox } satisfies Record<string, (db: Database) => PaymentProvider>

export type ProviderName = keyof typeof makers

export const isProviderName = (name: string): name is ProviderName => Object.hasOwn(makers, name)

/** The provider of an order, also when new orders go to another one by now. */
export const findProvider = (db: Database, name: string): PaymentProvider => {
  if (!isProviderName(name)) throw new Error(`there is no payment provider ${name}`)
  return makers[name](db)
}

/**
 * The provider of new orders. Refuses with 409 when none is configured: in the sandbox nobody pays really, so that
 * without a word of the administrator only the demo uses it.
 */
export const requireProviderName = async (db: Connection): Promise<ProviderName> => {
  const { paymentProvider } = env
  if (paymentProvider !== undefined) return paymentProvider
  if ((await isDemo(db)).isDemo) return 'sandbox'
  throw new Refusal(words.noProvider)
}
