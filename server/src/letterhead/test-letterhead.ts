import type { University } from './university.ts'

/** A complete letterhead. */
export const testLetterhead: University = {
  ka: 'ნიმუშის უნივერსიტეტი',
  en: 'Sample University',
  address: { ka: 'ნიმუშის ქუჩა 1, თბილისი', en: '1 Sample Street, Tbilisi' },
  phone: '+995 32 222 22 22',
  url: 'https://sample.example',
  signatory: { ka: 'თინათინ გელოვანი', en: 'Tinatin Gelovani' },
  position: { ka: 'რეგისტრატურის უფროსი', en: 'Head of the Registry' },
}
