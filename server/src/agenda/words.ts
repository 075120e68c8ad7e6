import type { Phrase } from '#rules/text/locale.ts'

export const words = {
  left: {
    ka: 'საფასურს არ გაზრდის კიდევ {count} კრედიტი',
    en: { one: '{count} more credit at no extra cost', other: '{count} more credits at no extra cost' },
  },
  leftOf: {
    ka: 'რეგისტრირებულია {registered} კრედიტი, წლიური საფასური მოიცავს {included} კრედიტს',
    en: '{registered} of the {included} credits of your fee for the year are registered',
  },
  beyond: {
    ka: '{count} კრედიტი წლიურ საფასურში არ შედის',
    en: { one: '{count} credit beyond your fee', other: '{count} credits beyond your fee' },
  },
  costs: {
    ka: 'სულ {cost} {currency}, თითო კრედიტი {price} {currency}',
    en: '{cost} {currency} in all, {price} {currency} a credit',
  },
} as const satisfies Record<string, Phrase>
