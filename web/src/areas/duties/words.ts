import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  duties: { ka: 'გასაკეთებელი', en: 'To do' },
  nothing: { ka: 'ახლა გასაკეთებელი არაფერი გაქვთ.', en: 'Nothing to do right now.' },
  tasks: { ka: 'ვადიანი საქმეები', en: 'With a deadline' },
  otherTasks: { ka: 'სხვა გასაკეთებელი', en: 'Also to do' },
  dates: { ka: 'უახლოესი თარიღები', en: 'Upcoming dates' },
  toHome: { ka: 'მთავარ გვერდზე გადასვლა', en: 'Go to the home page' },
  intro: {
    ka: 'სულ დაახლოებით {minutes} წუთი დაგჭირდებათ. საკითხები ამ თანმიმდევრობით გამოჩნდება.',
    en: {
      one: 'About 1 minute in all. You will be asked in this order.',
      other: 'About {minutes} minutes in all. You will be asked in this order.',
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
  overdue: { ka: 'ვადა გავიდა: {date}', en: 'Was due on {date}' },
  noDeadline: { ka: 'ვადის გარეშე', en: 'No deadline' },
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
  doNow: { ka: 'ახლავე გაკეთება', en: 'Do it now' },
  doNowOf: { ka: 'ახლავე გაკეთება: {duty}', en: 'Do it now: {duty}' },
  toPreRegistration: { ka: 'წინასწარ რეგისტრაციაზე გადასვლა', en: 'Go to pre-registration' },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
  more: {
    ka: 'ამის შემდეგ კიდევ {count} საკითხია',
    en: { one: '{count} more after this', other: '{count} more after this' },
  },
})
