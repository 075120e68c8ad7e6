import { findCreditsOfFee, type YearCredits } from '#rules/agenda/year-credits.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { words } from './words.ts'

/**
 * The name and the detail of the item of the year's credits, in both languages. Here, so that home, which must load fast,
 * does not have them.
 */
export const describeYearCredits = (credits: YearCredits & { readonly currency: string }) => {
  const { registered, included, price, currency } = credits
  const { left = 0, beyond = 0, cost = null } = findCreditsOfFee(credits) ?? {}
  const isBeyond = cost !== null
  const params = {
    registered,
    included,
    currency,
    count: isBeyond ? beyond : left,
    cost: cost ?? '',
    price: price ?? '',
  }
  const [name, detail] = isBeyond ? [words.beyond, words.costs] : [words.left, words.leftOf]
  return {
    name: formatPhrase(name, 'ka', params),
    nameeng: formatPhrase(name, 'en', params),
    place: formatPhrase(detail, 'ka', params),
    placeeng: formatPhrase(detail, 'en', params),
  }
}
