import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  portal: { ka: 'სტუდენტური პორტალი', en: 'Student portal' },
  skip: { ka: 'შინაარსზე გადასვლა', en: 'Skip to content' },
  headerMenu: { ka: 'ზედა მენიუ', en: 'Header menu' },
  sidebarMenu: { ka: 'მთავარი მენიუ', en: 'Main menu' },
  bottomMenu: { ka: 'სწრაფი მენიუ', en: 'Quick menu' },
  sidebar: { ka: 'გვერდითი მენიუ', en: 'Side menu' },
  menuFailed: { ka: 'მენიუ ვერ ჩაიტვირთა.', en: 'The menu could not be loaded.' },
  home: { ka: 'მთავარი', en: 'Home' },
  schedule: { ka: 'ცხრილი', en: 'Schedule' },
  registration: { ka: 'რეგისტრაცია', en: 'Registration' },
  exams: { ka: 'გამოცდები', en: 'Exams' },
  more: { ka: 'მეტი', en: 'More' },
  notifications: { ka: 'შეტყობინებები', en: 'Notifications' },
  notificationCount: { ka: 'ახალი შეტყობინებები: {count}', en: 'New notifications: {count}' },
  search: { ka: 'ძიება', en: 'Search' },
  cachedData: {
    ka: 'კავშირი არ არის · შენახულია: {when}',
    en: 'No connection · saved: {when}',
  },
  account: { ka: 'ჩემი ანგარიში', en: 'My account' },
  needsInternet: { ka: 'ამ გვერდისთვის ინტერნეტია საჭირო', en: 'This page needs an internet connection' },
  chunkFailed: { ka: 'გვერდის ჩატვირთვა ვერ მოხერხდა', en: 'The page could not be loaded' },
  failed: { ka: 'დაფიქსირდა შეცდომა', en: 'Something went wrong' },
  stillSignedIn: { ka: 'სისტემიდან არ გამოსულხართ.', en: 'You are still logged in.' },
  tryAgain: { ka: 'ხელახლა ცდა', en: 'Try again' },
})
