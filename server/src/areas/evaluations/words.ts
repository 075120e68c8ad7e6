import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of marks. */
export const words = defineRefusals({
  nothingInSemester: {
    status: 404,
    code: 'nothing_in_semester',
    ka: 'ამ სემესტრში საგანი არ გაქვთ. აირჩიეთ სემესტრი სიიდან.',
    en: 'You have no subjects in this semester. Choose one from the list.',
  },
  noSuchMark: {
    status: 404,
    code: 'no_such_mark',
    ka: 'ასეთი საგანი თქვენს შეფასებებში არ არის. დაბრუნდით შეფასებების გვერდზე.',
    en: 'There is no such subject in your evaluations. Go back to the page “Evaluations”.',
  },
})
