import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of the fields. */
export const formWords = catalogue({
  charactersLeft: {
    ka: 'დარჩა {left} სიმბოლო',
    en: { one: '{left} character left', other: '{left} characters left' },
  },
  noCharactersLeft: {
    ka: 'ადგილი აღარ დარჩა: მაქსიმუმ {most} სიმბოლო',
    en: 'No characters left: at most {most}',
  },
})
