import type { CheckWords } from '../check.ts'

export const cohortWords: Readonly<Record<string, CheckWords>> = {
  'compulsory-subjects-clash': {
    title: {
      ka: 'ერთი კურსის ორ სავალდებულო საგანს ერთად ვერავინ აირჩევს',
      en: 'Nobody can take two compulsory subjects of the same semester together',
    },
    fix: {
      ka: 'მათი ჯგუფების დრო ყოველთვის იკვეთება: გადაიტანეთ ან დაამატეთ ჯგუფი (meetings.csv, groups.csv).',
      en: 'Their groups are always at the same time: move one, or add a group (meetings.csv, groups.csv).',
    },
  },
  'compulsory-credits-over-maximum': {
    title: {
      ka: 'ერთი სემესტრის სავალდებულო საგნები დასაშვებ კრედიტს აღემატება',
      en: 'The compulsory subjects of a semester exceed the credits that are allowed',
    },
    fix: {
      ka: 'გადაანაწილეთ study_semester (module_subjects.csv) ან გაზარდეთ ზღვარი: npm run setting -- set credit_limits.',
      en: 'Spread study_semester (module_subjects.csv), or raise the limit: npm run setting -- set credit_limits.',
    },
    isForServer: true,
  },
  'programme-offer-short': {
    title: {
      ka: 'პროგრამის სტუდენტები კრედიტების მინიმუმს ვერ აგროვებენ',
      en: 'Students of a programme cannot reach the least number of credits',
    },
    fix: {
      ka: 'ამ სემესტრში გახსნილი საგნების კრედიტი საკმარისი არ არის: გახსენით ჯგუფები (groups.csv) ან დაამატეთ საგნები მოდულებში (module_subjects.csv). რიცხვები: ღიაა / საჭიროა.',
      en: 'Too few credits are open in this semester: open groups (groups.csv), or add subjects to the modules (module_subjects.csv). The numbers are open / needed.',
    },
  },
}
