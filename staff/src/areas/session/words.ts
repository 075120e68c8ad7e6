import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  staff: { ka: 'თანამშრომლები', en: 'Staff' },
  signIn: { ka: 'თანამშრომლის შესვლა', en: 'Staff sign-in' },
  enter: { ka: 'შესვლა', en: 'Sign in' },
  email: { ka: 'ელფოსტა', en: 'E-mail' },
  password: { ka: 'პაროლი', en: 'Password' },
  newPassword: { ka: 'ახალი პაროლი', en: 'New password' },
  required: { ka: 'გთხოვთ, შეავსოთ', en: 'Please fill this in' },
  lost: {
    ka: 'პაროლი ან ტელეფონი დაკარგეთ? ახალ ბმულს პორტალის ადმინისტრატორი მოგცემთ.',
    en: 'Lost your password or your phone? The administrator of the portal gives you a new link.',
  },
  ended: {
    ka: 'სესია დასრულდა. შედით ხელახლა; დაბრუნდებით იმავე გვერდზე.',
    en: 'Your session has ended. Sign in again, and you return to the same page.',
  },
  toStudents: { ka: 'სტუდენტური პორტალი', en: 'Student portal' },
  invitation: { ka: 'მოწვევა', en: 'Invitation' },
  invitationText: {
    ka: '{name}, აირჩიეთ პაროლი ანგარიშისთვის {email}. პაროლში სულ მცირე 10 სიმბოლო უნდა იყოს.',
    en: '{name}, choose a password for your account {email}. It has at least 10 characters.',
  },
  setPassword: { ka: 'პაროლის შენახვა', en: 'Save the password' },
  toSignIn: { ka: 'შესვლის გვერდზე გადასვლა', en: 'Go to the sign-in' },
  demo: { ka: 'საჩვენებელი თანამშრომლები', en: 'Demo staff' },
  demoText: {
    ka: 'ეს საჩვენებელი უნივერსიტეტია: აირჩიეთ, ვისი ანგარიშით შეხვალთ.',
    en: 'This is the demo university: choose who signs in.',
  },
})
