import type * as z from 'zod/mini'
import type { applicationsStaff } from '#contract/staff/applications-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import type { FoundFile } from '#server/answering/open-file.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'
import {
  answerFiles,
  applicationFiles,
  applicationReceipt,
  applicationSteps,
  applicationValues,
} from './sql.ts'

type Caller = [staffID: number, operation: string, applicationID: number]
type Application = Omit<z.input<typeof applicationsStaff.entry.reply>, 'version'> & {
  readonly changes: number
  readonly revision: string
}

const application = `application a join student s on s.id = a.student_id join programme m on m.id = s.programme_id`
const isWithin = `a.id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`
/** The student cancels it; everything else is changed by answers. */
const revision = `case when a.status = 'cancelled' then a.status else '' end`

export const loadApplication = defineRowQuery<Application, Caller>(
  'applications.loadForStaff',
  `with ${heldScopes}
   select a.student_id as "studentID", a.id as "applicationID", ${countChanges('application', 'a.id')} as changes, ${revision} as revision,
     k.name_ka as kind, k.name_en as kindeng, a.status, ${applicationValues} as values, ${applicationFiles} as files,
     ${answerFiles} as answer_files, ${applicationSteps} as steps, ${applicationReceipt} as receipt,
     case when k.certificate is not null and a.status in ('sent', 'received')
       then (select coalesce(json_agg(path), '[]') from list_missing_letterhead() path) else '[]' end as letterhead_lacks
   from ${application} join application_kind k on k.id = a.kind_id where ${isWithin}`,
)

export const lockApplicationForStaff = defineRowQuery<LockedEntry, Caller>(
  'applications.lockForStaff',
  `with ${heldScopes}
   select a.student_id as "studentID", a.created_at as "sentAt", a.status as state, ${revision} as revision,
     json_build_object('status', a.status) as before
   from ${application} where ${isWithin} for update of a`,
)

/** A file of the student, or of an answer. */
export const findFileForStaff = defineRowQuery<FoundFile, [...Caller, fileID: number]>(
  'applications.findFileForStaff',
  `with ${heldScopes}
   select f.name, f.filename, f.mime, a.student_id as "studentID"
   from ${application} join stored_file f on f.id = $4
   where ${isWithin} and (
     exists (select from application_file o where o.application_id = a.id and o.file_id = f.id)
     or exists (select from application_step p where p.application_id = a.id and p.file_id = f.id))`,
)

/** The next state, with what the student reads. */
export const saveApplicationAnswer = defineRowQuery<
  object,
  [applicationID: number, status: string, reason: string | null, fileID: number | null]
>(
  'applications.saveAnswer',
  `with answered as (update application set status = $2 where id = $1 returning id)
   insert into application_step (application_id, status, reason, file_id) select id, $2, $3, $4 from answered`,
)

/** Undoes the last state, with its document, whose file is swept later. */
export const undoApplicationAnswer = defineOneRowQuery<
  { readonly fileID: number | null },
  [applicationID: number, status: string]
>(
  'applications.undoAnswer',
  `with restored as (update application set status = $2 where id = $1),
   undone as (
     delete from application_step where id = (select max(id) from application_step where application_id = $1)
     returning file_id)
   select file_id as "fileID" from undone`,
)
