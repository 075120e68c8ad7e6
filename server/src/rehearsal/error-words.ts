import type { RehearsalError } from '#rules/rehearsal/check-rehearsal.ts'

/** Why a rehearsal cannot run. */
export const rehearsalErrorWords: Readonly<
  Record<RehearsalError, { readonly ka: string; readonly en: string }>
> = {
  no_opening: {
    ka: 'რეგისტრაციის გახსნა დაგეგმილი არ არის. ჯერ შეიტანეთ რეგისტრაციის თარიღები.',
    en: 'No opening of registration is ahead. Enter the dates of registration first.',
  },
  opening_near: {
    ka: 'რეგისტრაცია მალე იხსნება ან ახლახან გაიხსნა, რეპეტიცია კი სტუდენტებს შეაფერხებდა. აირჩიეთ სხვა დრო.',
    en: 'Registration opens about now, and a rehearsal would slow it down. Choose another time.',
  },
}
