import { defineRefusals } from '#server/http/refusal.ts'
import type { Phrase } from '#rules/text/locale.ts'

/** Refusals of ELMO files. */
export const words = defineRefusals({
  notValid: {
    status: 409,
    code: 'transcript_not_valid',
    ka: 'ეს ნიშნების ფურცელი აღარ არის ძალაში. ELMO ფაილი ახალი ფურცლიდან ჩამოტვირთეთ: მოითხოვეთ ის განცხადებებში.',
    en: 'This transcript is not valid any more. Download the ELMO file of a new one: request it in the applications.',
  },
  marksChanged: {
    status: 409,
    code: 'marks_changed',
    ka: 'ამ ფურცლის მომზადების შემდეგ თქვენი შეფასებები შეიცვალა. მოითხოვეთ ახალი ნიშნების ფურცელი და ELMO ფაილი იქიდან ჩამოტვირთეთ.',
    en: 'Your marks have changed since this transcript was made. Request a new transcript and download the ELMO file there.',
  },
  noUniversity: {
    status: 409,
    code: 'no_university_name',
    ka: 'ELMO ფაილში უნივერსიტეტის დასახელება სავალდებულოა, პორტალზე კი ის ჯერ მითითებული არ არის, ამიტომ ფაილი არ მომზადებულა. სთხოვეთ ადმინისტრატორს, შეავსოს პარამეტრი university, და ფაილი ხელახლა ჩამოტვირთეთ.',
    en: 'An ELMO file has to name the university, and its name is not entered in the portal yet, so the file was not made. Ask the administrator to fill in the setting university, then download the file again.',
  },
})

export const elmoWords = {
  transcript: { ka: 'ნიშნების ფურცელი', en: 'Transcript of records' },
  gradingScheme: {
    ka: '100-ქულიანი შეფასება. A: 91–100, B: 81–90, C: 71–80, D: 61–70, E: 51–60; FX: 41–50, დამატებითი გამოცდით; F: 40 და ნაკლები. დადებითია A–E.',
    en: 'Points out of 100. A: 91–100, B: 81–90, C: 71–80, D: 61–70, E: 51–60; FX: 41–50, with an additional exam; F: 40 and fewer. A to E are passes.',
  },
} as const satisfies Record<string, Phrase>
