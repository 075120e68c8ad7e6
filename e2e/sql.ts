import { MIGRATION_LOCK } from '#server/db/migration-lock.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { statement, type Connection } from '#server/db/open.ts'

const peers = statement<{ code: string }>(
  'journeys.peers',
  `select p.code from student s join student p
     on p.programme_id = s.programme_id and p.study_semester = s.study_semester and p.id <> s.id
   where s.code = $1 and p.is_active order by p.code`,
)
/** The codes of the students of the same programme and semester. */
export const listPeers = async (db: Connection, code: string) =>
  (await db.rows(peers, [code])).map((each) => each.code)

const unnamed = statement<{ code: string; email: string }>(
  'journeys.plain',
  `select code, university_email as email from student
   where code <> all($1) and is_active and not is_international
     and not exists (select from missing_document d where d.student_id = student.id)
   order by code offset $2 limit 1`,
)
/** A student of the demo without a key; each number is another student. */
export const findUnnamedStudent = async (db: Connection, named: readonly string[], number: number) =>
  (await db.rows(unnamed, [named, number]))[0]!

/** Sets the capacity of a group so that this many seats are free. */
export const setFreeSeats = defineListQuery<object, [scheduleID: number, free: number]>(
  'journeys.setFree',
  'update study_group set capacity = taken + $2 where id = $1',
)

/** Resets the answer to the location question. */
export const resetLocation = defineListQuery<object, [code: string]>(
  'journeys.forgetLocation',
  'delete from student_location where student_id = (select id from student where code = $1)',
)

/** Moves every registration window by this many days. */
export const moveWindows = defineListQuery<object, [days: number]>(
  'journeys.putOffWindows',
  `update registration_window
   set starts_at = starts_at + $1 * interval '1 day', ends_at = ends_at + $1 * interval '1 day' where step > 1`,
)

/** Resets the answers to one-time duties. */
export const resetDuties = defineListQuery<object, [code: string]>(
  'journeys.forgetDuties',
  `with who as (select id from student where code = $1),
     located as (delete from student_location using who where student_id = who.id),
     graduated as (delete from graduation_answer using who where student_id = who.id),
     member as (delete from self_government_answer using who where student_id = who.id),
     joined as (
       delete from club_member m using student s where s.code = $1 and m.student_id = s.id and m.club_id = s.self_government_id),
     codes as (delete from mobile_code using who where student_id = who.id)
   update student set bank_account = null, address_ka = null, address_en = null where code = $1`,
)

/** The student's answers to one-time duties. */
export const loadDutyAnswers = defineRowQuery<object, [code: string]>(
  'journeys.duties',
  `select s.bank_account, s.address_ka as address, l.is_in_georgia, m.is_member, g.attendance, g.gown
   from student s left join student_location l on l.student_id = s.id
   left join self_government_answer m on m.student_id = s.id left join graduation_answer g on g.student_id = s.id
   where s.code = $1`,
)

/** Answers one duty, so that the next one comes. */
export const answerDuty = defineListQuery<object, [code: string, key: string]>(
  'journeys.answerDuty',
  `with who as (select id, self_government_id from student where code = $1),
     located as (
       insert into student_location (student_id, semester_id, is_in_georgia)
       select who.id, t.id, true from who join semester t on t.is_current and $2 = 'student_location'),
     member as (
       insert into self_government_answer (student_id, self_government_id, is_member)
       select id, self_government_id, true from who where $2 = 'self_government'),
     attends as (
       insert into graduation_answer (student_id, attendance, attendance_at)
       select id, 'yes', now() from who where $2 = 'graduation_attendance')
   update student set
     bank_account = case when $2 = 'bank_account' then 'GE29NB0000000101904917' else bank_account end,
     address_ka = case when $2 = 'informatics' then 'თბილისი' else address_ka end,
     address_en = case when $2 = 'informatics' then 'Tbilisi' else address_en end
   where code = $1`,
)

/** Closes groups, so that their students must change, or opens them again. */
export const closeGroups = defineListQuery<object, [scheduleIDs: readonly number[], isClosed: boolean]>(
  'journeys.closeGroups',
  'update study_group set is_open = not $2, must_change = $2 where id = any($1)',
)

/** Resets the concentration of a student. */
export const resetConcentration = defineListQuery<object, [code: string]>(
  'journeys.forgetConcentration',
  'update student set concentration_id = null where code = $1',
)

const opening = statement<{ before: string }>(
  'journeys.openIn',
  `update registration_window w set starts_at = coalesce($2::timestamptz, now() + $3 * interval '1 second')
   from student s, registration_window o
   where s.code = $1 and w.programme_id = s.programme_id and w.study_semester = s.study_semester and w.step = 2
     and o.id = w.id
   returning o.starts_at as before`,
)
/** Opens the student's own first round in this many seconds. Returns its previous start. */
export const openWindowIn = async (db: Connection, code: string, seconds: number) =>
  (await db.rows(opening, [code, null, seconds]))[0]!.before
