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
  secondStep: { ka: 'მეორე ნაბიჯი', en: 'Second step' },
  enrol: { ka: 'დააყენეთ მეორე ფაქტორი', en: 'Set up the second factor' },
  code: { ka: 'კოდი', en: 'Code' },
  codeHint: {
    ka: 'აპლიკაციის ექვსნიშნა კოდი ან ერთ-ერთი სარეზერვო კოდი.',
    en: 'The six digits of your app, or one of your recovery codes.',
  },
  firstCodeHint: { ka: 'აპლიკაციაში ნაჩვენები ექვსი ციფრი.', en: 'The six digits that the app shows.' },
  scan: {
    ka: 'დაასკანერეთ QR კოდი ავტორიზაციის აპლიკაციით (მაგალითად, Google Authenticator, Aegis ან 1Password) და შეიყვანეთ კოდი, რომელსაც ის გაჩვენებთ.',
    en: 'Scan the QR code with an authenticator app (such as Google Authenticator, Aegis or 1Password), and enter the code that it shows.',
  },
  qr: { ka: 'QR კოდი აპლიკაციისთვის', en: 'QR code for the app' },
  byHand: { ka: 'ან ხელით შეიყვანეთ გასაღები', en: 'Or type the key by hand' },
  confirm: { ka: 'დადასტურება', en: 'Confirm' },
  again: { ka: 'თავიდან დაწყება', en: 'Start again' },
  recoveryCodes: { ka: 'სარეზერვო კოდები', en: 'Recovery codes' },
  saved: { ka: 'შევინახე, გაგრძელება', en: 'I have kept them, continue' },
  invitation: { ka: 'მოწვევა', en: 'Invitation' },
  invitationText: {
    ka: '{name}, აირჩიეთ პაროლი თქვენი ანგარიშისთვის: {email}. მას სულ მცირე 10 სიმბოლო უნდა ჰქონდეს.',
    en: '{name}, choose a password for your account {email}. It has at least 10 characters.',
  },
  setPassword: { ka: 'პაროლის შენახვა', en: 'Save the password' },
  toSignIn: { ka: 'შესვლის გვერდზე გადასვლა', en: 'Go to the sign-in' },
  demo: { ka: 'საჩვენებელი თანამშრომლები', en: 'Demo staff' },
  demoText: {
    ka: 'ეს საჩვენებელი უნივერსიტეტია: აირჩიეთ, ვინ შედის.',
    en: 'This is the demo university: choose who signs in.',
  },
})
