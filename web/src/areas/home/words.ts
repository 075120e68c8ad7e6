import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  home: { ka: 'მთავარი', en: 'Home' },
  greeting: { ka: 'გამარჯობა, {name}', en: 'Hello, {name}' },

  now: { ka: 'ახლა', en: 'Now' },
  untilTime: { ka: '{time}-მდე', en: 'until {time}' },
  noLectures: {
    ka: 'ლექციები აქ რეგისტრაციის შემდეგ გამოჩნდება.',
    en: 'Your lectures appear here after registration.',
  },
  noNextLecture: { ka: 'უახლოეს კვირებში ლექციები არ გაქვთ.', en: 'No lectures in the coming weeks.' },
  noSemester: { ka: 'სემესტრი ჯერ არ დაწყებულა.', en: 'The semester has not begun yet.' },

  today: { ka: 'დღეს', en: 'Today' },
  freeToday: { ka: 'დღეს ლექციები არ გაქვთ.', en: 'No lectures today.' },
  overToday: { ka: 'დღევანდელი ლექციები დასრულდა.', en: "Today's lectures are over." },
  lecturesLeft: {
    ka: 'დღეს დარჩა {count} მეცადინეობა, {to}-მდე',
    en: { one: '{count} class left today, until {to}', other: '{count} classes left today, until {to}' },
  },

  todo: { ka: 'გასაკეთებელი', en: 'To do' },
  nothingToDo: { ka: 'ახლა გასაკეთებელი არაფერი გაქვთ.', en: 'Nothing to do right now.' },
  nothingElse: { ka: 'სხვა გასაკეთებელი არ გაქვთ.', en: 'Nothing else to do.' },
  all: { ka: 'ყველა ({count})', en: 'All ({count})' },

  plan: { ka: 'გეგმა „{name}“', en: 'Plan “{name}”' },
  planSubjects: { ka: '{count} საგანი', en: { one: '{count} subject', other: '{count} subjects' } },
  opensOn: { ka: 'რეგისტრაცია იხსნება: {when}', en: 'Registration opens {when}' },
  planFits: { ka: 'დრო არ იკვეთება', en: 'no clashes' },
  planErrors: {
    ka: '{count} საგანი შესასწორებელია',
    en: { one: '{count} subject to correct', other: '{count} subjects to correct' },
  },
  opensIn: { ka: 'იხსნება {time}', en: 'opens {time}' },
  isOpen: { ka: 'რეგისტრაცია ღიაა', en: 'registration is open' },

  whatsNew: { ka: 'ახალი ცვლილებები', en: "What's new" },
  nothingNew: { ka: 'ახალი ცვლილებები არ არის', en: 'Nothing new' },
  notCached: {
    ka: 'GPA და ახალი ცვლილებები ინტერნეტის გარეშე არ ჩანს.',
    en: 'Your GPA and what’s new are not available offline.',
  },

  dates: { ka: 'გამოცდები და თარიღები', en: 'Exams and dates' },
  noDates: { ka: 'უახლოეს თვეში თარიღები არ არის.', en: 'No dates in the coming month.' },

  studies: { ka: 'GPA და კრედიტები', en: 'GPA and credits' },
  gpa: { ka: 'GPA', en: 'GPA' },
  noAverage: { ka: 'ჯერ არ გაქვთ', en: 'None yet' },
  credits: { ka: 'კრედიტები', en: 'Credits' },
  creditsNow: { ka: '{count} ამ სემესტრში', en: '{count} this semester' },
  curve: { ka: 'GPA სემესტრების მიხედვით', en: 'GPA by semester' },

  week: { ka: 'კვირა', en: 'Week' },
  thisWeek: { ka: 'ეს კვირა', en: 'This week' },
  nextWeek: { ka: 'მომავალი კვირა', en: 'Next week' },
  holiday: { ka: 'უქმე', en: 'Holiday' },
  freeWeek: { ka: 'ლექციები არ გაქვთ.', en: 'No lectures.' },
})
