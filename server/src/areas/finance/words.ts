import type { IbanError } from '#rules/account/iban.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Which rule an account breaks, and what to check. */
export const accountWords = {
  length: {
    ka: 'საბანკო ანგარიში 22 სიმბოლოსგან შედგება.',
    en: 'A bank account number has 22 characters.',
  },
  country: {
    ka: 'საჭიროა ქართული ბანკის ანგარიში: ის იწყება ასოებით GE.',
    en: 'It must be an account at a Georgian bank: its number begins with GE.',
  },
  shape: {
    ka: 'ანგარიშის ნომერი ასე იწერება: GE, ორი ციფრი, ბანკის ორი ლათინური ასო და თექვსმეტი ციფრი.',
    en: 'An account number has this form: GE, two digits, two letters for the bank and sixteen digits.',
  },
  check: {
    ka: 'საკონტროლო ციფრები არ ემთხვევა: ერთ-ერთი სიმბოლო შეცდომითაა შეყვანილი. შეადარეთ ნომერი ბანკის აპლიკაციაში მითითებულს.',
    en: 'The check digits do not match: one of the characters is mistyped. Compare the number with your bank’s app.',
  },
} as const satisfies Readonly<Record<IbanError, Phrase>>

/** Refusals of finance. */
export const words = defineRefusals({
  noPhone: {
    status: 409,
    code: 'no_phone',
    ka: 'დადასტურების კოდი ტელეფონზე იგზავნება, თქვენი ნომერი კი მითითებული არ არის. ჯერ დაამატეთ ის პროფილის გვერდზე.',
    en: 'The confirmation code is sent to your phone, but your phone number is missing. Add it on your profile first.',
  },
  informaticsNotRequested: {
    status: 403,
    code: 'informatics_not_asked',
    ka: 'ტელეფონისა და მისამართის მითითება აქ საჭირო არ არის. მათი შეცვლა პროფილის გვერდზე შეგიძლიათ.',
    en: 'Your phone and address are not asked for here. Change them on your profile.',
  },
  phoneIsKnown: {
    status: 409,
    code: 'phone_is_known',
    ka: 'ეს ნომერი პროფილში მითითებულს არ ემთხვევა. ნომრის შესაცვლელად საჭიროა პაროლი და დადასტურების კოდი.',
    en: 'This number does not match the one on your profile. To change it you need your password and a confirmation code.',
  },
})

/** Shown for a number that is not a mobile number (spec 5.2.3). */
export const invalidPhone: Phrase = {
  ka: 'ტელეფონის ფორმატი არასწორია: საჭიროა საქართველოს მობილურის 9-ნიშნა ნომერი, 5XXXXXXXX. თუ ასეთი ნომერი არ გაქვთ, მიმართეთ სკოლის დეპარტამენტს.',
  en: 'Invalid phone format: a Georgian mobile number of 9 digits is needed, 5XXXXXXXX. If you have none, contact the school department.',
}

/** Shown for an address that a spreadsheet would run as a formula. */
export const addressIsFormula: Phrase = {
  ka: 'მისამართი, ისევე როგორც ტექსტი მძიმის შემდეგ, ვერ დაიწყება ნიშნით =, +, - ან @: ცხრილების პროგრამა მას ფორმულად მიიღებს. დაწერეთ ჩვეულებრივად, მაგალითად: თბილისი, ჭავჭავაძის 1.',
  en: 'An address, like what follows a comma in it, cannot begin with =, +, - or @: a spreadsheet would take it for a formula. Write it as usual, such as: 1 Chavchavadze Avenue, Tbilisi.',
}
