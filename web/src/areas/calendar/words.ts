import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  academicCalendar: { ka: 'აკადემიური კალენდარი', en: 'Academic calendar' },
  now: { ka: 'ახლა', en: 'Now' },
  noCurrentEvents: { ka: 'დღეს კალენდარში არაფერია.', en: 'Nothing in the calendar today.' },
  semesterEnds: {
    ka: 'ლექციები {teaching} მთავრდება, შემდეგ გამოცდებია, სემესტრი კი {semester} სრულდება.',
    en: 'Classes end on {teaching}; exams follow, and the semester itself ends on {semester}.',
  },
  comingDates: { ka: 'შემდეგი თარიღები', en: 'Coming dates' },
  allDates: { ka: 'ყველა', en: 'All' },
  withoutHolidays: { ka: 'უქმეების გარეშე', en: 'Without holidays' },
  noComingDates: { ka: 'ამ სემესტრში სხვა თარიღი აღარ არის.', en: 'No more dates in this semester.' },
  pastDates: { ka: 'გასული თარიღები ({count})', en: 'Past dates ({count})' },
  farDates: {
    ka: 'შემდეგი სემესტრი, {month} ({count})',
    en: 'Next semester: from {month} ({count})',
  },
  months: { ka: 'სასწავლო წლის თვეები', en: 'Months of the academic year' },
  noDates: {
    ka: 'აქ სასწავლო წლის თარიღები გამოჩნდება, როცა უნივერსიტეტი კალენდარს გამოაქვეყნებს.',
    en: 'The dates of the academic year will appear here once the university has published its calendar.',
  },
  today: { ka: 'დღეს', en: 'today' },
  daysLeft: { ka: 'დარჩა {count} დღე', en: { one: '{count} day left', other: '{count} days left' } },
  isNew: { ka: 'დაემატა: {now}', en: 'New: {now}' },
  isCancelled: { ka: 'გაუქმდა: {was}', en: 'Cancelled: {was}' },
  isMoved: { ka: 'გადავიდა: {was} → {now}', en: 'Moved: {was} → {now}' },
})

export const kindWords = catalogue({
  term: { ka: 'სემესტრი', en: 'Semester' },
  registration: { ka: 'რეგისტრაცია', en: 'Registration' },
  exams: { ka: 'გამოცდები', en: 'Exams' },
  payment: { ka: 'გადახდა', en: 'Payment' },
  holiday: { ka: 'უქმე დღე', en: 'Holiday' },
  deadline: { ka: 'ბოლო ვადა', en: 'Deadline' },
})
