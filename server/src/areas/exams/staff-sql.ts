import type * as z from 'zod/mini'
import type { examsStaff } from '#contract/staff/exams-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import { countChanges } from '#server/answering/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string, appealID: number]
type Appeal = Omit<z.input<typeof examsStaff.entry.reply>, 'version'> & { readonly changes: number }

const appeal = `exam_appeal a
   join exam_paper w on w.id = a.paper_id
   join exam x on x.id = w.exam_id
   join exam_question q on q.id = a.question_id
   join student s on s.id = w.student_id
   join programme m on m.id = s.programme_id
   left join exam_answer r on r.paper_id = a.paper_id and r.question_id = a.question_id
   left join lateral (
     select rg.group_id from registration e join registration_group rg on rg.registration_id = e.id
     join study_group t on t.id = rg.group_id
     where e.student_id = w.student_id and e.subject_id = x.subject_id and e.semester_id = x.semester_id
     order by t.part limit 1) g on true`
const place = { school: 'm.school_id', programme: 's.programme_id', group: 'g.group_id' }
const isWithin = `a.id = $3 and ${inHeldScopes(place)}`

export const loadAppeal = defineRowQuery<Appeal, Caller>(
  'exams.loadAppealForStaff',
  `with ${heldScopes}
   select w.student_id as "studentID", a.id as "appealID", ${countChanges('appeal', 'a.id')} as changes, a.text, b.name_ka as subject,
     b.name_en as subjecteng, y.name_ka as "examType", y.name_en as "examTypeeng", q.position as number,
     q.text_ka as question, q.text_en as questioneng, r.answer as student_answer, q.correct_ka as correct,
     q.correct_en as correcteng, r.comment, r.score::float8 as score, q.max_score::float8 as max_score, a.status
   from ${appeal} join subject b on b.id = x.subject_id join exam_type y on y.id = x.exam_type_id
   where ${isWithin}`,
)

export interface LockedAppeal extends LockedEntry {
  readonly score: number | null
  readonly maxScore: number
}

/** Locks the appeal and its paper, whose points change with it. */
export const lockAppeal = defineRowQuery<LockedAppeal, Caller>(
  'exams.lockAppealForStaff',
  `with ${heldScopes}
   select w.student_id as "studentID", g.group_id as "groupID", a.created_at as "sentAt", a.status as state,
     r.score::float8 as score, q.max_score::float8 as "maxScore",
     json_build_object('status', a.status, 'answer', a.answer, 'score', r.score) as before
   from ${appeal} where ${isWithin} for update of a, w`,
)

/** Writes the answer, and of an accepted one the new points into the question and the sum of the paper. */
export const saveAppealAnswer = defineRowQuery<
  object,
  [appealID: number, status: string, answer: string | null, score: number | null]
>(
  'exams.saveAppealAnswer',
  `with answered as (
     update exam_appeal set status = $2, answer = $3, answered_at = case when $2 <> 'sent' then now() end,
       score_after = case when $2 = 'accepted' then $4::numeric end
     where id = $1 returning paper_id, question_id, status),
     former as (
       select a.paper_id, coalesce(r.score, 0) as score from answered a
       left join exam_answer r on r.paper_id = a.paper_id and r.question_id = a.question_id),
     scored as (
       insert into exam_answer (paper_id, question_id, score)
       select paper_id, question_id, $4::numeric from answered where status <> 'refused'
       on conflict (paper_id, question_id) do update set score = excluded.score)
   update exam_paper w set score = w.score + coalesce($4::numeric, 0) - former.score
   from former, answered where w.id = former.paper_id and answered.status <> 'refused'`,
)