/** Sets the start of the student's own first round. */
export const openWindowAt = (db: Connection, code: string, at: string) => db.rows(opening, [code, at, 0])

/** Cancels the first meeting of a group on one date. */
export const cancelMeeting = defineListQuery<object, [group: number, date: string]>(
  'journeys.cancelMeeting',
  `insert into meeting_move (group_id, position, day)
   select group_id, min(position), $2::date from group_meeting where group_id = $1 group by group_id`,
)

/** Deletes the changes of a group's meetings on one date. */
export const restoreMeeting = defineListQuery<object, [group: number, date: string]>(
  'journeys.restoreMeeting',
  'delete from meeting_move where group_id = $1 and day = $2',
)

const reassignSurveys = statement<object>(
  'journeys.forgetSurveys',
  `with who as (select id from student where code = $1),
     gone as (delete from survey_participant p using who where p.student_id = who.id and p.survey_id <> all($2::int[]))
   insert into survey_participant (survey_id, student_id)
   select v.id, who.id from survey v cross join who where v.id = any($2) on conflict do nothing`,
)
/** Resets a student's surveys but the named answered ones. */
export const resetSurveys = (db: Connection, code: string, answered: readonly number[] = []) =>
  db.rows(reassignSurveys, [code, answered])

const createSurvey = statement<object>(
  'journeys.askSurvey',
  `with made as (
     insert into survey (type, name_ka, name_en, is_locked, semester_id, programme_id, study_semester, starts_on)
     select 'program', $2, $3, true, t.id, s.programme_id, s.study_semester, now()::date - 1
     from student s join semester t on t.is_current where s.code = $1 returning id),
   asked as (
     insert into survey_question (survey_id, position, text_ka, text_en, type)
     select id, 1, 'კმაყოფილი ხართ?', 'Are you satisfied?', 'choice' from made returning id)
   insert into survey_answer (question_id, position, text_ka, text_en) select id, 1, 'დიახ', 'Yes' from asked`,
)
/** Assigns a locked survey of one question to the students of the same programme and semester. */
export const assignSurvey = (db: Connection, code: string, { ka, en }: { ka: string; en: string }) =>
  db.rows(createSurvey, [code, ka, en])

const dropSurvey = statement<object>('journeys.withdrawSurvey', 'delete from survey where name_en = $1')
/** Deletes a survey with its answers. */
export const deleteSurvey = (db: Connection, { en }: { en: string }) => db.rows(dropSurvey, [en])

/** How often each answer was given in a survey. */
export const loadSurveyTally = defineListQuery<{ said: string; times: number }, [surveyID: number]>(
  'journeys.saidInSurvey',
  `select s.key as said, s.value::int as times from survey_tally t cross join lateral jsonb_each_text(t.counts) s
   where t.survey_id = $1`,
)

/** Lets the portal ask a student once more for documents, vaccination, law subjects, English level and messages. */
export const resetUploadsAndChoices = defineListQuery<object, [code: string]>(
  'journeys.resetUploadsAndChoices',
  `with who as (select id from student where code = $1),
     documents as (update missing_document d set uploaded_at = null, file_id = null, upload_key = null from who
       where d.student_id = who.id),
     vaccine as (delete from student_vaccine using who where student_id = who.id),
     law as (delete from law_answer using who where student_id = who.id),
     messages as (update popup_recipient r set seen_at = null from who where r.student_id = who.id)
   update student set requested_english_id = null, must_choose_english = must_choose_english or requested_english_id is not null
   where code = $1`,
)

interface UploadsAndChoices {
  readonly files: readonly string[]
  readonly vaccine: string | null
  readonly vaccineFile: string | null
  readonly english: number | null
  readonly law: readonly number[] | null
  readonly concentration: number | null
  readonly seen: number
}

const uploads = statement<UploadsAndChoices>(
  'journeys.loadUploadsAndChoices',
  `select coalesce((select json_agg(f.filename order by f.filename) from missing_document d
       join stored_file f on f.id = d.file_id where d.student_id = s.id and d.uploaded_at is not null), '[]') as files,
     (select a.text_en from student_vaccine v join vaccine_answer a on a.id = v.vaccine_answer_id
      where v.student_id = s.id) as vaccine,
     (select f.filename from student_vaccine v join stored_file f on f.id = v.file_id
      where v.student_id = s.id) as "vaccineFile",
     s.requested_english_id as english, s.concentration_id as concentration,
     (select to_json(l.subject_ids) from law_answer l where l.student_id = s.id) as law,
     (select count(*)::int from popup_recipient r where r.student_id = s.id and r.seen_at is not null) as seen
   from student s where s.code = $1`,
)
/** A student's saved answers to these. */
export const loadUploadsAndChoices = async (db: Connection, code: string) => (await db.row(uploads, [code]))!

