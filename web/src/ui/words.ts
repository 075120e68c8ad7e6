import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  pageNeedsInternet: {
    ka: 'ამ გვერდისთვის ინტერნეტია საჭირო; კავშირის აღდგენისთანავე გაიხსნება. მანამდე ნახეთ მთავარი გვერდი, ცხრილი, გამოცდები და კალენდარი.',
    en: 'This page needs an internet connection and opens when you are back online. Until then see home, schedule, exams and calendar.',
  },
  partNeedsInternet: { ka: 'ინტერნეტის გარეშე არ ჩანს.', en: 'Not available offline.' },
  portal: { ka: 'სტუდენტური პორტალი', en: 'Student portal' },
  loading: { ka: 'იტვირთება…', en: 'Loading…' },
  tryAgain: { ka: 'ხელახლა ცდა', en: 'Try again' },
  reload: { ka: 'გვერდის განახლება', en: 'Reload the page' },
  error: { ka: 'შეცდომა', en: 'Error' },
  warning: { ka: 'ყურადღება', en: 'Attention' },
  success: { ka: 'შესრულდა', en: 'Done' },
  info: { ka: 'ინფორმაცია', en: 'Information' },
  close: { ka: 'დახურვა', en: 'Close' },
  save: { ka: 'შენახვა', en: 'Save' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
  later: { ka: 'მოგვიანებით', en: 'Later' },
})
