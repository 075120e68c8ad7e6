import { bachelor, firstYears, lastYear } from './programme.ts'
import type { Programme } from './programme.ts'

export const artsProgrammes: Programme[] = [
  {
    ...bachelor,
    key: 'architecture',
    ka: 'არქიტექტურა',
    en: 'Architecture',
    weight: 3.5,
    core: 'gen:1-4@1-3 lan:2-5@1-4 mat:8@1',
    major: 'arc:1-19@1-8 civ:3@3 civ:18@6 gen:17@7 gen:18@8',
    elective: 'arc:20-22 civ:22 gra:10 civ:17',
    free: `tou:1 bus:1 gen:6-12 gen:16 lan:7-14`,
  },
  {
    ...bachelor,
    key: 'graphic-design',
    ka: 'გრაფიკული დიზაინი',
    en: 'Graphic Design',
    weight: 3,
    core: firstYears,
    major: `gra:1-16@1-7 arc:4@1 gen:12@2 mkt:4@5 ${lastYear}`,
    elective: 'gra:17-19 fil:17 arc:21 mkt:3 mkt:6',
    free: `psy:1 jou:1 bus:1 gen:7-11 gen:16 lan:7-14`,
  },
  {
    ...bachelor,
    key: 'film',
    ka: 'კინოსა და ტელევიზიის რეჟისურა',
    en: 'Film and Television Directing',
    weight: 2,
    core: firstYears,
    major: `fil:1-16@1-7 gen:12@2 jou:6@3 gra:10@4 psy:20@5 ${lastYear}`,
    elective: 'fil:17-19 jou:17 jou:21 gra:14 geo:20',
    free: `psy:1 jou:1 bus:1 gen:7-11 gen:16 lan:7-14`,
  },
]
