import type { AmountError } from '#rules/finance/money.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Why an amount cannot be paid, and how it is written. */
export const amountWords = {
  not_a_number: {
    ka: 'თანხა ციფრებით ჩაწერეთ, მაგალითად, 250 ან 250.50.',
    en: 'Write the amount in digits, such as 250 or 250.50.',
  },
  too_precise: {
    ka: 'თანხას წერტილის შემდეგ ორზე მეტი ციფრი აქვს. უმცირესი თანხაა {least}.',
    en: 'The amount has more than two digits after the point. The smallest amount is {least}.',
  },
  not_positive: {
    ka: 'თანხა ნულზე მეტი უნდა იყოს.',
    en: 'The amount must be more than zero.',
  },
  too_large: {
    ka: 'ერთ ჯერზე მაქსიმუმ {most} შეგიძლიათ გადაიხადოთ. მეტი თანხა ნაწილ-ნაწილ ან საბანკო გადარიცხვით გადაიხადეთ.',
    en: 'One payment can be at most {most}. Pay more in parts, or by bank transfer.',
  },
} as const satisfies Readonly<Record<AmountError, Phrase>>

/** Shown at the fields of a payment. */
export const fieldWords = {
  foreignCurrency: {
    ka: 'თქვენი ანგარიშის ვალუტაა {currency}; სხვა ვალუტით გადახდა არ შეიძლება.',
    en: 'Your account is in {currency}; you cannot pay in another currency.',
  },
  typeUnknown: {
    ka: 'გადახდის ასეთი ტიპი არ არსებობს. აირჩიეთ სიიდან.',
    en: 'There is no such kind of payment. Choose one from the list.',
  },
  chargeMissing: {
    ka: 'აირჩიეთ, რომელ დარიცხვას იხდით.',
    en: 'Choose the charge that you pay.',
  },
  chargePaid: {
    ka: 'ეს დარიცხვა უკვე გადახდილია.',
    en: 'This charge is already paid.',
  },
  moreThanLeft: {
    ka: 'ამ დარიცხვიდან გადასახდელი დარჩა {left}. მეტი თანხა ანგარიშზე შეგიძლიათ ჩარიცხოთ.',
    en: '{left} of this charge is left to pay. You can pay more to your account.',
  },
} as const satisfies Readonly<Record<string, Phrase>>

/** Refusals about payment orders. */
export const words = defineRefusals({
  orderUnknown: {
    status: 404,
    code: 'order_unknown',
    ka: 'ასეთი გადახდა თქვენს ანგარიშზე არ არის.',
    en: 'Your account has no such payment.',
  },
  chargeUnknown: {
    status: 404,
    code: 'charge_unknown',
    ka: 'ასეთი დარიცხვა თქვენს ანგარიშზე არ არის. განაახლეთ გვერდი და აირჩიეთ თავიდან.',
    en: 'Your account has no such charge. Reload the page and choose again.',
  },
  orderPaid: {
    status: 409,
    code: 'order_paid',
    ka: 'ეს უკვე გადახდილია, ამიტომ გაუქმება აღარ შეიძლება. თანხის დასაბრუნებლად მიმართეთ ფინანსურ სამსახურს.',
    en: 'This is already paid and cannot be cancelled. Contact the finance office for a refund.',
  },
})