/** Moves the windows of the student's own programme and semester. */
export const moveOwnWindow = defineListQuery<object, [code: string, days: number]>(
  'journeys.moveOwnWindow',
  `update registration_window w set starts_at = starts_at + $2 * interval '1 day', ends_at = ends_at + $2 * interval '1 day'
   from student s
   where s.code = $1 and w.programme_id = s.programme_id and w.study_semester = s.study_semester`,
)

const topicCapacity = statement<{ before: number }>(
  'journeys.setTopicPlaces',
  `update medicine_topic t set places = coalesce($2, t.taken) from medicine_topic o where t.id = $1 and o.id = t.id
   returning o.places as before`,
)
/** Sets the capacity of a medicine topic, null: as many as are taken. Returns the previous one. */
export const setTopicCapacity = async (db: Connection, topicID: number, count: number | null) =>
  (await db.rows(topicCapacity, [topicID, count]))[0]!.before

/** Deletes the appeals that a student made in a test. */
export const resetAppeals = defineListQuery<object, [code: string]>(
  'journeys.forgetAppeals',
  `delete from exam_appeal a using exam_paper w, student s
   where a.paper_id = w.id and w.student_id = s.id and s.code = $1 and a.key is not null`,
)

/** Moves the viewing of an exam's papers by this many days. */
export const moveViewing = defineListQuery<object, [exam: number, days: number]>(
  'journeys.moveViewing',
  `update exam_viewing set starts_at = starts_at + $2 * interval '1 day', ends_at = ends_at + $2 * interval '1 day',
     appeals_until = appeals_until + $2 * interval '1 day' where exam_id = $1`,
)

/** Sets how many seconds links to scanned pages are valid. */
export const setLinkSeconds = defineListQuery<object, [seconds: number]>(
  'journeys.setLinkSeconds',
  `update setting set value = to_jsonb($1::int) where name = 'exam_link_seconds'`,
)

const points = statement<object>(
  'journeys.addPoints',
  `update component_score c set score = score + $2 from student s
   where s.code = $1 and c.student_id = s.id and c.component_id = $3`,
)
/** Adds points to a component of a student's mark. */
export const addPoints = (db: Connection, code: string, componentID: number, count: number) =>
  db.rows(points, [code, count, componentID])

const takeTheme = statement<object>(
  'journeys.takeTheme',
  `insert into master_choice (student_id, programme_id, semester_id, lecturer_id, theme_id, name_ka, name_en)
   select (
     select s.id from student s where s.programme_id = t.programme_id and s.code <> $2
       and not exists (select from master_choice c where c.student_id = s.id) order by s.id limit 1
   ), t.programme_id, t.semester_id, t.lecturer_id, t.id, t.name_ka, t.name_en
   from master_theme t where t.id = $1`,
)
/** Assigns a master's theme to another student. */
export const assignThemeToOther = (db: Connection, code: string, themeID: number) =>
  db.rows(takeTheme, [themeID, code])

/** Deletes the choice of a master's theme. */
export const releaseTheme = defineListQuery<object, [themeID: number]>(
  'journeys.freeTheme',
  'delete from master_choice where theme_id = $1',
)

/** Deletes a student's theme and submissions. */
export const resetThesis = defineListQuery<object, [code: string]>(
  'journeys.forgetThesis',
  `with own as (select id from student where code = $1),
     choices as (delete from master_choice where student_id = (select id from own)),
     hand_ins as (select id from master_submission where student_id = (select id from own)),
     files as (delete from master_submission_file where submission_id in (select id from hand_ins) returning file_id)
   delete from master_submission where id in (select id from hand_ins)`,
)

/** Deletes a student's exam files and uploads. */
export const resetExamFiles = defineListQuery<object, [code: string]>(
  'journeys.forgetExamFiles',
  `with gone as (
     delete from exam_submission h using student s where s.id = h.student_id and s.code = $1 returning h.file_id
   ), uploads as (delete from upload u using student s where s.id = u.student_id and s.code = $1)
   delete from stored_file f using gone where f.id = gone.file_id`,
)

/** Changes the university's time zone. */
export const setTimeZone = defineRowQuery<object, [name: string]>(
  'journeys.setTimeZone',
  `update setting set value = to_jsonb($1::text) where name = 'time_zone'`,
)

const lock = statement<object>('journeys.lockMigrations', 'select pg_advisory_xact_lock($1)')
/** Keeps every portal that starts from its migrations until the transaction ends. */
export const lockMigrations = (db: Connection) => db.rows(lock, [MIGRATION_LOCK])
