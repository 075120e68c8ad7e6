import type { Locale } from '#rules/text/locale.ts'
import type { Database } from '#server/db/open.ts'
import { env } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { log } from '#server/log.ts'
import { findProvider } from './find-provider.ts'
import { findOrder, saveProviderOrder } from './sql.ts'
import { words } from './words.ts'

/** Without a configured address the sandbox, which stands on the same host, is given paths. */
const portalAddress = env.publicUrl ?? ''

const toResultUrl = (type: 'success' | 'fail', orderID: number): string =>
  `${portalAddress}/pymentSuccess/${type}?order=${orderID}`

/**
 * Asks the bank for its page, once the order is committed; the page that is known already stays. Refuses with 409 an order
 * that is closed and when the bank does not answer: nothing was paid then, and the same attempt can be repeated.
 */
export const startOrder = async (db: Database, orderID: number, locale: Locale): Promise<string> => {
  const order = (await findOrder(db, orderID))!
  if (order.state !== 'processing' || order.is_expired) throw new Refusal(words.orderClosed)
  if (order.link !== null) return order.link
  const { key, amount, currency, provider } = order
  try {
    const made = await findProvider(db, provider).create({
      orderID,
      key,
      amount,
      currency,
      name: locale === 'ka' ? order.name_ka : order.name_en,
      locale,
      minutes: order.minutes_left,
      successUrl: toResultUrl('success', orderID),
      failUrl: toResultUrl('fail', orderID),
      callbackUrl: `${portalAddress}/api/payments/callback/${provider}`,
    })
    await saveProviderOrder(db, orderID, made.providerOrderID, made.link)
    return (await findOrder(db, orderID))!.link ?? made.link
  } catch (error) {
    log.warn({ order: orderID, provider, reason: (error as Error).message }, 'The bank made no payment page.')
    throw new Refusal(words.bankAway)
  }
}
