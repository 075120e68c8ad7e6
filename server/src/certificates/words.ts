import { certificateWords } from '#rules/certificates/certificate-words.ts'
import { defineRefusals } from '#server/http/refusal.ts'
import type { Phrase } from '#rules/text/locale.ts'

/** Texts of the paper that the page of its check does not repeat. */
export const paperWords = {
  ...certificateWords,
  number: { ka: 'N {number}', en: 'No. {number}' },
  isStudent: {
    ka: 'ამ ცნობით დასტურდება, რომ {student} უნივერსიტეტის სტუდენტია და სწავლობს საგანმანათლებლო პროგრამაზე „{programme}“.',
    en: 'This is to certify that {student} is a student of the university and is enrolled in the programme “{programme}”.',
  },
  isSuspended: {
    ka: 'ამ ცნობით დასტურდება, რომ {student} უნივერსიტეტის სტუდენტია საგანმანათლებლო პროგრამაზე „{programme}“; სტუდენტის სტატუსი ამჟამად შეჩერებულია.',
    en: 'This is to certify that {student} is a student of the university, enrolled in the programme “{programme}”, and that the student’s status is currently suspended.',
  },
  hasGraduated: {
    ka: 'ამ ცნობით დასტურდება, რომ {student} არის უნივერსიტეტის საგანმანათლებლო პროგრამის „{programme}“ კურსდამთავრებული.',
    en: 'This is to certify that {student} has graduated from the university, having completed the programme “{programme}”.',
  },
  lists: {
    ka: 'ფურცელში შეტანილია საგნები, რომლებშიც სტუდენტს ({student}) საბოლოო შეფასება აქვს.',
    en: 'This transcript lists the subjects in which {student} has a final result.',
  },
  yearAndSemester: { ka: '{year} კურსი, {semester} სემესტრი', en: '{year} (semester {semester})' },
  presentTo: { ka: 'ცნობა გაიცა წარსადგენად: {addressee}.', en: 'Issued to be presented to: {addressee}.' },
  presentAnywhere: {
    ka: 'ცნობა გაიცა დანიშნულებისამებრ წარსადგენად.',
    en: 'Issued to be presented wherever it is required.',
  },
  noMarks: { ka: 'საბოლოო შეფასება ჯერ არ არის.', en: 'There is no final result yet.' },
  continued: { ka: '{semester} (გაგრძელება)', en: '{semester} (continued)' },
  scale: { ka: 'შეფასების სკალა (ქულა)', en: 'Grading scale (score)' },
  check: {
    ka: 'დოკუმენტი გაიცა ელექტრონულად და ძალაშია ხელმოწერისა და ბეჭდის გარეშე. ნამდვილობა შეამოწმეთ QR კოდით ან მისამართზე:',
    en: 'Issued electronically; valid without a handwritten signature or seal. Check that it is genuine by the QR code or at:',
  },
} as const satisfies Record<string, Phrase>

/** Refusals to issue a certificate. */
export const words = defineRefusals({
  nameNotDrawable: {
    status: 409,
    code: 'name_not_drawable',
    ka: 'თქვენს სახელში („{text}“) არის ასო „{letter}“, რომლის დაბეჭდვა დოკუმენტზე შეუძლებელია, ამიტომ დოკუმენტი არ გაცემულა. სთხოვეთ სკოლის დეპარტამენტს, ჩაწეროს სახელი ქართული ან ლათინური ასოებით.',
    en: 'Your name (“{text}”) contains the letter “{letter}”, which cannot be printed, so no document was issued. Ask the school department to enter your name in Georgian or Latin letters.',
  },
  addresseeNotDrawable: {
    status: 409,
    code: 'addressee_not_drawable',
    ka: 'ადრესატში („{text}“) არის ნიშანი „{letter}“, რომლის დაბეჭდვა დოკუმენტზე შეუძლებელია. ჩაწერეთ ადრესატი ქართული ან ლათინური ასოებით.',
    en: 'The addressee (“{text}”) contains “{letter}”, which cannot be printed on documents. Write it in Georgian or Latin letters.',
  },
})
