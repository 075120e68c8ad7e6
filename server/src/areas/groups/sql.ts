import type * as z from 'zod/mini'
import type { registeredSubject } from '#contract/registration/registered-subject.ts'
import type { groups } from '#contract/registration/groups.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'
import type { DecidedOn } from '#server/enrolment/save-decision.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'
import { zone } from '#server/time-zone/sql.ts'

interface LeftRow {
  readonly registration: z.input<typeof registeredSubject>
  /** The student's groups that were closed or moved, and whether each is open all the same. */
  readonly left: readonly { readonly scheduleID: number; readonly is_open: boolean }[]
}

/** The student's registrations of the current semester in which a group was closed or moved. */
export const listLeftGroups = defineListQuery<LeftRow, [studentID: number]>(
  'groups.left',
  `select to_json(r) as registration, l.groups as left
   from registration_row r
   join semester s on s.id = r.semester_id and s.is_current
   cross join lateral (
     select json_agg(json_build_object('scheduleID', g.id, 'is_open', g.is_open) order by g.part) as groups
     from registration_group rg
     join study_group g on g.id = rg.group_id and (g.must_change or not g.is_open)
     where rg.registration_id = r."registrationID"
   ) l
   where r.student_id = $1 and l.groups is not null
   order by r."registrationID"`,
)

interface DayRow {
  readonly dayID: number
  readonly day: string
  readonly dayeng: string
}
interface StartRow {
  readonly lecture_startID: number
  readonly lecture_start: string
}

/** The days on which there are lectures. */
export const listLectureDays = defineListQuery<DayRow>(
  'groups.lectureDays',
  `select id as "dayID", name_ka as day, name_en as dayeng from weekday where has_lectures order by id`,
)

/** The times at which lectures start. */
export const listLectureStarts = defineListQuery<StartRow>(
  'groups.lectureStarts',
  `select id as "lecture_startID", left(starts::text, 5) as lecture_start from lecture_start l order by l.starts`,
)

/** The student's requests for groups in the current semester, the latest first. */
export const listRequests = defineListQuery<
  z.input<typeof groups.requests.reply>['requests'][number],
  [studentID: number]
>(
  'groups.requests',
  `select r.id as "requestID", sub.id as "subjectID", sub.name_ka as subject, sub.name_en as subjecteng,
     sub.code as subject_code, sub.credits as ects, r.weekday as "dayID", coalesce(w.name_ka, '') as day,
     coalesce(w.name_en, '') as dayeng, left(l.starts::text, 5) as time, r.status, r.answer_ka as answer,
     r.answer_en as answereng, r.created_at
   from group_request r
   join semester s on s.id = r.semester_id and s.is_current
   join subject sub on sub.id = r.subject_id
   left join weekday w on w.id = r.weekday
   left join lecture_start l on l.id = r.lecture_start_id
   where r.student_id = $1
   order by r.id desc`,
)

/** The request of the attempt with this key. */
export const findRequestByKey = defineRowQuery<
  { requestID: number; subjectID: number },
  [studentID: number, key: string]
>(
  'groups.requestByKey',
  'select id as "requestID", subject_id as "subjectID" from group_request where student_id = $1 and key = $2',
)

interface OpenRow {
  readonly requestID: number
  readonly subject: string
  readonly subjecteng: string
  readonly sent_on: string
}

/** The request for a group of the subject that has no answer yet. */
export const findOpenRequest = defineRowQuery<OpenRow, [studentID: number, subjectID: number]>(
  'groups.openRequest',
  `select r.id as "requestID", sub.name_ka as subject, sub.name_en as subjecteng,
     to_char(r.created_at at time zone ${zone}, 'YYYY-MM-DD') as sent_on
   from group_request r
   join semester s on s.id = r.semester_id and s.is_current
   join subject sub on sub.id = r.subject_id
   where r.student_id = $1 and r.subject_id = $2 and r.status = 'sent'`,
)

const saving = statement<{ outcome: 'done' | 'stale'; id: number | null }>(
  'groups.saveRequest',
  'select * from save_group_request($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
)

interface NewRequest {
  readonly subjectID: number
  readonly day: number | null
  readonly start: number | null
  readonly key: string | null
}

/** Saves a request while the decision is true; the id is null when one of the same subject has no answer yet. */
export const saveRequest = async (
  db: Connection,
  decidedOn: DecidedOn,
  { subjectID, day, start, key }: NewRequest,
) => (await db.row(saving, [...decidedOn, subjectID, day, start, key]))!

/** Whether registered subjects miss a practice or a seminar of which their configuration has groups. */
export const missingParts = `
  select coalesce(bool_or(t.is_practice), false) as practise,
    coalesce(bool_or(t.is_seminar), false) as seminar
  from registration r
  join semester m on m.id = r.semester_id and m.is_current
  join study_group g on g.subject_id = r.subject_id and g.semester_id = r.semester_id
  join lecture_type t on t.id = g.lecture_type_id
  where r.student_id = student.id
    and g.config = coalesce((select min(c.config) from registration_group h join study_group c on c.id = h.group_id
                             where h.registration_id = r.id), g.config)
    and not exists (select from registration_group h where h.registration_id = r.id and h.part = g.part)`

/** Facts that decide the duties of this area (see `user/sql.ts`). */
export const dutyFacts = {
  practise: `json_build_object('isMissing', missing_parts.practise)`,
  seminar: `json_build_object('isMissing', missing_parts.seminar)`,
} satisfies DutyFactsSql

/** A group to change has no deadline of its own: it can be changed while a registration window is open. */
export const agendaSql: AgendaSql = [
  `select 'group_change-' || g.id, 'group_change', null, (
       select min(w.ends_at) at time zone (select name from zone) from student_window w
       where w.student_id = $1 and w.step > 1 and w.starts_at <= now() and now() < w.ends_at), false,
     t.name_ka, t.name_en, r.subject_id, null, null, g.code, g.id
   from mine r
   join registration_group rg on rg.registration_id = r.registration_id
   join study_group g on g.id = rg.group_id and (g.must_change or not g.is_open)
   join lecture_type t on t.id = g.lecture_type_id`,
]
