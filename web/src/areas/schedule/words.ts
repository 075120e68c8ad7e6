import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  schedule: { ka: 'ცხრილი', en: 'Schedule' },
  print: { ka: 'ბეჭდვა', en: 'Print' },
  previous: { ka: 'წინა კვირა', en: 'Previous week' },
  next: { ka: 'შემდეგი კვირა', en: 'Next week' },
  backToNow: { ka: 'ახლა', en: 'Now' },
  view: { ka: 'როგორ ჩანს ცხრილი', en: 'How the schedule is shown' },
  week: { ka: 'კვირა', en: 'Week' },
  list: { ka: 'სია', en: 'List' },
  today: { ka: 'დღეს', en: 'today' },
  weekLabel: { ka: 'ცხრილი: {span}', en: 'Schedule: {span}' },
  events: { ka: 'აკადემიური კალენდარი ამ კვირაში', en: 'The academic calendar in this week' },
  subjects: { ka: 'საგნები', en: 'Subjects' },
  starts: { ka: 'სემესტრი იწყება: {date}', en: 'The semester starts: {date}' },
  over: { ka: 'სემესტრი დასრულდა: {date}', en: 'The semester ended: {date}' },
  outside: { ka: 'ამ კვირაში სემესტრი არ მიმდინარეობს.', en: 'This week is outside the semester.' },
  empty: {
    ka: 'აქ თქვენი ლექციების ცხრილი გამოჩნდება, როცა საგნებზე დარეგისტრირდებით.',
    en: 'Your timetable will appear here once you have registered for subjects.',
  },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
})
