import type * as z from 'zod/mini'
import type { problemsStaff } from '#contract/staff/problems-staff.ts'
import { countChanges } from '#server/answering/sql.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import type { FoundFile } from '#server/answering/open-file.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string, problemID: number]
type Problem = Omit<z.input<typeof problemsStaff.entry.reply>, 'version'> & { readonly changes: number }

const problem = `problem p join student s on s.id = p.student_id join programme m on m.id = s.programme_id`
const isWithin = `p.id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`

export const loadProblem = defineRowQuery<Problem, Caller>(
  'problems.loadForStaff',
  `with ${heldScopes}
   select p.student_id as "studentID", p.id as "problemID", ${countChanges('problem', 'p.id')} as changes, p.text, p.reported_in, p.status, p.answer,
     case when f.id is not null then json_build_object('filename', f.filename, 'size', f.size) end as file
   from ${problem} left join stored_file f on f.id = p.file_id
   where ${isWithin}`,
)

export const lockProblem = defineRowQuery<LockedEntry, Caller>(
  'problems.lockForStaff',
  `with ${heldScopes}
   select p.student_id as "studentID", p.created_at as "sentAt", p.status as state,
     json_build_object('status', p.status, 'answer', p.answer) as before
   from ${problem} where ${isWithin} for update of p`,
)

export const findFileOfProblem = defineRowQuery<FoundFile, Caller>(
  'problems.findFileForStaff',
  `with ${heldScopes}
   select f.name, f.filename, f.mime, p.student_id as "studentID"
   from ${problem} join stored_file f on f.id = p.file_id where ${isWithin}`,
)

export const saveProblemAnswer = defineRowQuery<
  object,
  [problemID: number, status: string, answer: string | null]
>('problems.saveAnswer', 'update problem set status = $2, answer = $3 where id = $1')
