import type { Phrase } from '#rules/locale.ts'

/** Why a group that the student has must be changed. */
export const reasonsToChange = {
  closed: {
    ka: 'ჯგუფი დაიხურა. აირჩიეთ ამ საგნის სხვა ჯგუფი.',
    en: 'The group was closed. Choose another group of this subject.',
  },
  moved: {
    ka: 'ჯგუფის განრიგი შეიცვალა. აირჩიეთ ამ საგნის სხვა ჯგუფი.',
    en: 'The timetable of the group has changed. Choose another group of this subject.',
  },
} as const satisfies Record<string, Phrase>
