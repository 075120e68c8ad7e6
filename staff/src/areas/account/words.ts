import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  account: { ka: 'ჩემი ანგარიში', en: 'My account' },
  signOut: { ka: 'გასვლა', en: 'Sign out' },
  colours: { ka: 'ფერები', en: 'Colours' },
  auto: { ka: 'როგორც მოწყობილობაზე', en: 'As on the device' },
  light: { ka: 'ღია', en: 'Light' },
  dark: { ka: 'მუქი', en: 'Dark' },
  passwordTitle: { ka: 'პაროლის შეცვლა', en: 'Change the password' },
  passwordText: {
    ka: 'შეცვლის შემდეგ სხვა მოწყობილობებზე სესიები დასრულდება.',
    en: 'Sessions on your other devices end with the change.',
  },
  current: { ka: 'მიმდინარე პაროლი', en: 'Current password' },
  next: { ka: 'ახალი პაროლი', en: 'New password' },
  change: { ka: 'პაროლის შეცვლა', en: 'Change the password' },
  changed: { ka: 'პაროლი შეიცვალა.', en: 'The password was changed.' },
  secondFactor: { ka: 'მეორე ფაქტორი', en: 'Second factor' },
  withFactor: {
    ka: 'შესვლას აპლიკაციის კოდი ადასტურებს. დარჩენილია {count} სარეზერვო კოდი.',
    en: {
      one: 'A code of your app confirms the sign-in. 1 recovery code is left.',
      other: 'A code of your app confirms the sign-in. {count} recovery codes are left.',
    },
  },
  withoutFactor: {
    ka: 'თქვენს ანგარიშს მეორე ფაქტორი არ აქვს. მასთან ერთად შესასვლელად პაროლის გარდა ტელეფონის აპლიკაციის კოდიც იქნება საჭირო.',
    en: 'Your account has no second factor. With one, signing in needs a code of an app on your phone besides the password.',
  },
  setUp: { ka: 'მეორე ფაქტორის დაყენება', en: 'Set up now' },
  setUpHint: {
    ka: 'დასაყენებლად შეიყვანეთ პაროლი. სხვა მოწყობილობებზე სესიები დასრულდება.',
    en: 'Enter your password to set it up. Sessions on your other devices end.',
  },
  goOn: { ka: 'გაგრძელება', en: 'Continue' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
  isSetUp: {
    ka: 'მეორე ფაქტორი დაყენებულია. შემდეგი შესვლისას კოდი დაგჭირდებათ.',
    en: 'The second factor is set up. Your next sign-in asks for a code.',
  },
  renew: { ka: 'ახალი სარეზერვო კოდები', en: 'New recovery codes' },
  renewText: { ka: 'ძველი კოდები აღარ იმოქმედებს.', en: 'The former codes stop working.' },
  password: { ka: 'პაროლი', en: 'Password' },
  devices: { ka: 'მოწყობილობები', en: 'Devices' },
  thisDevice: { ka: 'ეს მოწყობილობა', en: 'This device' },
  lastSeen: { ka: 'ბოლოს {time}', en: 'Last used {time}' },
  signedOut: { ka: 'სესია დასრულებულია', en: 'Signed out' },
  signOutDevice: { ka: 'სესიის დასრულება', en: 'Sign out' },
  signOutNamed: { ka: 'სესიის დასრულება: {name}', en: 'Sign out {name}' },
})
