import type { BlockerFacts } from '#rules/blockers.ts'
import type { CreditLimits } from '#rules/credits.ts'
import { statement, type Connection } from '#server/db/open.ts'

interface LoginBegun {
  readonly seconds: number
  readonly countedAt: string
  readonly quietSince: string | null
  readonly studentID: number | null
  readonly passwordHash: string | null
  readonly knownDevice: number | null
}
const begin = statement<LoginBegun>(
  'session.beginLogin',
  `select seconds, counted_at::text as "countedAt", address_quiet_since::text as "quietSince",
     student_id as "studentID", password_hash as "passwordHash", known_device as "knownDevice"
   from begin_login($1, $2, $3, $4::int[])`,
)
export const beginLogin = async (
  db: Connection,
  code: string,
  address: string,
  device: Buffer | null,
  delays: readonly number[],
) => (await db.rows(begin, [code, address, device, delays]))[0]!

const forgive = statement<object>('session.forgiveLogin', 'select forgive_login($1, $2, $3, $4, $5)')
export const forgiveLogin = (tx: Connection, code: string, address: string, begun: LoginBegun) =>
  tx.row(forgive, [code, address, begun.knownDevice, begun.countedAt, begun.quietSince])

const putDevice = statement<{ id: number }>(
  'session.addDevice',
  `insert into device (student_id, token_hash, name) values ($1, $2, $3)
   on conflict (student_id, token_hash) do update set name = excluded.name, last_seen_at = now()
   returning id`,
)
export const addDevice = async (tx: Connection, studentID: number, tokenHash: Buffer, name: string) =>
  (await tx.rows(putDevice, [studentID, tokenHash, name]))[0]!.id

const putSession = statement<object>(
  'session.addSession',
  `insert into session (token_hash, student_id, device_id, expires_at)
   values ($1, $2, $3, now() + interval '12 hours')`,
)
export const addSession = (tx: Connection, tokenHash: Buffer, studentID: number, deviceID: number | null) =>
  tx.row(putSession, [tokenHash, studentID, deviceID])

export interface EndedSession {
  readonly tokenHash: Buffer
}
const endOne = statement<EndedSession>(
  'session.endSession',
  'delete from session where id = $1 returning token_hash as "tokenHash"',
)
export const endSession = (db: Connection, sessionID: number) => db.rows(endOne, [sessionID])

const endAll = statement<EndedSession>(
  'session.endSessionsOf',
  'delete from session where student_id = $1 and id is distinct from $2 returning token_hash as "tokenHash"',
)
/** Ends all sessions of the student, but the one that is spared. */
export const endSessionsOf = (tx: Connection, studentID: number, spared: number | null) =>
  tx.rows(endAll, [studentID, spared])

const spend = statement<{ studentID: number }>(
  'session.spendOneTimeLogin',
  `delete from one_time_login l using student s
   where l.token_hash = $1 and l.expires_at > now() and s.id = l.student_id and upper(s.code) = upper($2)
   returning s.id as "studentID"`,
)
export const spendOneTimeLogin = (tx: Connection, tokenHash: Buffer, code: string) =>
  tx.row(spend, [tokenHash, code])

const putOneTime = statement<object>(
  'session.addOneTimeLogin',
  `insert into one_time_login (token_hash, student_id, expires_at) values ($1, $2, now() + interval '60 seconds')`,
)
export const addOneTimeLogin = (db: Connection, tokenHash: Buffer, studentID: number) =>
  db.row(putOneTime, [tokenHash, studentID])

const count = statement<{ seconds: number }>(
  'session.countTry',
  'select seconds from count_try(array[$1], array[upper($2)], $3::int[])',
)
/** Counts one try and gives 0, or gives the seconds to wait and counts nothing. */
export const countTry = async (tx: Connection, kind: string, key: string, delays: readonly number[]) =>
  (await tx.rows(count, [kind, key, delays]))[0]!.seconds

// A code that nobody has writes nothing, by the same statement.
const sendReset = statement<object>(
  'session.postReset',
  `with student as (select id, university_email from student_by_code($2)), link as (
     insert into password_reset (token_hash, student_id, expires_at)
     select $1, id, now() + interval '30 minutes' from student)
   insert into outbox (kind, recipient, subject, body) select 'mail', university_email, $3, $4 from student`,
)
export const postReset = (tx: Connection, link: Buffer, code: string, subject: string, body: string) =>
  tx.row(sendReset, [link, code, subject, body])

const reset = statement<{ studentID: number; code: string; isUsed: boolean }>(
  'session.resetByLink',
  `select s.id as "studentID", s.code, r.used_at is not null as "isUsed"
   from password_reset r join student s on s.id = r.student_id where r.token_hash = $1 and r.expires_at > now()`,
)
export const resetByLink = (db: Connection, link: Buffer) => db.row(reset, [link])

const spendLink = statement<{ studentID: number }>(
  'session.spendReset',
  `update password_reset set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()
   returning student_id as "studentID"`,
)
export const spendReset = (tx: Connection, link: Buffer) => tx.row(spendLink, [link])

