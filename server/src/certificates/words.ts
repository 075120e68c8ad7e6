import { certificateWords } from '#rules/certificates/certificate-words.ts'
import type { Phrase } from '#rules/text/locale.ts'

/** What the paper says, besides what the page of its check repeats. */
export const paperWords = {
  ...certificateWords,
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
  noMarks: { ka: 'საბოლოო შეფასება ჯერ არ არის.', en: 'There is no final result yet.' },
  continued: { ka: '{semester} (გაგრძელება)', en: '{semester} (continued)' },
  scale: { ka: 'შეფასების სკალა (ქულა)', en: 'Grading scale (score)' },
  check: {
    ka: 'დოკუმენტი ელექტრონულია და ხელმოწერა არ სჭირდება. ნამდვილობა შეამოწმეთ კოდით:',
    en: 'This document is electronic and needs no signature. Check that it is genuine with the code:',
  },
} as const satisfies Record<string, Phrase>
