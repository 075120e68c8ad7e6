import type { Connection, Database } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createBog } from './banks/create-bog.ts'
import { createTbc } from './banks/create-tbc.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'
import { isDemo } from './sql.ts'
import { words } from './words.ts'

const { paymentProvider, bog, tbc } = env

/** A bank keeps its token, so there is one of each. */
const banks: Readonly<Record<string, PaymentProvider>> = {
  ...(bog && { bog: createBog(bog) }),
  ...(tbc && { tbc: createTbc(tbc) }),
}

export const isProviderName = (name: string): boolean => name === 'sandbox' || Object.hasOwn(banks, name)

/** The provider of an order, also when new orders go to another one by now. */
export const findProvider = (db: Database, name: string): PaymentProvider => {
  const provider = name === 'sandbox' ? createSandbox(db) : banks[name]
  if (provider === undefined) throw new Error(`the payment provider ${name} is not configured`)
  return provider
}

/**
 * The provider of new orders. Refuses with 409 when none is configured: in the sandbox nobody pays really, so that
 * without a word of the administrator only the demo uses it.
 */
export const requireProviderName = async (db: Connection): Promise<string> => {
  if (paymentProvider !== undefined) return paymentProvider
  if ((await isDemo(db)).isDemo) return 'sandbox'
  throw new Refusal(words.noProvider)
}
