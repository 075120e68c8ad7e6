import { catalogue } from '#web/i18n/catalogue.ts'

/** The set-up of the second factor, and its codes. */
export const words = catalogue({
  secondStep: { ka: 'მეორე ეტაპი', en: 'Second step' },
  enrol: { ka: 'ჩართეთ ორეტაპიანი დადასტურება', en: 'Set up the second factor' },
  codeHint: {
    ka: 'აპლიკაციის ექვსნიშნა კოდი ან ერთ-ერთი სარეზერვო კოდი.',
    en: 'The six digits of your app, or one of your recovery codes.',
  },
  scan: {
    ka: 'დაასკანერეთ QR კოდი ავტორიზაციის აპლიკაციით (მაგალითად, Google Authenticator, Aegis ან 1Password) და შეიყვანეთ კოდი, რომელსაც ის გაჩვენებთ.',
    en: 'Scan the QR code with an authenticator app (such as Google Authenticator, Aegis or 1Password), and enter the code that it shows.',
  },
  qr: { ka: 'QR კოდი აპლიკაციისთვის', en: 'QR code for the app' },
  byHand: { ka: 'ან ხელით შეიყვანეთ გასაღები', en: 'Or type the key by hand' },
  code: { ka: 'კოდი', en: 'Code' },
  firstCodeHint: { ka: 'აპლიკაციაში ნაჩვენები ექვსი ციფრი.', en: 'The six digits that the app shows.' },
  confirm: { ka: 'დადასტურება', en: 'Confirm' },
  again: { ka: 'თავიდან დაწყება', en: 'Start again' },
  recoveryCodes: { ka: 'სარეზერვო კოდები', en: 'Recovery codes' },
  saved: { ka: 'შევინახე, გაგრძელება', en: 'I have kept them, continue' },
  recoveryText: {
    ka: 'ეს კოდები მხოლოდ ერთხელ გამოჩნდება. შეინახეთ ისინი ტელეფონისგან განცალკევებით: თუ აპლიკაცია ხელთ არ გექნებათ, თითოეული კოდით ერთხელ შეხვალთ.',
    en: 'These codes are shown only once. Keep them apart from your phone: each signs you in once when you do not have the app at hand.',
  },
  copy: { ka: 'კოპირება', en: 'Copy' },
  copied: { ka: 'დაკოპირებულია', en: 'Copied' },
})
