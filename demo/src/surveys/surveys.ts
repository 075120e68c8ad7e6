import type { DemoQuestion, DemoSurvey } from './survey.ts'

const question = (
  kind: DemoQuestion['kind'],
  ka: string,
  en: string,
  rules: Omit<DemoQuestion, 'kind' | 'ka' | 'en'>,
): DemoQuestion => ({ kind, ka, en, ...rules })

const yesNo = [
  { ka: 'დიახ', en: 'Yes' },
  { ka: 'ნაწილობრივ', en: 'Partly' },
  { ka: 'არა', en: 'No' },
]
const satisfaction = [
  { ka: 'ძალიან კმაყოფილი', en: 'Very satisfied' },
  { ka: 'კმაყოფილი', en: 'Satisfied' },
  { ka: 'არც ისე კმაყოფილი', en: 'Not so satisfied' },
]
const aids: DemoQuestion['answers'] = [
  { ka: 'ლექციები', en: 'Lectures' },
  { ka: 'სემინარები და პრაქტიკული მეცადინეობა', en: 'Seminars and practical classes' },
  { ka: 'ბიბლიოთეკა', en: 'The library' },
  { ka: 'თანაკურსელები', en: 'Fellow students' },
  { ka: 'სხვა', en: 'Something else', ownWords: true },
]
const investments = [
  { ka: 'ბიბლიოთეკა და წიგნები', en: 'Library and books' },
  { ka: 'ლაბორატორიები', en: 'Laboratories' },
  { ka: 'გაცვლითი პროგრამები', en: 'Exchange programmes' },
  { ka: 'სპორტი და კლუბები', en: 'Sports and clubs' },
]
const weeklyHours = [
  { ka: '2 საათზე ნაკლები', en: 'Less than 2 hours' },
  { ka: '2–5 საათი', en: '2 to 5 hours' },
  { ka: '5 საათზე მეტი', en: 'More than 5 hours' },
]

const programmeSurvey: DemoSurvey = {
  type: 'program',
  ka: 'თქვენი პროგრამა: რა მუშაობს და რა უნდა შეიცვალოს',
  en: 'Your programme: what works and what should change',
  isLocked: true,
  description: {
    ka: 'სკოლა პროგრამას ყოველ წელს სტუდენტების პასუხების მიხედვით აახლებს. დაგჭირდებათ დაახლოებით ხუთი წუთი.',
    en: 'Each year the school renews the programme by what its students say. It takes about five minutes.',
  },
  days: 10,
  blocks: [
    { ka: 'სწავლა', en: 'Your studies' },
    { ka: 'გარემო', en: 'The university around you' },
  ],
  questions: [
    question(
      'one',
      'რამდენად კმაყოფილი ხართ თქვენი პროგრამით?',
      'How satisfied are you with your programme?',
      { key: 'satisfied', block: 0, answers: satisfaction },
    ),
    question('open', 'რა უნდა შეიცვალოს უპირველესად?', 'What should change first?', {
      block: 0,
      after: ['satisfied', 2],
    }),
    question('many', 'რა გეხმარებათ სწავლაში ყველაზე მეტად?', 'What helps you most to learn?', {
      block: 0,
      isOptional: true,
      answers: aids,
    }),
    question(
      'rating',
      'დაალაგეთ მნიშვნელობის მიხედვით: რაში უნდა ჩადოს უნივერსიტეტმა მეტი?',
      'Put in order of importance: where should the university invest more?',
      { block: 1, answers: investments },
    ),
    question(
      'one',
      'ურჩევდით მეგობარს ამ პროგრამაზე სწავლას?',
      'Would you recommend the programme to a friend?',
      { block: 1, isFirm: true, hasAdditional: true, answers: yesNo },
    ),
    question('open', 'ერთი რამ, რაც უნივერსიტეტში მოგწონთ', 'One thing that you like about the university', {
      block: 1,
    }),
  ],
}

const subjectsSurvey: DemoSurvey = {
  type: 'subject',
  ka: 'ამ სემესტრის საგნები',
  en: 'This semester’s subjects',
  isLocked: false,
  description: {
    ka: 'რამდენიმე მოკლე კითხვა თითოეული საგნის შესახებ.',
    en: 'A few short questions about each of your subjects.',
  },
  days: 14,
  blocks: [],
  questions: [
    question('one', 'გასაგებია, რას მოითხოვს საგანი?', 'Is it clear what the subject asks of you?', {
      key: 'clear',
      for: 'subject',
      answers: yesNo,
    }),
    question('open', 'რა არის გაუგებარი?', 'What is not clear?', {
      for: 'subject',
      isOptional: true,
      after: ['clear', 2],
    }),
    question(
      'one',
      'რამდენი დრო მიაქვს კვირაში ლექციების გარდა?',
      'How much time does it take a week beside the lectures?',
      { for: 'subject', answers: weeklyHours },
    ),
  ],
}

const lecturersSurvey: DemoSurvey = {
  type: 'lecturer',
  ka: 'თქვენი ლექტორები',
  en: 'Your lecturers',
  isLocked: false,
  description: {
    ka: 'უპასუხეთ თითოეულ ლექტორზე. ლექტორი მხოლოდ ჯამურ შედეგს ხედავს, ისიც სემესტრის ბოლოს.',
    en: 'Answer for each lecturer. Lecturers see totals only, and not before the semester has ended.',
  },
  days: 21,
  blocks: [],
  questions: [
    question('one', 'გასაგებად ხსნის?', 'Are the explanations clear?', { for: 'lecturer', answers: yesNo }),
    question('open', 'რას ეტყოდით ლექტორს?', 'What would you tell this lecturer?', {
      for: 'lecturer',
      isOptional: true,
    }),
  ],
}

/** The surveys of the demo: one that cannot be deferred, and two that can. */
export const demoSurveys: readonly DemoSurvey[] = [programmeSurvey, subjectsSurvey, lecturersSurvey]

/** Free-text answers to what students like about the university. */
export const likedTopics: readonly string[] = [
  'ბიბლიოთეკა საღამომდე ღიაა.',
  'პატარა ჯგუფები.',
  'ლექტორები წერილებს სწრაფად პასუხობენ.',
  'The library stays open in the evening.',
  'ეზო და ხეები.',
]
