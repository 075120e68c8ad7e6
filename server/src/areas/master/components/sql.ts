import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import type { SeenPage } from '#server/page-changes/changes-since-seen.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { today } from '#server/time-zone/sql.ts'

type Component = z.input<typeof master.components.reply>['components'][number]
type Files = Pick<z.input<typeof master.files.reply>, 'items' | 'total'>
type FileRow = z.input<typeof master.uploadFiles.reply>['files'][number]

/** The end of the day at the university. */
const isOpen = `coalesce(c.deadline >= ${today}, true)`
/** Themes are chosen in the student's programme, and they have none that waits or is approved. */
const needsTheme = `exists (
    select from master_round r join semester n on n.id = r.semester_id and n.is_current
    where r.programme_id = s.programme_id and r.opens_at <= now())
  and not exists (
    select from master_choice h where h.student_id = s.id and h.removed_at is null and h.status <> 'rejected')`
const fileFields = `'fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size`
const isMaster = `select p.is_master from student s join programme p on p.id = s.programme_id where s.id = $1`

/** The components of the student's thesis, and the page as they last saw it. */
export type SeenComponentRows = SeenPage & {
  readonly is_master: boolean
  readonly semesterID: number | null
  readonly needs_theme: boolean
  readonly components: Component[]
}

/** The components of this semester, and whether the student is a master's student. */
export const loadComponents = defineOneRowQuery<SeenComponentRows, [studentID: number]>(
  'master.loadComponents',
  `select (${isMaster}) as is_master, (select id from semester where is_current) as "semesterID",
     (select ${needsTheme} from student s where s.id = $1) as needs_theme,
     (
       select coalesce(json_agg(json_build_object('componentID', c.id, 'component', c.name_ka, 'componenteng', c.name_en,
         'text', c.text_ka, 'texteng', c.text_en, 'deadline', c.deadline, 'score', o.score, 'max_score', c.max_score,
         'takes_files', c.takes_files, 'can_upload', c.takes_files and ${isOpen} and not (${needsTheme})
           and coalesce(h.version, 0) < (select value::int from setting where name = 'master_versions'), 'latest', h.row)
         order by c.position), '[]')
       from student s
       join master_component c on c.programme_id = s.programme_id
       join semester t on t.id = c.semester_id and t.is_current
       left join master_score o on o.component_id = c.id and o.student_id = s.id
       left join lateral (
         select h.version, json_build_object('version', h.version, 'created_at', h.created_at, 'files', (
           select json_agg(json_build_object(${fileFields}) order by m.position)
           from master_submission_file m join stored_file f on f.id = m.file_id where m.submission_id = h.id)) as row
         from master_submission h where h.student_id = s.id and h.component_id = c.id
         order by h.version desc limit 1
       ) h on true
       where s.id = $1
     ) as components,
     l.snapshot as seen, l.version as seen_version
   from (select 1) always
   left join page_seen l on l.student_id = $1 and l.page = 'components'`,
  ['int'],
)

const files = statement<Files & { readonly is_master: boolean }>(
  'master.listFiles',
  `with mine as (
     select f.id, f.filename, f.mime, f.size, h.id as submission_id, h.component_id, h.version, h.created_at, m.position
     from master_submission h
     join master_submission_file m on m.submission_id = h.id
     join stored_file f on f.id = m.file_id
     where h.student_id = $1 and ($4::int is null or h.component_id = $4)
   )
   select (${isMaster}) as is_master, (select count(*)::int from mine) as total,
     (
       select coalesce(json_agg(json_build_object(${fileFields}, 'componentID', f.component_id, 'version', f.version,
         'created_at', f.created_at) order by f.submission_id desc, f.position), '[]')
       from (select * from mine order by submission_id desc, position limit $2 offset $3) f
     ) as items`,
  ['int', 'int', 'int', 'int'],
)
/** One page of the student's submitted files, of all components or of one, the latest version first. */
export const loadFiles = async (
  db: Connection,
  studentID: number,
  perPage: number,
  { page, componentID }: { page: number; componentID?: number | undefined },
) => (await db.row(files, [studentID, perPage, (page - 1) * perPage, componentID ?? null]))!

const file = statement<StoredFile>(
  'master.loadFile',
  `select f.name, f.filename, f.mime
   from master_submission h
   join master_submission_file m on m.submission_id = h.id
   join stored_file f on f.id = m.file_id
   where h.student_id = $1 and f.filename = $2 and ($3::int is null or f.id = $3)
   order by h.id desc, m.position limit 1`,
)
/** The student's own file by its name: the latest of that name, or the one with this number. */
export const loadFile = (db: Connection, studentID: number, filename: string, fileID: number | undefined) =>
  db.row(file, [studentID, filename, fileID ?? null])

interface SubmissionRow {
  readonly submissionID: number
  readonly componentID: number
  readonly version: number
}

/** The version that the attempt with this key has submitted. */
export const findSubmission = defineRowQuery<SubmissionRow, [studentID: number, key: string]>(
  'master.findSubmission',
  `select id as "submissionID", component_id as "componentID", version from master_submission
   where student_id = $1 and attempt_key = $2`,
)

export interface OpenComponent {
  readonly component: string
  readonly componenteng: string
  readonly takes_files: boolean
  readonly is_open: boolean
  readonly needs_theme: boolean
  readonly deadline: string | null
  readonly versions: number
  readonly max_versions: number
}

/**
 * Whether a component accepts files now; undefined when it is not the student's. Null asks for any of their components,
 * first for one that accepts files.
 */
export const loadOpenComponent = defineRowQuery<
  OpenComponent,
  [studentID: number, componentID: number | null]
>(
  'master.loadOpenComponent',
  `select c.name_ka as component, c.name_en as componenteng, c.takes_files, ${isOpen} as is_open, c.deadline, ${needsTheme} as needs_theme,
     (select count(*)::int from master_submission h where h.student_id = s.id and h.component_id = c.id) as versions,
     (select value::int from setting where name = 'master_versions') as max_versions
   from student s
   join programme p on p.id = s.programme_id and p.is_master
   join master_component c on c.programme_id = p.id and c.id = coalesce($2, c.id)
   join semester t on t.id = c.semester_id and t.is_current
   where s.id = $1
   order by c.takes_files desc, is_open desc, versions, c.position limit 1`,
)

const masterStatement = statement<{ is_master: boolean }>(
  'master.loadIsMaster',
  `select (${isMaster}) as is_master`,
)
export const loadIsMaster = async (db: Connection, studentID: number): Promise<boolean> =>
  (await db.row(masterStatement, [studentID]))!.is_master

const insert = statement<{ id: number }>(
  'master.insertSubmission',
  `insert into master_submission (student_id, component_id, version, attempt_key) values ($1, $2, $3, $4) returning id`,
)
/** Returns the version's number. */
export const insertSubmission = async (
  tx: Connection,
  columns: readonly [student: number, component: number, version: number, key: string | null],
): Promise<number> => (await tx.row(insert, columns))!.id

export const addSubmissionFile = defineRowQuery<
  object,
  [submissionID: number, position: number, fileID: number]
>(
  'master.insertFile',
  'insert into master_submission_file (submission_id, position, file_id) values ($1, $2, $3)',
)

/** The files of one version in their order. */
export const loadVersionFiles = defineListQuery<FileRow, [submissionID: number]>(
  'master.loadVersionFiles',
  `select f.id as "fileID", f.filename, f.mime, f.size
   from master_submission_file m join stored_file f on f.id = m.file_id where m.submission_id = $1 order by m.position`,
)
