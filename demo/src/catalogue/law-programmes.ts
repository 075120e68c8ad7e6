import { bachelor, master, firstYears, lastYear, anyProgramme } from './programme.ts'
import type { Programme } from './programme.ts'

export const lawProgrammes: Programme[] = [
  {
    ...bachelor,
    key: 'law',
    ka: 'სამართალი',
    en: 'Law',
    weight: 10,
    core: firstYears,
    major: `law:1-26@1-8 ${lastYear}`,
    elective: 'law:27-38',
    free: `psy:1 irl:1 bus:1 eco:1 ${anyProgramme}`,
  },
  {
    ...master,
    key: 'international-law',
    ka: 'საერთაშორისო სამართლის მაგისტრატურა',
    en: 'Master of International Law',
    weight: 2,
    major: 'ilw:1-9@1-3 gen:19@4',
    elective: 'ilw:10-12 irl:11 irl:13 irl:16 law:24',
  },
]
