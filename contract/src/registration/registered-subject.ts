import * as z from 'zod/mini'
import { id } from '../endpoint/endpoint.ts'
import { groupRow } from '../rows/group-row.ts'
import { registrationCredits } from './registration-credits.ts'
import { subjectRow } from '../rows/subject-row.ts'

/** A registration with its groups (spec 3.4, 7.11). */
export const registeredSubject = z.extend(subjectRow, {
  registrationID: id(),
  program_moduleID: z.nullable(id()),
  groups: z.array(groupRow),
})

/** The reply of every call that takes or changes seats. */
export const registrationReply = z.object({
  registration: registeredSubject,
  total_ects: z.int(),
  credits: registrationCredits,
})
