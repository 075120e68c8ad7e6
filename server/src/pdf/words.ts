import { defineRefusals } from '#server/http/refusal.ts'

export const pdfWords = defineRefusals({
  textNotDrawable: {
    status: 409,
    code: 'text_not_drawable',
    ka: 'დოკუმენტზე უნდა დაიბეჭდოს „{text}“, ნიშნის „{letter}“ დაბეჭდვა კი შეუძლებელია, ამიტომ დოკუმენტი არ მომზადებულა. სთხოვეთ სკოლის დეპარტამენტს, შეასწოროს ჩანაწერი.',
    en: 'The document would show “{text}”, whose “{letter}” cannot be printed, so it was not made. Ask the school department to correct the record.',
  },
})
