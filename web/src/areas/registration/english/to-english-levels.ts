import type { registration } from '#contract/registration/registration.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import type { Reply } from '#web/api/call.ts'
import type * as z from 'zod/mini'

/** A level of English, and the registration that it would replace. */
export interface EnglishLevel {
  readonly current: { readonly students_ret_tempID: number; readonly subjectID: number } | null
  readonly subject: z.output<typeof subjectRow>
}

/** The levels that the student can choose, each once. */
export const toEnglishLevels = ({
  subjects,
  canChooseSubjects,
}: Pick<
  Reply<typeof registration.englishLevelSubject>,
  'subjects' | 'canChooseSubjects'
>): EnglishLevel[] => {
  const all = [
    ...subjects.flatMap((current) => current.canChangeOnSubjects.map((subject) => ({ current, subject }))),
    ...canChooseSubjects.map((subject) => ({ current: null, subject })),
  ]
  return all.filter(
    ({ subject }, index) => all.findIndex((each) => each.subject.subjectID === subject.subjectID) === index,
  )
}
