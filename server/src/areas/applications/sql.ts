import type * as z from 'zod/mini'
import type { applications } from '#contract/administration/applications.ts'
import type { Locale } from '#rules/text/locale.ts'
import type { ApplicationStatus } from '#rules/applications/steps.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { certificateState, certificateStateAt, joinReplacement } from '#server/certificates/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

type List = z.input<typeof applications.list.reply>
export type Application = List['items'][number]
type ApplicationDetail = z.input<typeof applications.one.reply>
type Kind = z.input<typeof applications.kinds.reply>['kinds'][number]

/** The student's values as JSON: a chosen option has its name in both languages. `a` is the application. */
export const applicationValues = `(
       select coalesce(json_agg(json_build_object('name', f.name_ka, 'nameeng', f.name_en, 'type', f.type,
         'value', coalesce(o ->> 'ka', v.value), 'valueeng', coalesce(o ->> 'en', v.value)) order by f.position, f.id), '[]')
       from application_value v join application_field f on f.id = v.field_id
       left join lateral jsonb_array_elements(f.options) o on o ->> 'value' = v.value
       where v.application_id = a.id)`

/** The files that came with it, those that the kind asks for first. */
export const applicationFiles = `(
       select coalesce(json_agg(json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size,
         'document', d.name_ka, 'documenteng', d.name_en) order by d.position nulls last, f.id), '[]')
       from application_file o join stored_file f on f.id = o.file_id left join application_document d on d.id = o.document_id
       where o.application_id = a.id)`

/** Each state with its time, the oldest first. */
export const applicationSteps = `(
       select coalesce(json_agg(json_build_object('status', p.status, 'reason', p.reason, 'at', p.at) order by p.id), '[]')
       from application_step p where p.application_id = a.id)`

/** The documents that the university has attached. */
export const answerFiles = `(
       select coalesce(json_agg(json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size)
         order by p.id), '[]')
       from application_step p join stored_file f on f.id = p.file_id where p.application_id = a.id)`

/** The attempt at registration that the student has attached. */
export const applicationReceipt = `(
       select json_build_object('receiptID', r.id, 'at', r.at, 'action', r.action, 'subjectID', r.subject_id,
         'subject', coalesce(b.name_ka, p.name_ka), 'subjecteng', coalesce(b.name_en, p.name_en),
         'groups', (select coalesce(json_agg(g.code order by g.part), '[]') from study_group g where g.id = any(r.group_ids)),
         'times', r.times, 'code', r.code, 'reason', r.reason_ka, 'reasoneng', r.reason_en)
       from application_receipt o join receipt r on (r.student_id, r.id) = (o.student_id, o.receipt_id)
       left join subject b on b.id = r.subject_id
       left join programme p on r.action in ('minor_chosen', 'minor_deleted') and p.id = r.registration_id
       where o.application_id = a.id)`

/** `a` is the application, `k` its kind. */
const columns = `a.id as "applicationID", k.id as "kindID", k.name_ka as kind, k.name_en as kindeng, a.status, a.created_at,
     (select v.value from application_value v join application_field f on f.id = v.field_id
      where v.application_id = a.id and f.type = 'line' order by f.position, f.id limit 1) as about,
     (select coalesce(max(p.at), a.created_at) from application_step p where p.application_id = a.id) as changed_at`

/** One page of the student's applications, the latest first. */
export const loadApplications = defineOneRowQuery<
  Pick<List, 'items' | 'total'>,
  [studentID: number, perPage: number, page: number]
>(
  'applications.load',
  `select (select count(*)::int from application where student_id = $1) as total,
     (select coalesce(json_agg(to_json(own) order by own.created_at desc, own."applicationID" desc), '[]') from (
        select ${columns} from application a join application_kind k on k.id = a.kind_id
        where a.student_id = $1 order by a.created_at desc, a.id desc limit $2 offset ($3 - 1) * $2) own) as items`,
  ['int', 'int', 'int'],
)

const fieldsOfKind = `(
       select coalesce(json_agg(json_build_object('fieldID', f.id, 'name', f.name_ka, 'nameeng', f.name_en, 'type', f.type,
         'is_required', f.is_required, 'options', (
           select coalesce(json_agg(json_build_object('value', o ->> 'value', 'name', o ->> 'ka', 'nameeng', o ->> 'en')
             order by nth), '[]')
           from jsonb_array_elements(f.options) with ordinality each (o, nth))) order by f.position, f.id), '[]')
       from application_field f where f.kind_id = k.id) as fields`
/** If the letterhead is incomplete, no certificate is made and staff handle the application. */
const certificateOfKind = `case when not exists (select from list_missing_letterhead()) then k.certificate end as certificate`
const documentsOfKind = `(
       select coalesce(json_agg(json_build_object('documentID', d.id, 'name', d.name_ka, 'nameeng', d.name_en,
         'is_required', d.is_required) order by d.position, d.id), '[]')
       from application_document d where d.kind_id = k.id) as documents`
const kind = `k.id as "kindID", k.name_ka as kind, k.name_en as kindeng, k.description_ka as description,
     k.description_en as descriptioneng, ${certificateOfKind}, ${fieldsOfKind}, ${documentsOfKind}`

/** The kinds that are offered. */
export const loadKinds = defineOneRowQuery<{ readonly kinds: Kind[] }>(
  'applications.loadKinds',
  `select coalesce(json_agg(to_jsonb(offered) - 'position' order by offered.position, offered."kindID"), '[]') as kinds
   from (select k.position, ${kind} from application_kind k where k.is_offered) offered`,
  [],
)

