import type * as z from 'zod/mini'
import type { presentations } from '#contract/studies/presentations.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import type { SeenSubjects } from '#server/page-changes/compare-subjects.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'

type List = z.input<typeof presentations.list.reply>

const isOpen = `coalesce(t.upload_until > now(), s.is_current)`

/** The student's presentations, and the page as they last saw it. */
export type SeenPresentations = Pick<List, 'items' | 'total' | 'subjects'> & SeenSubjects

/** One page of the student's presentations, the latest first, and the subjects that accept one. */
export const loadPresentations = defineOneRowQuery<
  SeenPresentations,
  [studentID: number, perPage: number, page: number]
>(
  'presentations.loadPresentations',
  `with mine as materialized (
     select p.id, p.subject_id, p.semester_id, p.title, p.file_id, p.created_at
     from presentation p where p.student_id = $1 and p.removed_at is null
   )
   select (select count(*)::int from mine) as total,
     (
       select coalesce(json_agg(json_build_object('presentationID', p.id, 'subjectID', b.id, 'subject', b.name_ka,
         'subjecteng', b.name_en, 'title', p.title, 'created_at', p.created_at, 'can_be_removed', ${isOpen},
         'file', json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size))
         order by p.created_at desc, p.id desc), '[]')
       from (select * from mine order by created_at desc, id desc limit $2 offset ($3 - 1) * $2) p
       join presentation_task t on t.semester_id = p.semester_id and t.subject_id = p.subject_id
       join semester s on s.id = p.semester_id
       join subject b on b.id = p.subject_id
       join stored_file f on f.id = p.file_id
     ) as items,
     (
       select coalesce(json_agg(json_build_object('subjectID', b.id, 'subject', b.name_ka, 'subjecteng', b.name_en,
         'upload_until', t.upload_until, 'is_open', ${isOpen}, 'left', greatest(0,
           (select value::int from setting where name = 'presentations_per_subject')
           - (select count(*)::int from mine m where m.semester_id = t.semester_id and m.subject_id = t.subject_id)))
         order by ${isOpen} desc, t.upload_until nulls last, b.sort_name_ka, b.id), '[]')
       from semester s
       join registration r on r.semester_id = s.id and r.student_id = $1
       join presentation_task t on t.semester_id = s.id and t.subject_id = r.subject_id
       join subject b on b.id = t.subject_id
       where s.is_current
     ) as subjects,
     now.id as "semesterID",
     (
       select coalesce(json_agg(json_build_object('subjectID', b.id, 'subject', b.name_ka, 'subjecteng', b.name_en)
         order by b.sort_name_ka, b.id), '[]')
       from registration r join subject b on b.id = r.subject_id
       where r.student_id = $1 and r.semester_id = now.id
     ) as registered,
     l.snapshot as seen, l.version as seen_version
   from (select 1) always
   left join semester now on now.is_current
   left join page_seen l on l.student_id = $1 and l.page = 'presentations'`,
  ['int', 'int', 'int'],
)

/** The file of the student's own presentation. */
export const loadPresentationFile = defineRowQuery<StoredFile, [studentID: number, presentationID: number]>(
  'presentations.loadFile',
  `select f.name, f.filename, f.mime from presentation p join stored_file f on f.id = p.file_id
   where p.id = $2 and p.student_id = $1`,
)

interface StoredPresentation {
  readonly presentationID: number
  readonly subjectID: number
  readonly title: string
  readonly is_removed: boolean
}

/** The presentation that the attempt with this key has submitted. */
export const findPresentation = defineRowQuery<StoredPresentation, [studentID: number, key: string]>(
  'presentations.findPresentation',
  `select id as "presentationID", subject_id as "subjectID", title, removed_at is not null as is_removed from presentation
   where student_id = $1 and attempt_key = $2`,
)

export interface OpenSubject {
  readonly semesterID: number
  readonly subject: string
  readonly subjecteng: string
  readonly is_open: boolean
  /** The last day, Y-m-d, and the time, at the university. */
  readonly day: string | null
  readonly time: string | null
  readonly submitted: number
  readonly max_count: number
}

/**
 * Whether a subject accepts presentations now; undefined when it accepts none of the student's. Null asks for any of their
 * subjects, first for one that is open.
 */
export const loadOpenSubject = defineRowQuery<OpenSubject, [studentID: number, subjectID: number | null]>(
  'presentations.loadOpenSubject',
  `select s.id as "semesterID", b.name_ka as subject, b.name_en as subjecteng, ${isOpen} as is_open,
     (t.upload_until at time zone z.zone)::date as day, to_char(t.upload_until at time zone z.zone, 'HH24:MI') as time,
     (select value::int from setting where name = 'presentations_per_subject') as max_count,
     (select count(*)::int from presentation p where p.student_id = $1 and p.semester_id = s.id
        and p.subject_id = t.subject_id and p.removed_at is null) as submitted
   from semester s
   join registration r on r.semester_id = s.id and r.student_id = $1 and r.subject_id = coalesce($2, r.subject_id)
   join presentation_task t on t.semester_id = s.id and t.subject_id = r.subject_id
   join subject b on b.id = t.subject_id
   cross join (select value #>> '{}' as zone from setting where name = 'time_zone') z
   where s.is_current
   order by is_open desc, submitted, t.upload_until desc nulls last, b.id limit 1`,
)

const insert = statement<{ id: number }>(
  'presentations.insertPresentation',
  `insert into presentation (student_id, semester_id, subject_id, title, file_id, attempt_key)
   values ($1, $2, $3, $4, $5, $6) returning id`,
)
/** Returns the presentation's number. */
export const insertPresentation = async (
  tx: Connection,
  columns: readonly [
    student: number,
    semester: number,
    subject: number,
    title: string,
    file: number,
    key: string | null,
  ],
): Promise<number> => (await tx.row(insert, columns))!.id

interface Removable {
  readonly fileID: number | null
  readonly is_open: boolean
}

/** Whether the student's own presentation can be removed; without a file it is removed already. */
export const loadRemovable = defineRowQuery<Removable, [studentID: number, presentationID: number]>(
  'presentations.loadRemovable',
  `select p.file_id as "fileID", ${isOpen} as is_open
   from presentation p
   join presentation_task t on t.semester_id = p.semester_id and t.subject_id = p.subject_id
   join semester s on s.id = p.semester_id
   where p.id = $2 and p.student_id = $1`,
)

export const deletePresentation = defineRowQuery<object, [presentationID: number]>(
  'presentations.deletePresentation',
  'update presentation set removed_at = now(), file_id = null where id = $1',
)

export const agendaSql: AgendaSql = [
  `select 'presentation-' || t.subject_id || '-' || t.semester_id, 'presentation', null,
     t.upload_until at time zone (select name from zone), false, null, null, t.subject_id, null, null, null, null
   from mine r
   join presentation_task t on t.subject_id = r.subject_id and t.semester_id = r.semester_id
   where t.upload_until is not null and not exists (
     select from presentation d where d.student_id = $1 and d.subject_id = t.subject_id
       and d.semester_id = t.semester_id and d.removed_at is null)`,
]
