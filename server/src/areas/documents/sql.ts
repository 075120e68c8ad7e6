import type * as z from 'zod/mini'
import type { documents } from '#contract/account/documents.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { DutyFactsSql } from '#server/user/duty-facts-sql.ts'

interface MissingDocument {
  readonly isUploaded: boolean
  readonly key: string | null
}

/** One of the documents that a student was asked for, and the key of the attempt that uploaded it. */
export const findMissingDocument = defineRowQuery<MissingDocument, [studentID: number, documentID: number]>(
  'documents.missing',
  `select uploaded_at is not null as "isUploaded", upload_key as key from missing_document
   where id = $2 and student_id = $1`,
)

export const saveDocument = defineRowQuery<object, [documentID: number, fileID: number, key: string | null]>(
  'documents.submit',
  'update missing_document set uploaded_at = now(), file_id = $2, upload_key = $3, return_reason = null where id = $1',
)

const missingCount = statement<{ count: number }>(
  'documents.missingCount',
  'select count(*)::int as count from missing_document where student_id = $1 and uploaded_at is null',
)
export const countMissingDocuments = async (db: Connection, studentID: number): Promise<number> =>
  (await db.row(missingCount, [studentID]))!.count

interface DocumentState {
  readonly asked: number
  readonly missing: number
  readonly ofAttempt: number
}

/** How many documents the student was asked for, how many are missing, and how many came with this attempt. */
export const loadDocumentState = defineOneRowQuery<DocumentState, [studentID: number, key: string | null]>(
  'documents.loadDocumentState',
  `select count(*)::int as asked, (count(*) filter (where uploaded_at is null))::int as missing,
     (count(*) filter (where upload_key = $2))::int as "ofAttempt"
   from missing_document where student_id = $1`,
)

interface VaccineQuestion {
  readonly isAsked: boolean
  readonly isAnswered: boolean
  /** An answer whose reply was lost is sent again; it has no key. */
  readonly mayRepeat: boolean
}

export const loadVaccineQuestion = defineOneRowQuery<VaccineQuestion, [studentID: number]>(
  'documents.loadVaccineQuestion',
  `select s.must_upload_vaccine as "isAsked", v.student_id is not null and v.returned_at is null as "isAnswered",
     coalesce(v.answered_at > now() - interval '1 hour', false) as "mayRepeat"
   from student s left join student_vaccine v on v.student_id = s.id
   where s.id = $1`,
)

type Answers = z.input<typeof documents.vaccineAnswers.reply>

/** The answers about vaccination that are offered, and the student's own. */
export const loadVaccineAnswers = defineOneRowQuery<Answers, [studentID: number]>(
  'documents.vaccineAnswers',
  `select s.vaccine_message_ka as message, s.vaccine_message_en as messageeng, case when v.returned_at is null then v.vaccine_answer_id end as "answerID",
     v.return_reason,
     (select coalesce(json_agg(json_build_object('answerID', a.id, 'text', a.text_ka, 'texteng', a.text_en,
        'needs_doc', a.needs_document) order by a.position, a.id), '[]')
      from vaccine_answer a where a.is_offered) as answers
   from student s left join student_vaccine v on v.student_id = s.id
   where s.id = $1`,
)

interface VaccineState {
  readonly isAsked: boolean
  /** The student's answer, once there is one; one whose document was returned does not count. */
  readonly answerID: number | null
  /** The document that was returned. */
  readonly returnedFileID: number | null
  /** Whether the answer that is given now is offered, and whether it needs a document. */
  readonly isOffered: boolean
  readonly needsDocument: boolean
}

export const loadVaccineState = defineOneRowQuery<VaccineState, [studentID: number, answerID: number]>(
  'documents.vaccineState',
  `select s.must_upload_vaccine as "isAsked",
     case when v.returned_at is null then v.vaccine_answer_id end as "answerID",
     case when v.returned_at is not null then v.file_id end as "returnedFileID",
     coalesce(a.is_offered, false) as "isOffered", coalesce(a.needs_document, false) as "needsDocument"
   from student s left join student_vaccine v on v.student_id = s.id left join vaccine_answer a on a.id = $2
   where s.id = $1`,
)

/** Replaces an answer whose document was returned. */
export const saveVaccineAnswer = defineRowQuery<
  object,
  [studentID: number, answerID: number, fileID: number | null]
>(
  'documents.answerVaccine',
  `insert into student_vaccine (student_id, vaccine_answer_id, file_id) values ($1, $2, $3)
   on conflict (student_id) do update set vaccine_answer_id = excluded.vaccine_answer_id, file_id = excluded.file_id,
     answered_at = now(), returned_at = null, return_reason = null`,
)

/** The names of the files whose rows it has deleted. */
export const deleteHealthFileRows = defineListQuery<{ readonly name: string }>(
  'documents.deleteHealthFileRows',
  'select delete_old_health_files() as name',
)

/** Facts that decide the duties of this area (see `user/sql.ts`). */
export const dutyFacts = {
  documents: `(
    select json_build_object('missing', coalesce(json_agg(json_build_object('documentID', d.id,
      'document', d.name_ka, 'documenteng', d.name_en, 'deadline', d.deadline, 'return_reason', d.return_reason)
      order by d.deadline nulls last, d.id), '[]'))
    from missing_document d where d.student_id = student.id and d.uploaded_at is null)`,
  vaccine: `json_build_object('isDue', student.must_upload_vaccine,
    'isAnswerOffered', exists (select from vaccine_answer a where a.is_offered),
    'isAnswered', exists (select from student_vaccine v where v.student_id = student.id and v.returned_at is null))`,
} satisfies DutyFactsSql
