import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import type { SeenPage } from '#server/page-changes/changes-since-seen.ts'
import type { SnapshotPapers } from './page-snapshot.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'

type Viewed = z.input<typeof exams.viewed.reply>
type Answers = z.input<typeof exams.answers.reply>
type Comments = z.input<typeof exams.comments.reply>

// A paper that is no longer visible cannot be appealed against either.
const appealsUntil = `case when v.appeals_until is not null then least(v.appeals_until, v.ends_at) end`
// One paper `w` of the exam `x`, with its viewing (`v`). Before that its points are hidden.
const exam = `json_build_object('id', w.id, 'examScheduleID', x.id, 'examNumberId', w.number,
  'examTypeID', t.id, 'examType', t.name_ka, 'examTypeeng', t.name_en,
  'subjectID', sub.id, 'subject', sub.name_ka, 'subjecteng', sub.name_en, 'subject_code', sub.code, 'ects', sub.credits,
  'date', x.day, 'score', case when now() >= v.starts_at then w.score end, 'max_score', w.max_score,
  'view_from', v.starts_at, 'view_until', v.ends_at, 'appeal_until', ${appealsUntil},
  'comments', case when now() < v.starts_at then 0 else (select count(*)::int from exam_comment c where c.paper_id = w.id)
    + (select count(*)::int from exam_answer r where r.paper_id = w.id and r.comment is not null) end)`
const paper = `exam_paper w
  join exam x on x.id = w.exam_id
  join exam_viewing v on v.exam_id = x.id
  join exam_type t on t.id = x.exam_type_id
  join subject sub on sub.id = x.subject_id`
const appeal = `'appealID', a.id, 'text', a.text, 'created_at', a.created_at, 'status', a.status, 'answer', a.answer,
  'answered_at', a.answered_at, 'score_before', a.score_before, 'score_after', a.score_after`

/** The student's papers and a page of their appeals, and the page as they last saw it. */
export type SeenPapers = SnapshotPapers & Pick<Viewed['appeals'], 'items' | 'total'> & SeenPage

/**
 * The student's papers whose viewing was, is or will be, the latest first, one page of their appeals of the last year,
 * and the page as they last saw it.
 */
export const loadOwnPapers = defineOneRowQuery<
  SeenPapers,
  [studentID: number, perPage: number, page: number]
>(
  'exams.loadOwnPapers',
  `select now() as now,
     (
       select coalesce(json_agg(${exam} order by v.starts_at desc, w.id), '[]')
       from ${paper}
       where w.student_id = $1 and v.ends_at > now() - interval '1 year'
     ) as exams,
     (
       select coalesce(json_agg(json_build_object('appealID', a.id, 'id', w.id, 'number', q.position) order by a.id), '[]')
       from exam_appeal a
       join exam_paper w on w.id = a.paper_id
       join exam_viewing v on v.exam_id = w.exam_id
       join exam_question q on q.id = a.question_id
       where w.student_id = $1 and a.status <> 'sent' and v.ends_at > now() - interval '1 year'
     ) as answered,
     (
       select count(*)::int from exam_appeal a join exam_paper w on w.id = a.paper_id
       join exam_viewing v on v.exam_id = w.exam_id
       where w.student_id = $1 and v.ends_at > now() - interval '1 year'
     ) as total,
     (
       select coalesce(json_agg(one.appeal order by one.id desc), '[]')
       from (
         select a.id, json_build_object(${appeal}, 'id', w.id, 'number', q.position) as appeal
         from exam_appeal a
         join exam_paper w on w.id = a.paper_id
         join exam_viewing v on v.exam_id = w.exam_id
         join exam_question q on q.id = a.question_id
         where w.student_id = $1 and v.ends_at > now() - interval '1 year'
         order by a.id desc limit $2 offset ($3 - 1) * $2
       ) one
     ) as items,
     l.snapshot as seen, l.version as seen_version
   from (select 1) always
   left join page_seen l on l.student_id = $1 and l.page = 'works'`,
  ['int', 'int', 'int'],
)
/** One paper question by question; undefined when it is not the student's. */
export const loadAnswers = defineRowQuery<Answers, [studentID: number, id: number]>(
  'exams.loadAnswers',
  `select now() as now, ${exam} as exam,
     (
       select coalesce(json_agg(json_build_object('questionID', q.id, 'number', q.position, 'question', q.text_ka,
         'questioneng', q.text_en, 'answer', r.answer, 'correct', q.correct_ka, 'correcteng', q.correct_en,
         'score', r.score, 'max_score', q.max_score, 'comment', r.comment, 'page', r.page,
         'area', case when r.page_top is not null then json_build_object('top', r.page_top, 'bottom', r.page_bottom) end,
         'appeal', case when a.id is not null then json_build_object(${appeal}) end) order by q.position), '[]')
       from exam_question q
       left join exam_answer r on r.question_id = q.id and r.paper_id = w.id
       left join exam_appeal a on a.question_id = q.id and a.paper_id = w.id
       where q.exam_id = x.id
     ) as answers
   from ${paper}
   where w.id = $2 and w.student_id = $1`,
  ['int', 'int'],
)

