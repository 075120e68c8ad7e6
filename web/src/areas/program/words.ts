import { catalogue } from '#web/i18n/catalogue.ts'

/** The words of the screen of my programme. */
export const words = catalogue({
  myProgram: { ka: 'ჩემი პროგრამა', en: 'My programme' },
  semesters: { ka: '{count} სემესტრი', en: '{count} semesters' },
  ects: { ka: '{count} კრედიტი', en: { one: '{count} credit', other: '{count} credits' } },
  credits: { ka: 'კრედიტები', en: 'Credits' },
  done: { ka: 'შესრულებული', en: 'Done' },
  running: { ka: 'მიმდინარე', en: 'Running' },
  planned: { ka: 'დაგეგმილი', en: 'Planned' },
  missing: { ka: 'დარჩენილი', en: 'Missing' },
  doneOf: { ka: 'შესრულებულია {done} / {required}', en: '{done} of {required} done' },
  gpa: { ka: 'GPA: {gpa}', en: 'GPA: {gpa}' },
  toMarks: { ka: 'შეფასებები', en: 'Evaluations' },
  noChoices: {
    ka: 'თქვენს პროგრამაში არც კონცენტრაცია ირჩევა და არც დამატებითი სპეციალობა.',
    en: 'In your programme there is neither a concentration nor a minor to choose.',
  },
  moduleNew: {
    ka: 'პროგრამას დაემატა მოდული „{module}“: {now} კრედიტი.',
    en: 'There is a new module, “{module}”: {now} credits.',
  },
  moduleGone: {
    ka: 'მოდული „{module}“ პროგრამაში აღარ არის.',
    en: 'The module “{module}” is no longer in the programme.',
  },
  otherCredits: {
    ka: '{module}: საჭირო იყო {was} კრედიტი; ახლა საჭიროა {now}.',
    en: '{module}: required credits changed: {was} → {now}.',
  },
  subjectsAdded: { ka: '{module}: დაემატა {subjects}.', en: '{module}: new here: {subjects}.' },
  subjectsRemoved: { ka: '{module}: აღარ არის {subjects}.', en: '{module}: no longer here: {subjects}.' },
  quoted: { ka: '„{name}“', en: '“{name}”' },
  more: { ka: 'კიდევ {count}', en: '{count} more' },
  whatIfTitle: { ka: 'როგორ შეიცვლებოდა პროგრამა', en: 'How the programme would change' },
  concentration: { ka: 'კონცენტრაცია', en: 'Concentration' },
  minor: { ka: 'დამატებითი სპეციალობა', en: 'Minor' },
  ownOption: { ka: '{name} (ჩემი)', en: '{name} (mine)' },
  none: { ka: 'არ არის არჩეული', en: 'None chosen' },
  whatIfNotice: {
    ka: 'ასე გამოიყურებოდა პროგრამა. არაფერი არჩეულა და არაფერი შეცვლილა.',
    en: 'This is how the programme would look. Nothing has been chosen or changed.',
  },
  wouldAdd: {
    ka: 'დაემატებოდა: {module}, {ects} კრედიტი, აქედან უკვე გაქვთ {done}.',
    en: 'Would be added: {module}, {ects} credits, of which you have {done} already.',
  },
  wouldRemove: { ka: 'მოაკლდებოდა: {module}, {ects} კრედიტი.', en: 'Would go: {module}, {ects} credits.' },
  missingThen: {
    ka: 'დარჩენილი კრედიტები: {before}-ის ნაცვლად {after}.',
    en: 'Missing credits: {after} instead of {before}.',
  },
  missingSame: {
    ka: 'დარჩენილი კრედიტები იგივე იქნებოდა: {after}.',
    en: 'The missing credits would stay the same: {after}.',
  },
  backToOwn: { ka: 'ჩემს პროგრამაზე დაბრუნება', en: 'Back to my programme' },
  subject: { ka: 'საგანი', en: 'Subject' },
  semester: { ka: 'სემესტრი', en: 'Semester' },
  inSemester: { ka: '{count} სემესტრი', en: 'Semester {count}' },
  mark: { ka: 'ნიშანი', en: 'Mark' },
  status: { ka: 'სტატუსი', en: 'Status' },
  passed: { ka: 'ჩაბარებული', en: 'Passed' },
  registered: { ka: 'მიმდინარე', en: 'Running' },
  failed: { ka: 'ჩაუბარებელი', en: 'Not passed' },
  open: { ka: 'ასაღები', en: 'To take' },
  noSubjects: {
    ka: 'აქ ის საგნები გამოჩნდება, რომლებსაც ამ კრედიტებისთვის აირჩევთ რეგისტრაციაზე.',
    en: 'The subjects that you choose for these credits in registration will appear here.',
  },
  noModules: {
    ka: 'თქვენი პროგრამის მოდულები აქ გამოჩნდება, როცა სკოლა მათ გამოაქვეყნებს.',
    en: 'The modules of your programme will appear here once the school has published them.',
  },
})
