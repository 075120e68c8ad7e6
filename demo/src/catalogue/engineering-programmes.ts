import { bachelor, master, english, anyProgramme } from './programme.ts'
import type { Programme } from './programme.ts'

/** The programmes of the School of Engineering and Information Technologies. */
export const engineeringProgrammes: Programme[] = [
  {
    ...bachelor,
    key: 'cs',
    ka: 'კომპიუტერული მეცნიერება',
    en: 'Computer Science',
    weight: 9,
    core: 'gen:1@1 gen:3-4@2-3 lan:2-5@1-4 mat:1-5@1-4',
    major: 'csc:1-17@1-7 gen:17@7 gen:18@8',
    elective: 'csc:18-24 mat:7 mat:10 isy:2',
    free: `psy:1 bus:1 eco:1 gra:13 ${anyProgramme}`,
    concentrations: [
      { ka: 'პროგრამული ინჟინერია', en: 'Software Engineering', subjects: 'swe@5-8' },
      {
        ka: 'მონაცემები და ხელოვნური ინტელექტი',
        en: 'Data and Artificial Intelligence',
        subjects: 'dai@5-8',
      },
      { ka: 'კიბერუსაფრთხოება', en: 'Cybersecurity', subjects: 'sec@5-8' },
    ],
  },
  {
    ...bachelor,
    key: 'information-systems',
    ka: 'ინფორმაციული სისტემები',
    en: 'Information Systems',
    weight: 5,
    core: 'gen:1-4@1-2 lan:2-5@1-4 mat:1-2@1-2 mat:5@3',
    major: 'csc:1@1 csc:3@2 csc:6@3 csc:9-11@4-6 isy:1-9@1-7 bus:1-2@3-4 bus:14@6 gen:17@7 gen:18@8',
    elective: 'isy:10-12 csc:5 csc:8 csc:15 csc:19 csc:21 sec:1 dai:2',
    free: `psy:1 bus:4 eco:1 ${anyProgramme}`,
  },
  {
    ...bachelor,
    key: 'civil',
    ka: 'სამოქალაქო ინჟინერია',
    en: 'Civil Engineering',
    weight: 4,
    core: 'gen:1-4@1-3 lan:2-5@1-4 mat:1-3@1-2 mat:11-12@1-2',
    major: 'civ:1-18@1-8 gen:17@7 gen:18@8',
    elective: 'civ:19-23 mat:6-7 arc:12 arc:15',
    free: `bus:1 law:1 ${anyProgramme}`,
  },
  {
    ...bachelor,
    ...english,
    key: 'cs-en',
    ka: 'კომპიუტერული მეცნიერება (ინგლისურენოვანი)',
    en: 'Computer Science (in English)',
    weight: 3,
    core: 'gen:1-3@1-2 lan:15-18@1-4 mat:1-5@1-4',
    major: 'csc:1-17@1-7 dai:1-5@5-8 gen:17@7 gen:18@8',
    elective: 'csc:18-24',
    free: 'gen:6-8 bus:1-2 lan:7-12',
  },
  {
    ...master,
    key: 'data-science',
    ka: 'მონაცემთა მეცნიერების მაგისტრატურა',
    en: 'Master of Data Science',
    weight: 2,
    major: 'dsc:1-9@1-3 gen:19@4',
    elective: 'dsc:10-12 mph:2 mat:7 swe:1 sec:1',
  },
]
