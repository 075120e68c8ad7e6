import type { DemoSurvey } from './survey.ts'

const yesNo = [
  { ka: 'დიახ', en: 'Yes' },
  { ka: 'ნაწილობრივ', en: 'Partly' },
  { ka: 'არა', en: 'No' },
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
    {
      key: 'satisfied',
      kind: 'one',
      block: 0,
      ka: 'რამდენად კმაყოფილი ხართ თქვენი პროგრამით?',
      en: 'How satisfied are you with your programme?',
      answers: [
        { ka: 'ძალიან კმაყოფილი', en: 'Very satisfied' },
        { ka: 'კმაყოფილი', en: 'Satisfied' },
        { ka: 'არც ისე კმაყოფილი', en: 'Not so satisfied' },
      ],
    },
    {
      kind: 'open',
      block: 0,
      after: ['satisfied', 2],
      ka: 'რა უნდა შეიცვალოს უპირველესად?',
      en: 'What should change first?',
    },
    {
      kind: 'many',
      block: 0,
      isOptional: true,
      ka: 'რა გეხმარებათ სწავლაში ყველაზე მეტად?',
      en: 'What helps you most to learn?',
      answers: [
        { ka: 'ლექციები', en: 'Lectures' },
        { ka: 'სემინარები და პრაქტიკული მეცადინეობა', en: 'Seminars and practical classes' },
        { ka: 'ბიბლიოთეკა', en: 'The library' },
        { ka: 'კურსელები', en: 'Fellow students' },
        { ka: 'სხვა', en: 'Something else', ownWords: true },
      ],
    },
    {
      kind: 'rating',
      block: 1,
      ka: 'დაალაგეთ მნიშვნელობის მიხედვით: რაში უნდა ჩადოს უნივერსიტეტმა მეტი?',
      en: 'Put in order of importance: where should the university invest more?',
      answers: [
        { ka: 'ბიბლიოთეკა და წიგნები', en: 'Library and books' },
        { ka: 'ლაბორატორიები', en: 'Laboratories' },
        { ka: 'გაცვლითი პროგრამები', en: 'Exchange programmes' },
        { ka: 'სპორტი და კლუბები', en: 'Sports and clubs' },
      ],
    },
    {
      kind: 'one',
      block: 1,
      isFirm: true,
      hasAdditional: true,
      ka: 'ურჩევდით მეგობარს ამ პროგრამაზე სწავლას?',
      en: 'Would you recommend the programme to a friend?',
      answers: yesNo,
    },
    {
      kind: 'open',
      block: 1,
      ka: 'ერთი რამ, რაც უნივერსიტეტში მოგწონთ',
      en: 'One thing that you like about the university',
    },
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
    {
      key: 'clear',
      kind: 'one',
      for: 'subject',
      ka: 'გასაგებია, რას მოითხოვს საგანი?',
      en: 'Is it clear what the subject asks of you?',
      answers: yesNo,
    },
    {
      kind: 'open',
      for: 'subject',
      isOptional: true,
      after: ['clear', 2],
      ka: 'რა არის გაუგებარი?',
      en: 'What is not clear?',
    },
    {
      kind: 'one',
      for: 'subject',
      ka: 'რამდენი დრო მიაქვს კვირაში ლექციების გარდა?',
      en: 'How much time does it take a week beside the lectures?',
      answers: [
        { ka: '2 საათზე ნაკლები', en: 'Less than 2 hours' },
        { ka: '2–5 საათი', en: '2 to 5 hours' },
        { ka: '5 საათზე მეტი', en: 'More than 5 hours' },
      ],
    },
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
    {
      kind: 'one',
      for: 'lecturer',
      ka: 'გასაგებად ხსნის?',
      en: 'Are the explanations clear?',
      answers: yesNo,
    },
    {
      kind: 'open',
      for: 'lecturer',
      isOptional: true,
      ka: 'რას ეტყოდით ლექტორს?',
      en: 'What would you tell this lecturer?',
    },
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
