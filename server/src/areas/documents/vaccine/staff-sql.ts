import type * as z from 'zod/mini'
import type { vaccineStaff } from '#contract/staff/vaccine-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import type { FoundFile } from '#server/answering/open-file.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string, studentID: number]
type Document = Omit<z.input<typeof vaccineStaff.entry.reply>, 'version'> & {
  readonly changes: number
  readonly revision: string
}

const answer = `student_vaccine v join vaccine_answer a on a.id = v.vaccine_answer_id
     join student s on s.id = v.student_id join programme m on m.id = s.programme_id`
/** An answer that never had a document is nothing to look at. */
const isWithin = `v.student_id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}
     and (v.file_id is not null or exists (
       select from staff_answer w where w.kind = 'vaccine_document' and w.entry_id = v.student_id))`
const state = `case when v.accepted_at is not null then 'accepted' when v.returned_at is not null then 'returned'
       when v.file_id is null then 'replaced' else 'sent' end`
const revision = '(extract(epoch from v.answered_at) * 1000)::bigint::text'

export const loadVaccineDocument = defineRowQuery<Document, Caller>(
  'documents.loadVaccineForStaff',
  `with ${heldScopes}
   select v.student_id as "studentID", ${countChanges('vaccine_document', 'v.student_id')} as changes,
     ${revision} as revision, a.text_ka as answer, a.text_en as answereng, ${state} as status,
     case when f.id is not null then json_build_object('filename', f.filename, 'size', f.size) end as file
   from ${answer} left join stored_file f on f.id = v.file_id where ${isWithin}`,
)

/** The audit has neither the answer nor the reason: it is read by more people than health data are. */
export const lockVaccineDocument = defineRowQuery<LockedEntry, Caller>(
  'documents.lockVaccineForStaff',
  `with ${heldScopes}
   select v.student_id as "studentID", v.answered_at as "sentAt", ${state} as state, ${revision} as revision,
     json_build_object('status', ${state}) as before
   from ${answer} where ${isWithin} for update of v`,
)

export const findFileOfVaccine = defineRowQuery<FoundFile, Caller>(
  'documents.findVaccineFileForStaff',
  `with ${heldScopes}
   select f.name, f.filename, f.mime, v.student_id as "studentID"
   from ${answer} join stored_file f on f.id = v.file_id where ${isWithin}`,
)

export const acceptVaccineDocument = defineRowQuery<object, [studentID: number]>(
  'documents.acceptVaccine',
  'update student_vaccine set accepted_at = now() where student_id = $1',
)

/** The answer and its file stay until the student answers again, so that it can be undone. */
export const returnVaccineDocument = defineRowQuery<object, [studentID: number, reason: string | null]>(
  'documents.returnVaccine',
  'update student_vaccine set returned_at = now(), return_reason = $2 where student_id = $1',
)

/** No row when the student has answered again. */
export const restoreVaccineDocument = defineRowQuery<{ readonly id: number }, [studentID: number]>(
  'documents.restoreVaccine',
  `update student_vaccine set accepted_at = null, returned_at = null, return_reason = null
   where student_id = $1 and (accepted_at is not null or returned_at is not null) returning student_id as id`,
)
