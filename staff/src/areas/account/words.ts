import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  account: { ka: 'ჩემი ანგარიში', en: 'My account' },
  signOut: { ka: 'გასვლა', en: 'Sign out' },
  colours: { ka: 'იერსახე', en: 'Colours' },
  auto: { ka: 'სისტემის მიხედვით', en: 'As on the device' },
  light: { ka: 'ღია', en: 'Light' },
  dark: { ka: 'მუქი', en: 'Dark' },
  passwordTitle: { ka: 'პაროლის შეცვლა', en: 'Change the password' },
  passwordText: {
    ka: 'პაროლის შეცვლისას სხვა მოწყობილობებზე სესიები დასრულდება.',
    en: 'Sessions on your other devices end with the change.',
  },
  current: { ka: 'მიმდინარე პაროლი', en: 'Current password' },
  next: { ka: 'ახალი პაროლი', en: 'New password' },
  change: { ka: 'პაროლის შეცვლა', en: 'Change the password' },
  changed: { ka: 'პაროლი შეიცვალა.', en: 'The password was changed.' },
  secondFactor: { ka: 'ორეტაპიანი დადასტურება', en: 'Second factor' },
  withFactor: {
    ka: 'შესვლისას პაროლის გარდა აპლიკაციის კოდიც მოგეთხოვებათ. დარჩენილია {count} სარეზერვო კოდი.',
    en: {
      one: 'A code of your app confirms the sign-in. 1 recovery code is left.',
      other: 'A code of your app confirms the sign-in. {count} recovery codes are left.',
    },
  },
  withoutFactor: {
    ka: 'ორეტაპიანი დადასტურება ჩართული არ არის. თუ ჩართავთ, შესვლისას პაროლის გარდა ტელეფონის აპლიკაციის კოდიც დაგჭირდებათ.',
    en: 'Your account has no second factor. With one, signing in needs a code of an app on your phone besides the password.',
  },
  setUp: { ka: 'ორეტაპიანი დადასტურების ჩართვა', en: 'Set up now' },
  setUpHint: {
    ka: 'ჩასართავად შეიყვანეთ პაროლი. სხვა მოწყობილობებზე სესიები დასრულდება.',
    en: 'Enter your password to set it up. Sessions on your other devices end.',
  },
  goOn: { ka: 'გაგრძელება', en: 'Continue' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
  isSetUp: {
    ka: 'ორეტაპიანი დადასტურება ჩართულია. შემდეგი შესვლისას კოდი დაგჭირდებათ.',
    en: 'The second factor is set up. Your next sign-in asks for a code.',
  },
  renew: { ka: 'ახალი სარეზერვო კოდები', en: 'New recovery codes' },
  renewText: { ka: 'ძველი კოდები აღარ იმოქმედებს.', en: 'The former codes stop working.' },
  password: { ka: 'პაროლი', en: 'Password' },
  devices: { ka: 'მოწყობილობები', en: 'Devices' },
  thisDevice: { ka: 'ეს მოწყობილობა', en: 'This device' },
  lastSeen: { ka: 'ბოლო აქტივობა: {time}', en: 'Last used {time}' },
  signedOut: { ka: 'სესია დასრულებულია', en: 'Signed out' },
  signOutDevice: { ka: 'სესიის დასრულება', en: 'Sign out' },
  signOutNamed: { ka: 'სესიის დასრულება: {name}', en: 'Sign out {name}' },
})
