import type * as z from 'zod/mini'
import type { certificateContent, certificateKind } from '#contract/administration/certificates.ts'
import type { GpaVariant } from '#rules/marks/gpa.ts'
import type { Locale } from '#rules/text/locale.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { Letterhead } from '#server/letterhead/letterhead.ts'
import { zone } from '#server/time-zone/sql.ts'

export type CertificateKind = z.output<typeof certificateKind>
export type CertificateContent = z.output<typeof certificateContent>
type Transcript = NonNullable<CertificateContent['transcript']>
type TranscriptSubject = Transcript['semesters'][number]['subjects'][number]

/** The student's data for the paper; the rules decide on the marks. */
export interface CertificateFacts extends Omit<CertificateContent, 'transcript' | 'enrolment'> {
  readonly enrolment: NonNullable<CertificateContent['enrolment']>
  readonly programme_credits: number
  readonly variant: GpaVariant
  readonly semesters: readonly {
    readonly name: string
    readonly nameeng: string
    readonly marks: readonly (Omit<TranscriptSubject, 'letter'> & {
      readonly subjectID: number
      readonly statusID: number
    })[]
  }[]
}

const toNames = (ka: string, en: string): string => `json_build_object('name', ${ka}, 'nameeng', ${en})`

export const loadCertificateFacts = defineOneRowQuery<CertificateFacts, [studentID: number]>(
  'certificates.loadFacts',
  `select (select ${toNames(`value ->> 'ka'`, `value ->> 'en'`)} from setting where name = 'university') as university,
     json_build_object('name', s.fname_ka || ' ' || s.lname_ka, 'nameeng', s.fname_en || ' ' || s.lname_en, 'code', s.code,
       'personal_code', s.personal_code) as student,
     ${toNames('c.name_ka', 'c.name_en')} as school, ${toNames('p.name_ka', 'p.name_en')} as programme,
     json_build_object('form', s.study_form, 'began_on', s.enrolled_on,
       'began_in', case when s.enrolled_on is null then s.entry_year end, 'ends_on', s.expected_end_on,
       'semesters', p.semesters) as enrolment,
     p.study_level_id as study_level, s.study_semester, s.status_id as status, p.ects as programme_credits,
     (select value #>> '{}' from setting where name = 'gpa_variant') as variant,
     (select coalesce(json_agg(json_build_object('name', e.name_ka, 'nameeng', e.name_en, 'marks', k.marks)
         order by e.starts_on, e.id), '[]')
       from semester e join (
         select m.semester_id, json_agg(json_build_object('subjectID', m.subject_id, 'statusID', m.status_id, 'code', b.code,
           'name', b.name_ka, 'nameeng', b.name_en, 'credits', m.credits, 'score', m.score) order by b.sort_name_ka, b.id) as marks
         from mark m join subject b on b.id = m.subject_id where m.student_id = s.id group by m.semester_id
       ) k on k.semester_id = e.id) as semesters
   from student s join programme p on p.id = s.programme_id join school c on c.id = p.school_id where s.id = $1`,
)

interface NewCertificate {
  readonly certificateID: number
}

/** Adds a certificate; its number is the year of the university and the number of its row. */
export const insertCertificate = defineOneRowQuery<
  NewCertificate,
  [
    applicationID: number,
    studentID: number,
    kind: CertificateKind,
    locale: Locale,
    code: string,
    addressee: string | null,
    content: string,
    letterheadID: number,
  ]
>(
  'certificates.insert',
  `insert into certificate (id, application_id, student_id, kind, locale, number, code, addressee, content, letterhead_id)
   select next.id, $1, $2, $3, $4,
     to_char(now() at time zone ${zone}, 'YYYY')
       || '-' || lpad(next.id::text, 6, '0'),
     $5, $6, $7::jsonb, $8
   from nextval(pg_get_serial_sequence('certificate', 'id')) next (id)
   returning id as "certificateID"`,
)

/**
 * SQL for the end of a from clause: the valid certificate `later` that replaced the certificate `f`. A later one that only
 * adds facts that older certificates did not print is no replacement.
 */
export const joinReplacement = `left join lateral (
     select n.issued_at from certificate n
     where n.student_id = f.student_id and n.kind = f.kind and n.id > f.id and n.revoked_at is null
       and (n.content - 'enrolment' <> f.content - 'enrolment' or n.content -> 'enrolment' <> f.content -> 'enrolment')
     order by n.id limit 1) later on true`
/** SQL: the state of the certificate `f`, and since when. */
export const certificateState = `case when f.revoked_at is not null then 'revoked' when later.issued_at is not null then 'replaced'
       else 'valid' end`
export const certificateStateAt = 'coalesce(f.revoked_at, later.issued_at)'

/** The day at the university on which the certificate `f` was made. */
const issuedOn = `(f.issued_at at time zone ${zone})::date`

/** A certificate with everything that its paper says. */
export interface Certificate {
  readonly certificateID: number
  readonly kind: CertificateKind
  readonly locale: Locale
  readonly number: string
  readonly code: string
  readonly addressee: string | null
  readonly content: CertificateContent
  /** Null for certificates that are older than the setting. */
  readonly letterhead: Letterhead | null
  readonly issued_at: string
  readonly issued_on: string
  readonly state: 'valid' | 'replaced' | 'revoked'
  readonly state_at: string | null
}

const certificate = `select f.id as "certificateID", f.kind, f.locale, f.number, f.code, f.addressee, f.content, f.issued_at,
     ${issuedOn} as issued_on, to_jsonb(h) - 'id' - 'made_at' as letterhead, ${certificateState} as state, ${certificateStateAt} as state_at
   from certificate f left join letterhead h on h.id = f.letterhead_id ${joinReplacement}`

/** The certificate of the student's own application. */
export const findOwnCertificate = defineRowQuery<Certificate, [studentID: number, applicationID: number]>(
  'certificates.findOwn',
  `${certificate} where f.student_id = $1 and f.application_id = $2`,
)

/** The valid transcripts of the student, the newest of each language first. */
export const listValidTranscripts = defineListQuery<Certificate, [studentID: number]>(
  'certificates.listValidTranscripts',
  `select distinct on (locale) * from (${certificate} where f.student_id = $1 and f.kind = 'transcript') c
   where state = 'valid' order by locale, "certificateID" desc`,
)

export const findCertificateByCode = defineRowQuery<Certificate, [code: string]>(
  'certificates.findByCode',
  `${certificate} where f.code = $1`,
)
