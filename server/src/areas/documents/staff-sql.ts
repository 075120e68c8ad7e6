import type * as z from 'zod/mini'
import type { documentsStaff } from '#contract/staff/documents-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import type { FoundFile } from '#server/answering/open-file.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string, documentID: number]
type Document = Omit<z.input<typeof documentsStaff.entry.reply>, 'version'> & {
  readonly changes: number
  readonly revision: string
}

const document = `missing_document d join student s on s.id = d.student_id join programme m on m.id = s.programme_id`
/** A document that was never uploaded cannot be reviewed. */
const isWithin = `d.id = $3 and (d.uploaded_at is not null or d.return_reason is not null)
     and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`
const state = `case when d.accepted_at is not null then 'accepted' when d.uploaded_at is null then 'returned' else 'sent' end`
const revision = `coalesce((extract(epoch from d.uploaded_at) * 1000)::bigint::text, '')`

export const loadDocument = defineRowQuery<Document, Caller>(
  'documents.loadForStaff',
  `with ${heldScopes}
   select d.student_id as "studentID", d.id as "documentID", ${countChanges('missing_document', 'd.id')} as changes, ${revision} as revision,
     d.name_ka as document, d.name_en as documenteng, d.deadline, ${state} as status,
     case when f.id is not null then json_build_object('filename', f.filename, 'size', f.size) end as file
   from ${document} left join stored_file f on f.id = d.file_id where ${isWithin}`,
)

export const lockDocument = defineRowQuery<LockedEntry, Caller>(
  'documents.lockForStaff',
  `with ${heldScopes}
   select d.student_id as "studentID", coalesce(d.uploaded_at, now()) as "sentAt", ${state} as state, ${revision} as revision,
     json_build_object('status', ${state}, 'uploadedAt', d.uploaded_at, 'reason', d.return_reason) as before
   from ${document} where ${isWithin} for update of d`,
)

export const findFileOfDocument = defineRowQuery<FoundFile, Caller>(
  'documents.findFileForStaff',
  `with ${heldScopes}
   select f.name, f.filename, f.mime, d.student_id as "studentID"
   from ${document} join stored_file f on f.id = d.file_id where ${isWithin}`,
)

export const acceptDocument = defineRowQuery<object, [documentID: number]>(
  'documents.accept',
  'update missing_document set accepted_at = now(), return_reason = null where id = $1',
)

/** The file stays until another one comes, so that it can be undone. */
export const returnDocument = defineRowQuery<object, [documentID: number, reason: string | null]>(
  'documents.return',
  'update missing_document set uploaded_at = null, upload_key = null, return_reason = $2 where id = $1',
)

/** No row when the student has uploaded another file. */
export const restoreDocument = defineRowQuery<
  { id: number },
  [documentID: number, uploadedAt: string, reason: string | null]
>(
  'documents.restore',
  `update missing_document set accepted_at = null, uploaded_at = $2, return_reason = $3
   where id = $1 and (accepted_at is not null or uploaded_at is null) returning id`,
)
