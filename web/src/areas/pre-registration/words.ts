import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  preRegistration: { ka: 'წინასწარი რეგისტრაცია', en: 'Pre-registration' },
  isOpen: { ka: 'წინასწარი რეგისტრაცია ღიაა.', en: 'Pre-registration is open.' },
  isSoon: { ka: 'წინასწარი რეგისტრაცია ჯერ არ დაწყებულა.', en: 'Pre-registration is not open yet.' },
  isOver: { ka: 'წინასწარი რეგისტრაცია დასრულდა.', en: 'Pre-registration is over.' },
  isOverText: {
    ka: 'არჩევანის შეცვლა აღარ შეიძლება. საჭიროების შემთხვევაში მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Your choice can no longer be changed. If you need a change, contact the school department.',
  },
  isUnplanned: {
    ka: 'წინასწარი რეგისტრაციის თარიღები ჯერ დადგენილი არ არის.',
    en: 'No dates set yet for pre-registration.',
  },
  isUnplannedText: {
    ka: 'თარიღები დანიშვნისთანავე აქ გამოჩნდება.',
    en: 'They will appear here as soon as the university sets them.',
  },
  closesAt: { ka: 'ბოლო ვადა: {when}', en: 'Closes {when}' },
  opensAt: { ka: 'დაიწყება: {when}', en: 'Opens {when}' },

  myChoice: { ka: 'ჩემი არჩევანი', en: 'My choice' },
  total: { ka: 'სულ {ects} კრედიტი', en: '{ects} credits in all' },
  ects: { ka: '{count} კრედიტი', en: { one: '{count} credit', other: '{count} credits' } },
  noneChosen: {
    ka: 'ჯერ არაფერი აგირჩევიათ. აირჩიეთ სულ მცირე {minimum} კრედიტის საგნები.',
    en: 'You have chosen nothing yet. Choose subjects worth at least {minimum} credits.',
  },
  noneChosenLast: {
    ka: 'ჯერ არაფერი აგირჩევიათ. ბოლო კურსზე კრედიტების მინიმუმი არ მოქმედებს.',
    en: 'You have chosen nothing yet. In the last year there is no minimum number of credits.',
  },
  change: { ka: 'შეცვლა', en: 'Change' },
  changeOf: { ka: 'საგნის შეცვლა: {subject}', en: 'Change {subject} for another subject' },
  cancel: { ka: 'ამოღება', en: 'Remove' },
  cancelOf: { ka: 'ამოღება: {subject}', en: 'Remove {subject}' },
  cancelled: { ka: '„{subject}“ ამოღებულია', en: '“{subject}” was removed' },
  chosen: { ka: '„{subject}“ არჩეულია', en: '“{subject}” is chosen' },
  chosenMissing: {
    ka: '„{subject}“ არჩეულია. გაკლიათ {missing} კრედიტი.',
    en: '“{subject}” is chosen. {missing} more credits to go.',
  },
  // The bar over the list, short enough for one line of a phone.
  missing: { ka: 'გაკლიათ {count}', en: '{count} to go' },
  nextSemester: { ka: 'მომავალ სემესტრში:', en: 'Next semester:' },
  exchanging: {
    ka: 'აირჩიეთ საგანი, რომლითაც „{subject}“ შეიცვლება.',
    en: 'Choose a subject in place of “{subject}”.',
  },
  cancelExchange: { ka: 'გაუქმება', en: 'Cancel' },
  exchanged: { ka: 'საგანი შეიცვალა: „{subject}“', en: 'Changed to “{subject}”' },

  subjects: { ka: 'საგნები', en: 'Subjects' },
  nothingFound: { ka: 'ასეთი საგანი ვერ მოიძებნა.', en: 'No subject found.' },
  showAll: { ka: 'ყველა საგნის ჩვენება', en: 'Show all subjects' },
  noModules: {
    ka: 'თქვენი პროგრამის მოდულები ჯერ არ გამოქვეყნებულა. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The modules of your programme are not published yet. Contact the school department.',
  },
  noSubjects: { ka: 'ამ მოდულში საგნები არ არის.', en: 'There are no subjects in this module.' },
  noFree: {
    ka: 'თავისუფალი კრედიტებისთვის საგნები ამ სემესტრში ჯერ არ გამოცხადებულა.',
    en: 'No subjects for free credits have been announced for this semester yet.',
  },
  moduleDone: { ka: 'ჩაბარებულია {done} / {ects} კრედიტი', en: '{done} of {ects} credits passed' },
  passedSubjects: { ka: 'ჩაბარებული საგნები ({count})', en: 'Passed ({count})' },
  moduleChosen: { ka: 'არჩეულია {count}', en: '{count} chosen' },
  more: { ka: 'კიდევ {count} საგანი', en: { one: '1 more subject', other: '{count} more subjects' } },
  semester: { ka: '{semester} სემესტრი', en: 'semester {semester}' },
  chosenByCount: {
    ka: 'აირჩია {count} სტუდენტმა',
    en: { one: 'chosen by 1 student', other: 'chosen by {count} students' },
  },
  chosenByNobody: { ka: 'ჯერ არავის აურჩევია', en: 'nobody has chosen it yet' },
  passed: { ka: 'ჩაბარებულია, {score} ქულა', en: 'Passed with {score} points' },
  passedOnly: { ka: 'ჩაბარებულია', en: 'Passed' },
  isChosen: { ka: 'არჩეულია', en: 'Chosen' },
  choose: { ka: 'არჩევა', en: 'Choose' },
  chooseAgain: { ka: 'ხელახლა არჩევა', en: 'Choose again' },
  replace: { ka: 'ამით შეცვლა', en: 'Replace with this' },
  sending: { ka: 'იგზავნება…', en: 'Sending…' },

  minor: { ka: 'დამატებითი სპეციალობა', en: 'Minor programme' },
  minorIs: {
    ka: 'არჩეული გაქვთ „{speciality}“ ({ects} კრედიტი). მისი საგნები ზემოთ, მოდულებს შორისაა.',
    en: 'You have chosen “{speciality}” ({ects} credits). Its subjects are above, among the modules.',
  },
  minors: { ka: 'დამატებითი სპეციალობები ({count})', en: { one: '{count} minor', other: '{count} minors' } },
  minorLater: {
    ka: 'დამატებითი სპეციალობა არ გაქვთ არჩეული. მის არჩევას რეგისტრაციის გვერდზე შეძლებთ.',
    en: 'You have chosen no minor. You can choose one on the registration page.',
  },

  result: { ka: 'არჩეული საგნები', en: 'What you chose' },
  resultEmpty: {
    ka: 'წინასწარი რეგისტრაციისას საგნები არ აგირჩევიათ. საგნებზე რეგისტრაცია მის გარეშეც შეიძლება.',
    en: 'You chose no subjects in pre-registration. You can register for subjects without it.',
  },
  isRegistered: { ka: 'რეგისტრირებული ხართ', en: 'You are registered' },
  otherLevel: { ka: 'სხვა დონე გაქვთ არჩეული', en: 'You took another level' },
  notRegistered: { ka: 'ჯერ არ ხართ რეგისტრირებული', en: 'Not registered yet' },
  allRegistered: {
    ka: 'ყველა არჩეულ საგანზე რეგისტრირებული ხართ.',
    en: 'You are registered for everything that you chose.',
  },
  subjectsLeft: {
    ka: 'დარჩა {count} საგანი: ჯგუფი რეგისტრაციის გვერდზე აირჩიეთ.',
    en: {
      one: '1 subject is left: choose its group on the registration page.',
      other: '{count} subjects are left: choose their groups on the registration page.',
    },
  },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
})
