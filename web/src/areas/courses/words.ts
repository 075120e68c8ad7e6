import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  course: { ka: 'კურსი', en: 'Course' },
  ects: { ka: '{count} კრედიტი', en: { one: '{count} credit', other: '{count} credits' } },
  notRegistered: {
    ka: 'ამ სემესტრში ამ საგანზე რეგისტრირებული არ ხართ, ამიტომ ჯგუფები, მასალები და ტესტები არ ჩანს.',
    en: 'You are not registered for this subject this semester, so its groups, materials and quizzes are not shown.',
  },
  toRegistration: { ka: 'რეგისტრაციაზე გადასვლა', en: 'Go to registration' },
  about: { ka: 'კურსის შესახებ', en: 'About the course' },
  noDescription: {
    ka: 'აღწერა ჯერ არ გამოქვეყნებულა.',
    en: 'The description has not been published yet.',
  },
  syllabus: { ka: 'სილაბუსის ჩამოტვირთვა', en: 'Download the syllabus' },
  weeks: { ka: 'კვირები', en: 'Week by week' },
  thisWeek: { ka: 'ახლა', en: 'now' },
  materials: { ka: 'მასალები', en: 'Materials' },
  noMaterials: {
    ka: 'ლექტორს მასალები ჯერ არ დაუდია. როგორც კი დადებს, აქ გამოჩნდება.',
    en: 'No materials yet. They will appear here.',
  },
  download: { ka: 'ჩამოტვირთვა: {title}', en: 'Download {title}' },
  kilobytes: { ka: '{size} KB', en: '{size} KB' },
  weekOf: { ka: 'კვირა {week}', en: 'week {week}' },
  groups: { ka: 'ჩემი ჯგუფები', en: 'My groups' },
  groupOf: { ka: 'ჯგუფი {group}', en: 'Group {group}' },
  lecturers: { ka: 'ლექტორები', en: 'Lecturers' },
  moreLecturers: { ka: 'და კიდევ {count}', en: 'and {count} more' },
  noLecturers: {
    ka: 'ამ სემესტრში ლექტორი ჯერ არ დანიშნულა.',
    en: 'No lecturer has been named for this semester yet.',
  },
  prerequisites: { ka: 'ეყრდნობა', en: 'Builds on' },

  quoted: { ka: '„{title}“', en: '“{title}”' },
  addedMaterials: { ka: 'მასალებს დაემატა: {titles}.', en: 'Added to the materials: {titles}.' },
  removedMaterials: { ka: 'მასალებში აღარ არის: {titles}.', en: 'No longer among the materials: {titles}.' },
  fileReplaced: { ka: '„{title}“: ფაილი განახლდა.', en: '“{title}”: the file has been replaced.' },
  movedToWeek: { ka: '„{title}“: სხვა კვირაში გადავიდა.', en: '“{title}”: moved to another week.' },
  renamed: { ka: '„{was}“: ახალი სათაურია „{now}“.', en: 'Renamed: “{was}” → “{now}”.' },
  quizAnnounced: {
    ka: 'დაინიშნა ტესტი „{title}“: იხსნება: {opens}; იხურება: {closes}.',
    en: 'There is a new quiz, “{title}”: opens {opens}, closes {closes}.',
  },
  quizOpeningMoved: {
    ka: '„{title}“: გახსნის დრო იყო {was}; ახლა არის {now}.',
    en: '“{title}”: opening moved: {was} → {now}.',
  },
  quizClosingMoved: {
    ka: '„{title}“: დახურვის დრო იყო {was}; ახლა არის {now}.',
    en: '“{title}”: closing moved: {was} → {now}.',
  },
  quizTimeChanged: {
    ka: '„{title}“: დასაწერად იყო {was} წუთი; ახლა არის {now} წუთი.',
    en: '“{title}”: time limit changed: {was} min → {now} min.',
  },
  quizMarked: {
    ka: '„{title}“: ლექტორმა შეაფასა თქვენი პასუხები: {now}.',
    en: '“{title}”: your lecturer has marked your answers: {now}.',
  },
  quizMarkChanged: {
    ka: '„{title}“: ლექტორის შეფასება იყო {was}; ახლა არის {now}.',
    en: '“{title}”: your lecturer’s marking changed: {was} → {now}.',
  },
  quizPoints: { ka: '{points} ქულა', en: { one: '{points} point', other: '{points} points' } },
  quizCancelled: { ka: '„{title}“: ტესტი გაუქმდა.', en: '“{title}”: the quiz is cancelled.' },
  syllabusPublished: { ka: 'სილაბუსი გამოქვეყნდა.', en: 'The syllabus has been published.' },
  syllabusReplaced: { ka: 'სილაბუსი განახლდა.', en: 'The syllabus has been replaced by a new one.' },
  syllabusRemoved: {
    ka: 'სილაბუსი აღარ არის გამოქვეყნებული.',
    en: 'The syllabus is not published any more.',
  },
  descriptionChanged: { ka: 'კურსის აღწერა შეიცვალა.', en: 'The description of the course has changed.' },
  weekPlanChanged: { ka: 'კვირების გეგმა შეიცვალა.', en: 'The plan of the weeks has changed.' },
  lecturerChanged: {
    ka: '{part}, ჯგუფი {group}: ახალი ლექტორია {name}.',
    en: '{part}, group {group}: new lecturer: {name}.',
  },
  lecturerRemoved: {
    ka: '{part}, ჯგუფი {group}: ლექტორი ამჟამად დანიშნული არ არის.',
    en: '{part}, group {group}: no lecturer is named at present.',
  },
  timesChanged: {
    ka: '{part}, ჯგუფი {group}: დრო ან აუდიტორია შეიცვალა.',
    en: '{part}, group {group}: the time or the room has changed.',
  },

  quiz: { ka: 'მოკლე ტესტი', en: 'Short quiz' },
  quizzes: { ka: 'მოკლე ტესტები', en: 'Short quizzes' },
  noQuizzes: { ka: 'ამ კურსს ტესტი ჯერ არ აქვს.', en: 'This course has no quiz yet.' },
  noQuizYet: {
    ka: 'ამ კურსს ტესტი ჯერ არ აქვს. როგორც კი ლექტორი დანიშნავს, აქ და კურსის გვერდზე გამოჩნდება.',
    en: 'This course has no quiz yet. When the lecturer sets one, it will appear here and on the page of the course.',
  },
  toSchedule: { ka: 'ჩემი საგნების ნახვა', en: 'See my subjects' },
  toCourse: { ka: 'კურსის გვერდზე დაბრუნება', en: 'Back to the course' },
  otherQuizzes: { ka: 'ამ კურსის ტესტები', en: 'Quizzes of this course' },
  phaseBefore: { ka: 'იხსნება: {at}', en: 'Opens {at}' },
  phaseOpen: { ka: 'იხურება: {at}', en: 'Open until {at}' },
  phaseRunning: { ka: 'მიმდინარეობს', en: 'Running' },
  phaseOver: { ka: 'დასრულებულია', en: 'Over' },
  phaseMissed: { ka: 'დაიხურა, არ დაგიწერიათ', en: 'Closed; you did not take it' },
  continueQuiz: { ka: 'ტესტის გაგრძელება', en: 'Continue the quiz' },
  toQuiz: { ka: 'ტესტზე გადასვლა', en: 'Go to the quiz' },
})
