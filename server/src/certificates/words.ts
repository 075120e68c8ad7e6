import type { Phrase } from '#rules/text/locale.ts'

/** What the paper says. */
export const paperWords = {
  status: { ka: 'ცნობა სტუდენტის სტატუსის შესახებ', en: 'Certificate of student status' },
  transcript: { ka: 'ნიშნების ფურცელი', en: 'Transcript of records' },
  numberAndDay: { ka: 'N {number} · {day}', en: 'No. {number} · {day}' },
  isStudent: {
    ka: 'დასტურდება, რომ ქვემოთ დასახელებული პირი უნივერსიტეტის სტუდენტია.',
    en: 'This is to certify that the person named below is a student of the university.',
  },
  isSuspended: {
    ka: 'დასტურდება, რომ ქვემოთ დასახელებული პირი უნივერსიტეტის სტუდენტია და მისი სტატუსი ამჟამად შეჩერებულია.',
    en: 'This is to certify that the person named below is a student of the university whose status is suspended at present.',
  },
  hasGraduated: {
    ka: 'დასტურდება, რომ ქვემოთ დასახელებულმა პირმა უნივერსიტეტი დაამთავრა.',
    en: 'This is to certify that the person named below has graduated from the university.',
  },
  lists: {
    ka: 'ფურცელი ჩამოთვლის საგნებს, რომლებშიც სტუდენტს საბოლოო შეფასება აქვს.',
    en: 'This transcript lists the subjects in which the student has a final result.',
  },
  name: { ka: 'სახელი და გვარი', en: 'Name' },
  personalCode: { ka: 'პირადი ნომერი', en: 'Personal number' },
  code: { ka: 'სტუდენტის კოდი', en: 'Student code' },
  school: { ka: 'სკოლა', en: 'School' },
  programme: { ka: 'პროგრამა', en: 'Programme' },
  level: { ka: 'სწავლების საფეხური', en: 'Level of study' },
  level1: { ka: 'ბაკალავრიატი', en: "Bachelor's" },
  level2: { ka: 'მაგისტრატურა', en: "Master's" },
  level3: { ka: 'დოქტორანტურა', en: 'Doctoral' },
  level4: { ka: 'ერთსაფეხურიანი', en: 'One-cycle' },
  studySemester: { ka: 'სწავლის სემესტრი', en: 'Semester of study' },
  addressee: { ka: 'წარსადგენად', en: 'To be presented to' },
  subject: { ka: 'საგანი', en: 'Subject' },
  credits: { ka: 'კრედიტი', en: 'Credits' },
  score: { ka: 'ქულა', en: 'Score' },
  letter: { ka: 'შეფასება', en: 'Grade' },
  noMarks: { ka: 'საბოლოო შეფასება ჯერ არ არის.', en: 'There is no final result yet.' },
  creditsDone: { ka: 'დაგროვებული კრედიტები', en: 'Credits earned' },
  creditsOf: { ka: '{done} / {all}', en: '{done} of {all}' },
  gpa: { ka: 'საშუალო შეწონილი ქულა (100-დან)', en: 'Average weighted by credits (out of 100)' },
  check: {
    ka: 'დოკუმენტი ელექტრონულია და ხელმოწერა არ სჭირდება. ნამდვილობა შეამოწმეთ კოდით:',
    en: 'This document is electronic and needs no signature. Check that it is genuine with the code:',
  },
} as const satisfies Record<string, Phrase>
