import type { DemoUnit } from './unit.ts'

/** The languages of the units. */
export const languages = {
  english: { ka: 'ინგლისური', en: 'English', lang: 'en' },
  german: { ka: 'გერმანული', en: 'German', lang: 'de' },
  french: { ka: 'ფრანგული', en: 'French', lang: 'fr' },
  spanish: { ka: 'ესპანური', en: 'Spanish', lang: 'es' },
} satisfies Record<string, Pick<DemoUnit, 'ka' | 'en' | 'lang'>>
