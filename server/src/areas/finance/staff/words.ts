import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the finance office. */
export const words = defineRefusals({
  noPrice: {
    status: 404,
    code: 'no_price',
    ka: 'ამ პროგრამისთვის მიმდინარე სემესტრის ფასი მითითებული არ არის. ჯერ მიუთითეთ ფასი.',
    en: 'This programme has no price for the current semester. Set the price first.',
  },
  unknownToBank: {
    status: 409,
    code: 'order_unknown_to_bank',
    ka: 'ბანკს ეს გადახდა არ მიუღია, ამიტომ თანხაც არ ჩამოჭრილა. გადახდა თავისით დაიხურება.',
    en: 'The bank never received this payment, so nothing was charged. It closes by itself.',
  },
  bankSilent: {
    status: 409,
    code: 'bank_away',
    ka: 'ბანკი ახლა არ პასუხობს, არაფერი შეცვლილა. სცადეთ რამდენიმე წუთში.',
    en: 'The bank does not answer right now; nothing has changed. Try again in a few minutes.',
  },
  orderNotPaid: {
    status: 409,
    code: 'order_not_paid',
    ka: 'ეს გადახდა არ შესრულებულა ან უკვე მთლიანად დაბრუნებულია. განაახლეთ გვერდი.',
    en: 'This payment was not made, or has already been refunded. Reload the page.',
  },
  refundOpen: {
    status: 409,
    code: 'refund_open',
    ka: 'ამ გადახდის დაბრუნება უკვე მოთხოვნილია და დადასტურებას ელოდება.',
    en: 'A refund of this payment has already been proposed and is waiting for confirmation.',
  },
  refundDecided: {
    status: 409,
    code: 'refund_decided',
    ka: 'ამ თანხის დაბრუნებაზე გადაწყვეტილება უკვე მიღებულია. განაახლეთ გვერდი.',
    en: 'This refund is decided already. Reload the page.',
  },
  entryReversed: {
    status: 409,
    code: 'entry_reversed',
    ka: 'ეს ჩანაწერი უკვე გაუქმებულია. განაახლეთ გვერდი.',
    en: 'This entry has already been reversed. Reload the page.',
  },
  entryNotByHand: {
    status: 409,
    code: 'entry_not_by_hand',
    ka: 'აქ მხოლოდ ხელით შეყვანილი ჩანაწერი უქმდება. ონლაინ გადახდილი თანხის დასაბრუნებლად გახსენით გვერდი „ონლაინ გადახდები“, ბანკის ჩანაწერი მის ამონაწერში გააუქმეთ, სემესტრის დარიცხვის შესაცვლელად კი ფასი შეცვალეთ.',
    en: 'Only an entry that was made by hand is reversed here. An online payment is refunded under “Online payments”, an entry of the bank is undone at its statement, and the charge of a semester follows its price.',
  },
  ownRefund: {
    status: 403,
    code: 'own_refund',
    ka: 'თანხის დაბრუნება თქვენ მოითხოვეთ, ამიტომ სხვამ უნდა დაადასტუროს.',
    en: 'You have proposed this refund, so somebody else has to confirm it.',
  },
})

/** Shown at the fields of an entry or a refund. */
export const fieldWords = {
  typeUnknown: { ka: 'აირჩიეთ დანიშნულება.', en: 'Choose a kind.' },
  chargeUnknown: {
    ka: 'სტუდენტს ასეთი დარიცხვა არ აქვს.',
    en: 'The student has no such charge.',
  },
  moreThanLeft: {
    ka: 'ამ დარიცხვიდან დარჩენილია {left}.',
    en: '{left} of this charge is left.',
  },
  dayToCome: {
    ka: 'ეს დღე ჯერ არ დამდგარა. მიუთითეთ დღე, როცა თანხა მიიღეთ.',
    en: 'This day is still to come. Give the day on which the money was received.',
  },
  dayTooOld: {
    ka: 'ამ დღიდან ერთ წელზე მეტი გავიდა. შეამოწმეთ წელი.',
    en: 'This day is over a year ago. Check the year.',
  },
  moreThanPaid: {
    ka: 'შეგიძლიათ დააბრუნოთ არაუმეტეს {left}.',
    en: 'At most {left} can be refunded.',
  },
} as const satisfies Readonly<Record<string, Phrase>>
