import type { registration } from '#contract/registration/registration.ts'
import type { subjectRow } from '#contract/rows/subject-row.ts'
import type { Reply } from '#web/api/call.ts'
import type * as z from 'zod/mini'

/** A level of English, and the registration that it would take the place of. */
export interface EnglishChoice {
  readonly old: { readonly students_ret_tempID: number; readonly subjectID: number } | null
  readonly subject: z.output<typeof subjectRow>
}

/** Takes what the server says of my English; gives the levels to choose from, each once. */
export const englishChoices = ({
  subjects,
  canChooseSubjects,
}: Pick<
  Reply<typeof registration.englishLevelSubject>,
  'subjects' | 'canChooseSubjects'
>): EnglishChoice[] => {
  const all = [
    ...subjects.flatMap((old) => old.canChangeOnSubjects.map((subject) => ({ old, subject }))),
    ...canChooseSubjects.map((subject) => ({ old: null, subject })),
  ]
  return all.filter(
    ({ subject }, index) => all.findIndex((each) => each.subject.subjectID === subject.subjectID) === index,
  )
}
