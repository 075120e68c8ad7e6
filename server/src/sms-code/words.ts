import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of text-message codes. */
export const words = defineRefusals({
  phoneHeld: {
    status: 409,
    code: 'phone_held',
    ka: 'თქვენი ტელეფონის ნომერი უნივერსიტეტმა ახლახან შეცვალა, ამიტომ კოდის გაგზავნა მასზე მხოლოდ {until} დაიწყება. პროფილის გვერდზე თავიდან შეიყვანეთ ნომერი და პაროლი: ამის შემდეგ კოდს მაშინვე მიიღებთ.',
    en: 'The university has just changed your phone number, so no code is sent to it before {until}. Enter the number again on your profile with your password: after that codes are sent at once.',
  },
  alreadySent: {
    status: 429,
    code: 'code_sent_already',
    ka: 'კოდი უკვე გამოგზავნილია. ახალი კოდის მოთხოვნა შეგიძლიათ {wait}.',
    en: 'The code has already been sent. You can ask for a new one in {wait}.',
  },
  noMoreToday: {
    status: 429,
    code: 'codes_of_day_sent',
    ka: 'დღეს უკვე გამოგიგზავნეთ {count} კოდი, მეტის გაგზავნა დღეს ვერ მოხერხდება. ახალი კოდი მოითხოვეთ ხვალ.',
    en: 'You have been sent {count} codes today, and no more can be sent. Ask for a new one tomorrow.',
  },
})

/** The text message. */
export const message = {
  ka: 'სტუდენტური პორტალი: დადასტურების კოდია {code}. არავის გაუზიაროთ.',
  en: 'Student portal: your confirmation code is {code}. Do not share it with anybody.',
}

/** Shown at the code field. */
export const codeWords = {
  wrong: {
    ka: 'კოდი არასწორია. დარჩენილია {count} მცდელობა.',
    en: {
      one: 'The code is wrong. {count} try is left.',
      other: 'The code is wrong. {count} tries are left.',
    },
  },
  expired: {
    ka: 'კოდს ვადა გაუვიდა ან მცდელობები ამოიწურა. მოითხოვეთ ახალი კოდი.',
    en: 'The code has expired, or no tries are left. Ask for a new code.',
  },
}
