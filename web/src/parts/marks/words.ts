import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  toPass: {
    ka: 'ჩასაბარებლად გჭირდებათ კიდევ {points} ქულა.',
    en: { one: 'You need {points} more point to pass.', other: 'You need {points} more points to pass.' },
  },
  toPassInFinal: {
    ka: 'ჩასაბარებლად გჭირდებათ კიდევ {points} ქულა, მათ შორის არანაკლებ {least} – დასკვნით გამოცდაზე.',
    en: 'You need {points} more points to pass, at least {least} of them in the final exam.',
  },
  cannotPass: {
    ka: 'დარჩენილი ქულებით საგნის ჩაბარება ვეღარ მოხერხდება. მიმართეთ ლექტორს.',
    en: 'You can no longer pass with the points that are left. Ask your lecturer.',
  },
})
