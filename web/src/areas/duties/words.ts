import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  duties: { ka: 'გასაკეთებელი', en: 'To do' },
  nothing: { ka: 'ახლა გასაკეთებელი არაფერი გაქვთ.', en: 'Nothing to do right now.' },
  overdue: { ka: 'ვადა გავიდა', en: 'Overdue' },
  today: { ka: 'დღეს', en: 'Today' },
  week: { ka: 'ამ კვირაში', en: 'This week' },
  nextWeek: { ka: 'მომავალ კვირაში', en: 'Next week' },
  now: { ka: 'მიმდინარე', en: 'Under way' },
  later: { ka: 'მოგვიანებით', en: 'Later' },
  none: { ka: 'ვადის გარეშე', en: 'No deadline' },
  dates: { ka: 'უახლოესი თარიღები', en: 'Upcoming dates' },
  toHome: { ka: 'მთავარ გვერდზე გადასვლა', en: 'Go to the home page' },
  intro: {
    ka: 'პორტალის კითხვებზე პასუხს სულ დაახლოებით {minutes} წუთი დასჭირდება.',
    en: {
      one: 'What the portal asks takes about 1 minute in all.',
      other: 'What the portal asks takes about {minutes} minutes in all.',
    },
  },
  inRegistration: {
    ka: 'თქვენი რეგისტრაცია ღიაა: რაც სასწრაფო არ არის, რეგისტრაციის დახურვამდე არ გამოჩნდება. სურვილისამებრ ახლაც შეგიძლიათ გააკეთოთ.',
    en: 'Your registration is open: what can wait will be asked after it closes. You can also do it now.',
  },
  inExam: {
    ka: 'გამოცდა მიმდინარეობს: მის დასრულებამდე ეს საკითხები არ გამოჩნდება.',
    en: 'Your exam is in progress: you will be asked nothing until it is over.',
  },
  minutes: {
    ka: 'დაახლოებით {count} წუთი',
    en: { one: 'about {count} minute', other: 'about {count} minutes' },
  },
  until: { ka: 'ბოლო ვადა: {date}', en: 'Deadline: {date}' },
  portal: {
    ka: 'სანამ არ შესრულდება, სხვა გვერდები ჩაკეტილია.',
    en: 'All other pages are locked until it is done.',
  },
  pages: {
    ka: 'ყველა გვერდზე გამოჩნდება, სანამ არ უპასუხებთ.',
    en: 'It opens over every page until it is answered.',
  },
  pagesLater: {
    ka: 'მოგვიანებით ყველა გვერდზე გამოჩნდება, სანამ არ უპასუხებთ.',
    en: 'Later it opens over every page until it is answered.',
  },
  closable: {
    ka: 'გვერდზე გამოჩნდება, მაგრამ დახურვა შეგიძლიათ.',
    en: 'It opens over the page, and you can close it.',
  },
  actionOf: { ka: '{action}: {duty}', en: '{action}: {duty}' },
  toPreRegistration: { ka: 'წინასწარ რეგისტრაციაზე გადასვლა', en: 'Go to pre-registration' },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
  more: {
    ka: 'ამის შემდეგ კიდევ {count} საკითხია',
    en: { one: '{count} more after this', other: '{count} more after this' },
  },
})