/** When a paper is shown, and the moment at which that was read. */
export interface ShownPaper {
  readonly now: string
  readonly view_from: string
  readonly view_until: string
  readonly appeal_until: string | null
}

const shownPaper = `now() as now, v.starts_at as view_from, v.ends_at as view_until, ${appealsUntil} as appeal_until`

/** The examiners' comments on one paper; undefined when it is not the student's. */
export const loadComments = defineRowQuery<ShownPaper & Comments, [studentID: number, id: number]>(
  'exams.loadComments',
  `select ${shownPaper},
     (
       select coalesce(json_agg(json_build_object('commentID', c.id, 'text', c.text, 'name', l.fname_ka || ' ' || l.lname_ka,
         'nameeng', l.fname_en || ' ' || l.lname_en, 'created_at', c.created_at) order by c.created_at, c.id), '[]')
       from exam_comment c join lecturer l on l.id = c.lecturer_id
       where c.paper_id = w.id
     ) as comments
   from exam_paper w join exam_viewing v on v.exam_id = w.exam_id
   where w.id = $2 and w.student_id = $1`,
  ['int', 'int'],
)

interface ScannedPages extends ShownPaper {
  readonly secret: string
  /** How long links are valid, in seconds. */
  readonly seconds: number
  readonly scannedPages: readonly {
    readonly pageID: number
    readonly page: number
    readonly width: number
    readonly height: number
  }[]
}

/** The scanned pages of one paper and the data of their links; undefined when it is not the student's. */
export const loadScannedPages = defineRowQuery<ScannedPages, [studentID: number, id: number]>(
  'exams.listScannedPages',
  `select ${shownPaper}, (select value #>> '{}' from setting where name = 'exam_link_secret') as secret,
     (select (value #>> '{}')::int from setting where name = 'exam_link_seconds') as seconds,
     (
       select coalesce(json_agg(json_build_object('pageID', p.id, 'page', p.page, 'width', p.width, 'height', p.height)
         order by p.page), '[]')
       from exam_page p where p.paper_id = w.id
     ) as "scannedPages"
   from exam_paper w join exam_viewing v on v.exam_id = w.exam_id
   where w.id = $2 and w.student_id = $1`,
  ['int', 'int'],
)

/**
 * The picture of a page while its paper is shown, its owner's session lives and the link is valid; otherwise undefined.
 */
export const loadScannedFile = defineRowQuery<
  StoredFile & { readonly secret: string },
  [pageID: number, sessionID: number, until: number]
>(
  'exams.loadScannedFile',
  `select f.name, f.filename, f.mime, st.value #>> '{}' as secret
   from exam_page p
   join stored_file f on f.id = p.file_id
   join exam_paper w on w.id = p.paper_id
   join exam_viewing v on v.exam_id = w.exam_id and now() >= v.starts_at and now() < v.ends_at
   join session s on s.id = $2::bigint and s.student_id = w.student_id and s.expires_at > now()
   join setting st on st.name = 'exam_link_secret'
   where p.id = $1::bigint and to_timestamp($3) > now()`,
)

/** Locks a paper of the student, so that simultaneous appeals run one after the other. */
export const lockPaper = defineRowQuery<object, [studentID: number, id: number]>(
  'exams.lockPaper',
  'select 1 from exam_paper where id = $2 and student_id = $1 for update',
)

interface AppealedQuestion extends ShownPaper {
  readonly hasQuestion: boolean
  readonly score: number | null
  readonly max_score: number
  readonly appealID: number | null
  readonly key: string | null
}

/** The facts on which an appeal is decided; undefined when the paper is not the student's. */
export const loadAppealedQuestion = defineRowQuery<
  AppealedQuestion,
  [studentID: number, id: number, questionID: number]
>(
  'exams.loadAppealedQuestion',
  `select ${shownPaper}, q.id is not null as "hasQuestion", r.score::float8 as score, q.max_score::float8 as max_score,
     a.id as "appealID", a.key
   from exam_paper w
   join exam_viewing v on v.exam_id = w.exam_id
   left join exam_question q on q.id = $3 and q.exam_id = w.exam_id
   left join exam_answer r on r.paper_id = w.id and r.question_id = q.id
   left join exam_appeal a on a.paper_id = w.id and a.question_id = q.id
   where w.id = $2 and w.student_id = $1`,
)

const insertAppeal = statement<{ appealID: number }>(
  'exams.saveAppeal',
  `insert into exam_appeal (paper_id, question_id, text, score_before, key) values ($1, $2, $3, $4, $5)
   returning id as "appealID"`,
)
/** `score`: the points until now. */
export const saveAppeal = async (
  tx: Connection,
  row: readonly [paperID: number, questionID: number, text: string, score: number | null, key: string | null],
): Promise<{ appealID: number }> => (await tx.row(insertAppeal, row))!
