import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'
import { subjectRow } from '../rows/subject-row.ts'

/** The student's English subject and the levels that it can be changed to (spec 3.9.2). */
export const englishLevel = z.object({
  canChange: z.boolean(),
  /** Why it cannot be changed. */
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** In this semester of study the level is changed in place of groups (spec 4.14.1). */
  replaces_groups: z.boolean(),
  subjects: z.array(
    z.extend(subjectRow, { students_ret_tempID: id(), canChangeOnSubjects: z.array(subjectRow) }),
  ),
  /** The levels to choose from while there is no English subject yet; the one that was answered without a seat. */
  canChooseSubjects: z.array(subjectRow),
  answeredSubjectID: z.nullable(id()),
})