// With a new password every link that was asked for before is dead, and what others guessed of the old one is forgiven.
const putPassword = statement<object>(
  'session.setPasswordHash',
  `with changed as (update student set password_hash = $2 where id = $1 returning id, code), links as (
     delete from password_reset r using changed c where r.student_id = c.id and r.used_at is null)
   delete from login_failure f using changed c where f.kind = 'code' and f.key = upper(c.code)`,
)
export const setPasswordHash = (tx: Connection, studentID: number, hash: string) =>
  tx.row(putPassword, [studentID, hash])

const code = statement<{ code: string }>('session.codeOf', 'select code from student where id = $1')
export const codeOf = async (db: Connection, studentID: number) => (await db.rows(code, [studentID]))[0]!.code

const demo = statement<{ students: unknown }>(
  'session.demoStudents',
  `select coalesce((select value from setting where name = 'demo_students'), '[]') as students
   from setting where name = 'demo' and value = 'true'`,
)
export const demoStudents = (db: Connection) => db.row(demo)

const answerLocation = statement<{ semesterID: number }>(
  'session.answerLocation',
  `insert into student_location (student_id, semester_id, is_in_georgia)
   select $1, c.semester_id, $2 from location_campaign c join semester m on m.id = c.semester_id and m.is_current
   on conflict (student_id, semester_id)
     do update set is_in_georgia = excluded.is_in_georgia, answered_at = now()
   returning semester_id as "semesterID"`,
)
export const saveLocation = (db: Connection, studentID: number, isInGeorgia: boolean) =>
  db.row(answerLocation, [studentID, isInGeorgia])

interface MissedDocument {
  readonly documentID: number
  readonly document: string
  readonly documenteng: string
  readonly deadline: string | null
}

/** The auth user's own columns, and after them the facts from which flags and blockers are worked out. */
export interface UserRow {
  readonly studentID: number
  readonly code: string
  readonly fname: string
  readonly lname: string
  readonly fnameeng: string
  readonly lnameeng: string
  readonly personal_code: string | null
  readonly schoolID: number
  readonly school: string
  readonly schooleng: string
  readonly speciality: string
  readonly specialityeng: string
  readonly programID: number
  readonly minor_programID: number | null
  readonly ects: number
  readonly study_levelID: number
  readonly program_categoryID: number
  readonly currency: string
  readonly must_choose_english: boolean
  readonly is_on_last_course: boolean
  readonly concentration: string | null
  readonly email_UG: string
  readonly hasBankAccount: boolean
  readonly getInternationalStudents: boolean
  readonly internationalAlreadyAgreed: boolean
  readonly informatics: boolean
  readonly confirmSelfGov: {
    readonly club_name: string
    readonly club_nameeng: string
    readonly self_governmentID: number
  } | null
  readonly missedDocuments: readonly MissedDocument[]
  readonly currentExam: number | null
  readonly order_number: number
  readonly must_choose_practise: boolean
  readonly choose_seminar: boolean
  readonly must_upload_vaccine_docs: boolean
  readonly must_upload_vaccine_message: string | null
  readonly must_upload_vaccine_messageeng: string | null
  readonly has_graduation: boolean
  readonly contractModal: boolean
  readonly come_to_graduation: boolean
  readonly scholarship: boolean

  readonly comeAnswer: BlockerFacts['comeAnswer']
  readonly gownChosen: boolean
  readonly statusID: 1 | 2 | 3
  readonly today: string
  readonly openSteps: readonly number[]
  readonly preRegisteredCredits: number
  readonly creditLimits: CreditLimits | null
  readonly concentrationID: number | null
  readonly programHasConcentrations: boolean
  readonly lawSubjects: number
  readonly informaticsInfoSaved: boolean
  readonly locationCampaignOpen: boolean
  readonly locationDeadline: string | null
  readonly locationAnswered: boolean
}

