import { findCreditsOfFee, type YearCredits } from '#rules/agenda/year-credits.ts'
import { formatPhrase, type Phrase } from '#rules/text/locale.ts'

const words = {
  left: {
    ka: 'კიდევ {count} კრედიტი, საფასურის გაზრდის გარეშე',
    en: { one: '{count} more credit at no extra cost', other: '{count} more credits at no extra cost' },
  },
  leftOf: {
    ka: 'რეგისტრირებულია {registered} კრედიტი, წლიური საფასური მოიცავს {included} კრედიტს',
    en: '{registered} of the {included} credits of your fee for the year are registered',
  },
  beyond: {
    ka: 'საფასურს გარეთ {count} კრედიტია',
    en: { one: '{count} credit beyond your fee', other: '{count} credits beyond your fee' },
  },
  costs: {
    ka: 'სულ {cost} {currency}, თითო კრედიტი {price} {currency}',
    en: '{cost} {currency} in all, {price} {currency} a credit',
  },
} as const satisfies Record<string, Phrase>

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
