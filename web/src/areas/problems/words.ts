import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  reportProblem: { ka: 'პრობლემის შეტყობინება', en: 'Report a problem' },
  whatIsWrong: { ka: 'რა არ მუშაობს?', en: 'What is not working?' },
  whatIsWrongHint: {
    ka: 'დაწერეთ, რომელ გვერდზე იყავით, რას აკეთებდით და რა მოხდა.',
    en: 'Write which page you were on, what you were doing, and what happened.',
  },
  file: {
    ka: 'სურათი ან დოკუმენტი (თუ საჭიროა)',
    en: 'A picture or a document, if it shows the problem',
  },
  send: { ka: 'გაგზავნა', en: 'Send' },
  sentNow: {
    ka: 'გაიგზავნა. პასუხი ამავე გვერდზე გამოჩნდება.',
    en: 'Sent. The answer will appear on this page.',
  },

  myProblems: { ka: 'ჩემი შეტყობინებები', en: 'My reports' },
  myReports: { ka: 'ჩემი შეტყობინებები ({count})', en: 'My reports ({count})' },
  number: { ka: 'N{number}', en: 'No. {number}' },
  noProblems: {
    ka: 'ჯერ არაფერი შეგიტყობინებიათ. აქ გამოჩნდება თქვენი შეტყობინებები და მათი პასუხები.',
    en: 'No reports yet. They will appear here with their answers.',
  },
  sent: { ka: 'გაგზავნილია', en: 'Sent' },
  in_progress: { ka: 'განიხილება', en: 'In progress' },
  done: { ka: 'მოგვარებულია', en: 'Solved' },
  answer: { ka: 'პასუხი', en: 'Answer' },
  download: { ka: 'ჩამოტვირთვა: {file}', en: 'Download {file}' },
})
