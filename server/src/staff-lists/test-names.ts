/** The names of a student, and how each search of staff finds them, written for an address. */
export const testNames = { fname_ka: 'ზურაბ', lname_ka: 'ლომსაძე', fname_en: 'Zurab', lname_en: 'Lomsadze' }
export const nameSearches = [
  'Zurab Lomsadze',
  'Lomsadze Zurab',
  'lomsadze z',
  'ზურაბ ლომსაძე',
  'ლომსაძე ზურაბ',
  'ლომს',
].map(encodeURIComponent)