const user = statement<UserRow>(
  'session.user',
  `with lacking as (
     -- Parts of what she is registered for in which she has no group, though her configuration has some.
     select bool_or(t.is_practice) as practise, bool_or(not t.is_practice and t.id = 2) as seminar
     from registration r
     join semester m on m.id = r.semester_id and m.is_current
     join study_group g on g.subject_id = r.subject_id and g.semester_id = r.semester_id
     join lecture_type t on t.id = g.lecture_type_id
     where r.student_id = $1
       and g.config = coalesce((select min(c.config) from registration_group h join study_group c on c.id = h.group_id
                                where h.registration_id = r.id), g.config)
       and not exists (select 1 from registration_group h where h.registration_id = r.id and h.part = g.part)
   ), open_windows as (
     select coalesce(json_agg(distinct w.step), '[]') as steps
     from student_window w where w.student_id = $1 and w.starts_at <= now() and now() < w.ends_at
   ), location as (
     select c.deadline, a.student_id is not null as answered
     from location_campaign c join semester m on m.id = c.semester_id and m.is_current
     left join student_location a on a.semester_id = c.semester_id and a.student_id = $1
   ), university as (
     select (now() at time zone (select value #>> '{}' from setting where name = 'time_zone'))::date as today
   )
   select s.id as "studentID", s.code, s.fname_ka as fname, s.lname_ka as lname, s.fname_en as fnameeng,
     s.lname_en as lnameeng, s.personal_code, sc.id as "schoolID", sc.name_ka as school, sc.name_en as schooleng,
     p.name_ka as speciality, p.name_en as specialityeng, p.id as "programID",
     s.minor_programme_id as "minor_programID",
     (select coalesce(sum(k.credits), 0)::int from
       (select distinct on (subject_id) credits from mark
        where student_id = s.id and status_id in (1, 7) order by subject_id, semester_id) k) as ects,
     p.study_level_id as "study_levelID", p.category_id as "program_categoryID", p.currency,
     s.must_choose_english, s.is_on_last_course, c.name_ka as concentration, s.university_email as "email_UG",
     s.bank_account is not null as "hasBankAccount", s.is_international as "getInternationalStudents",
     s.international_agreed as "internationalAlreadyAgreed", s.informatics_due as informatics,
     case when s.self_government_id is not null and not exists (select from self_government_answer g
         where g.student_id = s.id and g.self_government_id = s.self_government_id) then json_build_object('self_governmentID', s.self_government_id,
       'club_name', coalesce(s.self_government_ka, ''), 'club_nameeng', coalesce(s.self_government_en, '')) end
       as "confirmSelfGov",
     (select coalesce(json_agg(json_build_object('documentID', d.id, 'document', d.name_ka, 'documenteng', d.name_en,
        'deadline', d.deadline) order by d.deadline nulls last, d.id), '[]')
      from missing_document d where d.student_id = s.id and d.uploaded_at is null) as "missedDocuments",
     s.current_exam_id as "currentExam", s.study_semester as order_number,
     coalesce(lacking.practise, false) as must_choose_practise, coalesce(lacking.seminar, false) as choose_seminar,
     s.must_upload_vaccine as must_upload_vaccine_docs, s.vaccine_message_ka as must_upload_vaccine_message,
     s.vaccine_message_en as must_upload_vaccine_messageeng, s.has_graduation,
     s.is_international and not s.contract_approved as "contractModal",
     s.graduation_attendance_open as come_to_graduation, s.has_scholarship as scholarship,
     (select json_build_object('answer', g.attendance, 'answeredOn', to_char(g.attendance_at at time zone
        (select value #>> '{}' from setting where name = 'time_zone'), 'YYYY-MM-DD'))
      from graduation_answer g where g.student_id = s.id and g.attendance is not null) as "comeAnswer",
     exists (select from graduation_answer g where g.student_id = s.id and g.gown is not null) as "gownChosen",
     s.status_id as "statusID", university.today, open_windows.steps as "openSteps", 
     (select coalesce(sum(wished.credits), 0)::int from pre_registration w
      join semester m on m.id = w.semester_id and m.is_current
      join subject wished on wished.id = w.subject_id
      where w.student_id = s.id and w.removed_at is null) as "preRegisteredCredits",
     (select value from setting where name = 'credit_limits') as "creditLimits",
     s.concentration_id as "concentrationID",
     exists (select 1 from concentration o where o.programme_id = p.id) as "programHasConcentrations",
     (select count(*)::int from law_to_choose l where l.student_id = s.id) as "lawSubjects",
     s.phone is not null and coalesce(s.address_ka, s.address_en) is not null as "informaticsInfoSaved",
     coalesce(location.deadline >= university.today, location.answered is not null) as "locationCampaignOpen",
     location.deadline as "locationDeadline", coalesce(location.answered, false) as "locationAnswered"
   from student s
   join programme p on p.id = s.programme_id
   join school sc on sc.id = p.school_id
   left join concentration c on c.id = s.concentration_id
   cross join lacking cross join open_windows cross join university
   left join location on true
   where s.id = $1`,
)
export const userRow = (db: Connection, studentID: number) => db.row(user, [studentID])

// A failure is forgiven after an hour, a browser forgotten after the 400 days of its cookie, and what left by the outbox
// is kept for a month to answer "did you send it?".
const expired = statement<object>(
  'session.removeExpired',
  `with sessions as (delete from session where expires_at < now()),
     devices as (delete from device d where d.last_seen_at < now() - interval '400 days'
       and not exists (select from session s where s.device_id = d.id)),
     failures as (delete from login_failure where last_at < now() - interval '1 day'),
     links as (delete from password_reset where expires_at < now()),
     one_time as (delete from one_time_login where expires_at < now()),
     codes as (delete from mobile_code where expires_at < now() and first_sent_at < now() - interval '1 day')
   delete from outbox where created_at < now() - interval '30 days'`,
)
export const removeExpired = (db: Connection) => db.rows(expired)
