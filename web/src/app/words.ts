import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  portal: { ka: 'სტუდენტის პორტალი', en: 'Student portal' },
  home: { ka: 'მთავარი', en: 'Home' },
  toHome: { ka: 'მთავარ გვერდზე გადასვლა', en: 'Go to the home page' },
  notOpenYet: {
    ka: 'ეს გვერდი ჯერ არ გახსნილა. როგორც კი მზად იქნება, აქვე გამოჩნდება.',
    en: 'This page is not open yet. It will appear here as soon as it is ready.',
  },
  notFound: { ka: 'გვერდი ვერ მოიძებნა', en: 'Page not found' },
  notFoundText: {
    ka: 'ამ მისამართზე გვერდი არ არსებობს. შეამოწმეთ მისამართი ან დაიწყეთ მთავარი გვერდიდან.',
    en: 'There is no page at this address. Check the address or start from the home page.',
  },
  chunkFailed: { ka: 'გვერდის ჩატვირთვა ვერ მოხერხდა', en: 'The page could not be loaded' },
  chunkFailedText: {
    ka: 'პორტალის ახალი ვერსია გამოვიდა ან კავშირი შეწყდა. თქვენი მონაცემები უცვლელია; განაახლეთ გვერდი.',
    en: 'Either the portal has a new version or the connection was lost. Nothing of yours has changed; reload the page.',
  },
  reload: { ka: 'გვერდის განახლება', en: 'Reload the page' },
  failed: { ka: 'დაფიქსირდა შეცდომა', en: 'Something went wrong' },
  failedSafe: {
    ka: 'თქვენ სისტემიდან არ გამოსულხართ.',
    en: 'You are still logged in.',
  },
  tryAgain: { ka: 'ხელახლა ცდა', en: 'Try again' },
})