export const findKind = defineRowQuery<Kind, [kindID: number]>(
  'applications.findKind',
  `select ${kind} from application_kind k where k.is_offered and k.id = $1`,
)

/** One of the student's applications. */
export const findApplication = defineRowQuery<ApplicationDetail, [studentID: number, applicationID: number]>(
  'applications.find',
  `select ${columns}, ${applicationValues} as values, ${applicationFiles} as files, ${applicationSteps} as steps,
     ${answerFiles} as answer_files, ${applicationReceipt} as receipt,
     (select json_build_object('kind', f.kind, 'number', f.number, 'code', f.code, 'state', ${certificateState}, 'state_at', ${certificateStateAt},
        'reason', f.revoke_reason)
      from certificate f ${joinReplacement} where f.application_id = a.id) as certificate
   from application a join application_kind k on k.id = a.kind_id where a.id = $2 and a.student_id = $1`,
  ['int', 'int'],
)

/** A file of the student's own application, or of its answer. */
export const findApplicationFile = defineRowQuery<
  StoredFile,
  [studentID: number, applicationID: number, fileID: number]
>(
  'applications.findFile',
  `select f.name, f.filename, f.mime from application a join stored_file f on f.id = $3
   where a.id = $2 and a.student_id = $1 and (
     exists (select from application_file o where o.application_id = a.id and o.file_id = f.id)
     or exists (select from application_step p where p.application_id = a.id and p.file_id = f.id))`,
)

export interface RecentApplications {
  readonly recentCount: number
  readonly maxPerDay: number
  /** Seconds until the next application can be sent, once the limit is reached. */
  readonly retryAfterSeconds: number
}

/** The student's applications of the last 24 hours. */
export const countRecentApplications = defineOneRowQuery<RecentApplications, [studentID: number]>(
  'applications.countRecent',
  `select count(*)::int as "recentCount",
     (select value::int from setting where name = 'applications_per_day') as "maxPerDay",
     coalesce(ceil(extract(epoch from min(created_at) + interval '24 hours' - now())), 1)::int as "retryAfterSeconds"
   from application where student_id = $1 and created_at > now() - interval '24 hours'`,
)

/** The application that was sent with this attempt key. */
export const findApplicationByKey = defineRowQuery<Application, [studentID: number, key: string]>(
  'applications.findByKey',
  `select ${columns} from application a join application_kind k on k.id = a.kind_id where a.student_id = $1 and a.key = $2`,
)

/** Adds an application with its first step; an empty value is left out. */
export const insertApplication = defineOneRowQuery<
  { readonly applicationID: number },
  [
    studentID: number,
    kindID: number,
    key: string | null,
    fieldIDs: readonly number[],
    values: readonly string[],
    fileIDs: readonly number[],
    documentIDs: readonly (number | null)[],
  ]
>(
  'applications.insert',
  `with sent as (
     insert into application (student_id, kind_id, key) values ($1, $2, $3) returning id),
   written as (
     insert into application_value (application_id, field_id, value)
     select sent.id, v.field_id, v.value from sent cross join unnest($4::int[], $5::text[]) v (field_id, value)),
   attached as (
     insert into application_file (application_id, file_id, document_id)
     select sent.id, f.file_id, f.document_id from sent cross join unnest($6::int[], $7::int[]) f (file_id, document_id)),
   step as (insert into application_step (application_id, status) select id, 'sent' from sent)
   select id as "applicationID" from sent`,
)

/** The values that the certificate takes from the form: its language, and for whom it is. */
export const loadCertificateFields = defineOneRowQuery<
  { readonly locale: Locale; readonly addressee: string | null },
  [applicationID: number]
>(
  'applications.loadCertificateFields',
  `select coalesce(max(v.value) filter (where f.role = 'language' and v.value in ('ka', 'en')), 'ka') as locale,
     max(v.value) filter (where f.role = 'addressee') as addressee
   from application_value v join application_field f on f.id = v.field_id where v.application_id = $1`,
)

/** An application that is answered at once. */
export const settleApplication = defineRowQuery<object, [applicationID: number]>(
  'applications.settle',
  `with settled as (update application set status = 'satisfied' where id = $1 returning id)
   insert into application_step (application_id, status) select id, 'satisfied' from settled`,
)

/** Attaches a refused attempt of the student; undefined when they have no such one. */
export const attachReceipt = defineRowQuery<
  { readonly attached: true },
  [studentID: number, applicationID: number, receiptID: number]
>(
  'applications.attachReceipt',
  `insert into application_receipt (application_id, student_id, receipt_id)
   select $2, student_id, id from receipt where student_id = $1 and id = $3 and code is not null
   returning true as attached`,
)

/** The state of the student's own application, which no other transaction changes until this one ends. */
export const lockApplication = defineRowQuery<
  { readonly status: ApplicationStatus },
  [studentID: number, applicationID: number]
>('applications.lock', 'select status from application where id = $2 and student_id = $1 for update')

export const cancelApplicationRow = defineRowQuery<object, [applicationID: number]>(
  'applications.cancel',
  `with cancelled as (update application set status = 'cancelled' where id = $1 returning id)
   insert into application_step (application_id, status) select id, 'cancelled' from cancelled`,
)
