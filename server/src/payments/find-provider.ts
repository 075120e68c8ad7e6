import type { Connection, Database } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadTrial } from '#server/settings/sql.ts'
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

/** A trial copy has orders of real students, so it must not contact the bank. */
const holdInTrial = (db: Database, provider: PaymentProvider): PaymentProvider => {
  const hold =
    <Args extends unknown[], Reply>(call: (...args: Args) => Promise<Reply>) =>
    async (...args: Args): Promise<Reply> => {
      if ((await loadTrial(db)).isTrial) throw new Error('this portal is a trial copy and contacts no bank')
      return await call(...args)
    }
  return {
    ...provider,
    create: hold((...args) => provider.create(...args)),
    readStatus: hold((...args) => provider.readStatus(...args)),
    refund: hold((...args) => provider.refund(...args)),
  }
}

/** The provider of an order, also when new orders go to another one by now. */
export const findProvider = (db: Database, name: string): PaymentProvider => {
  if (name === 'sandbox') return createSandbox(db)
  const bank = banks[name]
  if (bank === undefined) throw new Error(`the payment provider ${name} is not configured`)
  return holdInTrial(db, bank)
}

/**
 * The provider of new orders. Refuses with 409 when none is configured: in the sandbox nobody pays really, so that
 * without a word of the administrator only the demo uses it.
 */
export const requireProviderName = async (db: Connection): Promise<string> => {
  if (paymentProvider !== undefined && paymentProvider !== 'sandbox' && (await loadTrial(db)).isTrial)
    throw new Refusal(words.trialCopy)
  if (paymentProvider !== undefined) return paymentProvider
  if ((await isDemo(db)).isDemo) return 'sandbox'
  throw new Refusal(words.noProvider)
}
