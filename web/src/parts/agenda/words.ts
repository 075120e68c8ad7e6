import { catalogue } from '#web/i18n/catalogue.ts'
import { meetingWords } from '#web/parts/meeting-words.ts'

export const words = catalogue({
  // With the subject behind a colon, where there is one.
  window: {
    ka: 'საგნების არჩევა: გაკლიათ {count} კრედიტი',
    en: {
      one: 'Choose subjects: {count} credit missing',
      other: 'Choose subjects: {count} credits missing',
    },
  },
  windowSoon: { ka: 'რეგისტრაცია იხსნება', en: 'Registration opens' },
  windowEnd: { ka: 'რეგისტრაცია იხურება', en: 'Registration closes' },
  group_change: { ka: 'ჯგუფის შეცვლა', en: 'Choose another group' },
  exam_files: { ka: 'ფაილების ატვირთვა', en: 'Submit files' },
  examFilesSoon: { ka: 'გამოცდის ფაილის ატვირთვა იწყება', en: 'Exam files are accepted' },
  quiz_attempt: { ka: 'მიმდინარე ტესტი', en: 'Quiz in progress' },
  quiz: { ka: 'ონლაინ ტესტი', en: 'Online quiz' },
  quizzes: { ka: '{count} ტესტი', en: { one: '{count} quiz', other: '{count} quizzes' } },
  quizzesOpen: {
    ka: 'იხსნება {count} ტესტი',
    en: { one: '{count} quiz opens', other: '{count} quizzes open' },
  },
  quizSoon: { ka: 'ტესტი იხსნება', en: 'Quiz opens' },
  appeal: { ka: 'გასაჩივრების ვადა', en: 'Last day to appeal' },
  appealSoon: { ka: 'ნაშრომის ნახვა იწყება', en: 'Paper can be viewed' },
  presentation: { ka: 'პრეზენტაცია', en: 'Presentation' },
  theme: { ka: 'სამაგისტრო თემის არჩევა', en: 'Choose your thesis theme' },
  themeSoon: { ka: 'სამაგისტრო თემის არჩევა იწყება', en: 'Thesis themes open' },
  thesis: { ka: 'სამაგისტრო ნაშრომი', en: 'Thesis' },
  topic: { ka: 'თემის არჩევა', en: 'Choose a topic' },
  lab_group: { ka: 'ლაბორატორიის ჯგუფი', en: 'Lab group' },
  exam_registration: { ka: 'დისტანციურ გამოცდებზე რეგისტრაცია', en: 'Registration for distance exams' },
  lab_booking: { ka: 'ენების ლაბორატორია', en: 'Language lab' },
  visit: { ka: 'ვიზიტი ხელშეკრულებისთვის', en: 'Visit for your contract' },

  instalment: { ka: 'გადასახდელი', en: 'Payment due' },
  first_fee: { ka: 'პირველი წლის საფასური', en: 'First-year fee' },
  insurance: { ka: 'ჯანმრთელობის დაზღვევა', en: 'Health insurance' },
  loan: { ka: 'წიგნის დაბრუნება ბიბლიოთეკაში', en: 'Return a library book' },

  quotedName: { ka: '„{name}“', en: '“{name}”' },
  seat: { ka: 'ადგილი\u00a0{seat}', en: 'seat\u00a0{seat}' },
  overdue: { ka: 'ვადა გავიდა', en: 'Overdue' },
  minutesLeft: { ka: '{count} წთ', en: '{count} min' },
  hoursLeft: { ka: '{count} სთ', en: '{count} h' },
  tomorrowLeft: meetingWords.tomorrow,
  daysLeft: { ka: '{count} დღე', en: { one: '{count} day', other: '{count} days' } },
  now: { ka: 'ახლა', en: 'now' },
  changeVisit: { ka: 'სხვა დროის არჩევა', en: 'Change the time' },
  until: { ka: 'ვადა: {when}', en: 'due {when}' },
  leftHidden: { ka: 'დარჩა', en: 'Time left:' },

  upload: { ka: 'ატვირთვა', en: 'Upload' },
  start: { ka: 'დაწყება', en: 'Start' },
  continue: { ka: 'გაგრძელება', en: 'Continue' },
  view: { ka: 'ნახვა', en: 'View' },
  choose: { ka: 'არჩევა', en: 'Choose' },
  register: { ka: 'რეგისტრაცია', en: 'Register' },
  answer: { ka: 'შევსება', en: 'Answer' },
  read: { ka: 'წაკითხვა', en: 'Read' },
  pay: { ka: 'გადახდა', en: 'Pay' },
})
