import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the sign-in of staff. */
export const words = defineRefusals({
  wrongLogin: {
    status: 401,
    code: 'wrong_login',
    ka: 'ელფოსტა ან პაროლი არასწორია.',
    en: 'Incorrect e-mail or password.',
  },
  wrongCode: {
    status: 401,
    code: 'wrong_second_factor',
    ka: 'კოდი არასწორია ან უკვე გამოყენებულია. შეიყვანეთ აპლიკაციის ახალი კოდი ან ერთ-ერთი სარეზერვო კოდი.',
    en: 'The code is wrong or was used before. Enter the next code of the app, or one of your recovery codes.',
  },
  challengeExpired: {
    status: 409,
    code: 'challenge_expired',
    ka: 'კოდის შეყვანის დრო ამოიწურა. შეიყვანეთ ელფოსტა და პაროლი ხელახლა.',
    en: 'The time to enter the code has passed. Enter your e-mail and password again.',
  },
  invitationExpired: {
    status: 409,
    code: 'invitation_expired',
    ka: 'მოწვევის ბმული უკვე გამოყენებულია ან ვადა გაუვიდა. ახალი ბმული პორტალის ადმინისტრატორს სთხოვეთ.',
    en: 'This invitation has been used or has expired. Ask the administrator of the portal for a new link.',
  },
  hasSecondFactor: {
    status: 409,
    code: 'has_second_factor',
    ka: 'ორეტაპიანი დადასტურება უკვე ჩართულია. სხვა ტელეფონისთვის ახალი ბმული პორტალის ადმინისტრატორს სთხოვეთ.',
    en: 'Your account has a second factor already. For another phone, ask the administrator of the portal for a new link.',
  },
  setUpExpired: {
    status: 409,
    code: 'set_up_expired',
    ka: 'კოდის შეყვანის დრო ამოიწურა. დაიწყეთ თავიდან და შეიყვანეთ პაროლი.',
    en: 'The time to enter the code has passed. Start again with your password.',
  },
  noSecondFactor: {
    status: 409,
    code: 'no_second_factor',
    ka: 'სარეზერვო კოდები მხოლოდ ორეტაპიან დადასტურებასთან ერთად მოქმედებს, თქვენს ანგარიშზე კი ის ჩართული არ არის.',
    en: 'Recovery codes stand in for the second factor, and your account has none.',
  },
})
