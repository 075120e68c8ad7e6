import type * as z from 'zod/mini'
import type { medicine } from '#contract/studies/medicine.ts'
import type { PhraseParams } from '#rules/text/locale.ts'
import { byName } from '#server/db/by-name.ts'
import type { SeenSubjects } from '#server/page-changes/compare-subjects.ts'
import { statement, type Connection } from '#server/db/open.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import type { AgendaSql } from '#server/agenda/agenda-sql.ts'

type Topics = z.input<typeof medicine.topics.reply>
type LabGroups = z.input<typeof medicine.labGroups.reply>
type Topic = z.input<typeof medicine.chooseTopic.reply>
export type LabGroup = z.input<typeof medicine.joinLabGroup.reply>

/** A subject of the student's, or null for the first, and a page of its list; `search` null: all. */
export interface SubjectPage {
  readonly subjectID: number | null
  readonly perPage: number
  readonly page: number
  readonly search: string | null
}

/**
 * Whether the student is of medicine, their subjects, and the page as they last saw it; `subjectID` is null when the
 * requested one is not theirs.
 */
type OwnSubject<Reply> = Omit<Reply, 'page' | 'perPage' | 'version' | 'is_seen' | 'changes'> & {
  readonly is_of_medicine: boolean
} & SeenSubjects
export type SeenTopics = OwnSubject<Topics>
export type SeenLabGroups = OwnSubject<LabGroups>

const isMedicineStudent = `(select p.is_medicine from student st join programme p on p.id = st.programme_id where st.id = $1)`

// $1 the student, $2 the subject or null, $3 rows a page, $4 rows before it. Names may be equal, so ordered by id too.
const subjects = (until: string, has: string) => `
  -- Materialized: joined with the small table of medicine subjects, all registrations of those would be read.
  registered as materialized (
    select r.id as registration_id, r.subject_id, r.semester_id
    from registration r join semester s on s.id = r.semester_id and s.is_current
    where r.student_id = $1 and ${isMedicineStudent}
  ), mine as materialized (
    select r.registration_id, r.subject_id, r.semester_id, sub.name_ka, sub.name_en, sub.sort_name_ka, m.${until} as until
    from registered r
    join medicine_subject m on m.semester_id = r.semester_id and m.subject_id = r.subject_id
    join subject sub on sub.id = r.subject_id
    where ${has}
  ), shown as materialized (
    select m.* from mine m where $2::int is null or m.subject_id = $2
    order by m.sort_name_ka, m.subject_id limit 1
  )`

// All registered subjects, for the comparison with the last visit: subjects that the student takes or gives up are no
// changes.
const seenPage = (page: string) => `
     now.id as "semesterID",
     (
       select coalesce(json_agg(json_build_object('subjectID', sub.id, 'subject', sub.name_ka, 'subjecteng', sub.name_en)
         order by sub.sort_name_ka, sub.id), '[]')
       from registered r join subject sub on sub.id = r.subject_id
     ) as registered,
     l.snapshot as seen, l.version as seen_version
   from (select 1) always
   left join semester now on now.is_current
   left join page_seen l on l.student_id = $1 and l.page = '${page}'`

const topicRow = (
  isMine: string,
) => `json_build_object('topicID', t.id, 'subjectID', t.subject_id, 'topic', t.name_ka,
  'topiceng', t.name_en, 'lecturer', case when l.id is not null then json_build_object('personID', l.id,
    'name', l.fname_ka || ' ' || l.lname_ka, 'nameeng', l.fname_en || ' ' || l.lname_en, 'email_UG', null) end,
  'places', t.places, 'free', t.places - t.taken, 'is_mine', ${isMine})`

const topics = statement<SeenTopics>(
  'medicine.loadTopics',
  // The own topic and whether there are topics are read by key: in a join all choices of a topic would be read.
  `with ${subjects('topics_until', '(select true from medicine_topic t where t.subject_id = r.subject_id and t.semester_id = r.semester_id limit 1)')}
   select ${isMedicineStudent} as is_of_medicine,
     (select subject_id from shown) as "subjectID",
     (
       select coalesce(json_agg(json_build_object('subjectID', m.subject_id, 'subject', m.name_ka, 'subjecteng', m.name_en,
         'until', m.until, 'is_open', m.until is null or m.until > now(),
         'mine', (
           select ${topicRow('true')} from medicine_topic_choice c join medicine_topic t on t.id = c.topic_id
           left join lecturer l on l.id = t.lecturer_id where c.registration_id = m.registration_id
         )) order by m.sort_name_ka, m.subject_id), '[]')
       from mine m
     ) as subjects,
     (
       select coalesce(json_agg(page.topic order by page.nth), '[]')
       from (
         select row_number() over (order by ${byName('t.name_ka')}, t.id) as nth,
           ${topicRow('t.id is not distinct from (select c.topic_id from shown m join medicine_topic_choice c on c.registration_id = m.registration_id)')} as topic
         from shown m
         join medicine_topic t on t.subject_id = m.subject_id and t.semester_id = m.semester_id
         left join lecturer l on l.id = t.lecturer_id
         order by nth limit $3 offset $4
       ) page
     ) as items,
     (
       select count(*)::int from shown m
       join medicine_topic t on t.subject_id = m.subject_id and t.semester_id = m.semester_id
     ) as total,
     ${seenPage('medicine-topics')}`,
  ['int', 'int', 'int', 'int'],
)

/** The student's subjects with topics, the own topic in each, and a page of the topics of one. */
export const loadTopics = async (
  db: Connection,
  studentID: number,
  { subjectID, perPage, page }: SubjectPage,
) => (await db.row(topics, [studentID, subjectID, perPage, (page - 1) * perPage]))!

const labGroupRow = (
  isMine: string,
) => `json_build_object('labGroupID', g.id, 'subjectID', g.subject_id, 'name', g.name, 'places', g.places,
  'students', (
    select coalesce(json_agg(json_build_object('code', st.code, 'fname', st.fname_ka, 'lname', st.lname_ka,
      'fnameeng', st.fname_en, 'lnameeng', st.lname_en, 'is_me', st.id = $1) order by m.joined_at, m.registration_id), '[]')
    from lab_group_member m join student st on st.id = m.student_id
    where m.group_id = g.id
  ),
  'is_mine', ${isMine},
  'made_by_me', coalesce(g.created_by = $1, false))`

const roomOrder = 'g.taken >= g.places, g.name, g.id'

const labGroupsText = (isFound: string) => `with ${subjects('lab_groups_until', 'm.has_lab_groups')}
   select ${isMedicineStudent} as is_of_medicine,
     (select subject_id from shown) as "subjectID",
     (select (value #>> '{}')::int from setting where name = 'lab_group_places') as max_students,
     (
       select coalesce(json_agg(json_build_object('subjectID', m.subject_id, 'subject', m.name_ka, 'subjecteng', m.name_en,
         'until', m.until, 'is_open', m.until is null or m.until > now(),
         'mine', (
           select ${labGroupRow('true')} from lab_group_member own join lab_group g on g.id = own.group_id
           where own.registration_id = m.registration_id
         )) order by m.sort_name_ka, m.subject_id), '[]')
       from mine m
     ) as subjects,
     (
       select coalesce(json_agg(${labGroupRow('false')} order by ${roomOrder}), '[]')
       from (
         -- One subject and not a join, so that the index gives a page in its order.
         select g.* from lab_group g
         where g.subject_id = (select subject_id from shown) and g.semester_id = (select semester_id from shown)
           -- The own group is part of its subject, so it is not listed among the others.
           and g.id is distinct from (
             select own.group_id from shown m join lab_group_member own on own.registration_id = m.registration_id
           ) ${isFound}
         order by ${roomOrder} limit $3 offset $4
       ) g
     ) as items,
     -- All but the own group, by a difference: excluding it row by row would read all rows instead of an index.
     (
       select count(*)::int from shown m
       join lab_group g on g.subject_id = m.subject_id and g.semester_id = m.semester_id ${isFound}
     ) - (
       select count(*)::int from shown m
       join lab_group_member own on own.registration_id = m.registration_id
       ${isFound && `join lab_group g on g.id = own.group_id ${isFound}`}
     ) as total,
     ${seenPage('medicine-lab-groups')}`

const labGroups = statement<SeenLabGroups>('medicine.loadLabGroups', labGroupsText(''), [
  'int',
  'int',
  'int',
  'int',
])
// A statement of its own, so that the list without a search keeps its plan.
const searchedLabGroups = statement<SeenLabGroups>(
  'medicine.searchLabGroups',
  labGroupsText(`and (has_text(g.name, $5) or exists (
    select from lab_group_member m join student st on st.id = m.student_id
    where m.group_id = g.id and (has_text(st.fname_ka || ' ' || st.lname_ka, $5) or has_text(st.fname_en || ' ' || st.lname_en, $5))
  ))`),
  ['int', 'int', 'int', 'int', 'text'],
)

/**
 * The student's subjects with laboratory groups, the own group in each, and a page of the other groups of one, those
 * with free seats first. `search` finds group and member names.
 */
export const loadLabGroups = async (
  db: Connection,
  studentID: number,
  { subjectID, perPage, page, search }: SubjectPage,
) => {
  const values = [studentID, subjectID, perPage, (page - 1) * perPage]
  return (await (search === null
    ? db.row(labGroups, values)
    : db.row(searchedLabGroups, [...values, search])))!
}

/** The names of the students with these codes. */
export const loadFellows = defineListQuery<
  LabGroups['changes'][number]['left'][number],
  [codes: readonly string[]]
>(
  'medicine.loadFellows',
  `select code, fname_ka as fname, lname_ka as lname, fname_en as fnameeng, lname_en as lnameeng from student
   where code = any($1) order by sort_name_ka, id`,
)

const topic = statement<{ topic: Topic }>(
  'medicine.loadTopic',
  `select ${topicRow(`exists (select from medicine_topic_choice c join registration r on r.id = c.registration_id
     where c.topic_id = t.id and r.student_id = $1)`)} as topic
   from medicine_topic t left join lecturer l on l.id = t.lecturer_id where t.id = $2`,
)
export const loadTopic = async (db: Connection, studentID: number, topicID: number): Promise<Topic> =>
  (await db.row(topic, [studentID, topicID]))!.topic

const labGroup = statement<{ lab_group: LabGroup }>(
  'medicine.loadLabGroup',
  `select ${labGroupRow(`exists (select from lab_group_member m where m.group_id = g.id and m.student_id = $1)`)} as lab_group from lab_group g where g.id = $2`,
)
/** Undefined when the last student has left the group. */
export const loadLabGroup = async (db: Connection, studentID: number, labGroupID: number) =>
  (await db.row(labGroup, [studentID, labGroupID]))?.lab_group

/** `detail` has the parameters of the refusal. */
export interface ArrangementResult {
  readonly outcome:
    | 'ok'
    | 'not_medicine'
    | 'not_found'
    | 'not_registered'
    | 'closed'
    | 'full'
    | 'in_group'
    | 'name_taken'
    | 'undone'
  readonly detail: (PhraseParams & { readonly day?: string }) | null
}
const choose = statement<ArrangementResult>(
  'medicine.chooseTopic',
  'select * from choose_medicine_topic($1, $2, $3)',
)
const remove = statement<ArrangementResult>(
  'medicine.removeTopic',
  'select * from remove_medicine_topic($1, $2, $3)',
)
const create = statement<ArrangementResult & { readonly created_id: number }>(
  'medicine.createLabGroup',
  'select * from create_lab_group($1, $2, $3, $4)',
)
const join = statement<ArrangementResult>('medicine.joinLabGroup', 'select * from join_lab_group($1, $2, $3)')
const leave = statement<ArrangementResult>(
  'medicine.leaveLabGroup',
  'select * from leave_lab_group($1, $2, $3)',
)
const arrangements = {
  topic_chosen: choose,
  topic_removed: remove,
  lab_group_joined: join,
  lab_group_left: leave,
}

/** An action on an existing topic or group. */
export type Arrangement = keyof typeof arrangements

export const runArrangement = async (
  db: Connection,
  action: Arrangement,
  studentID: number,
  id: number,
  key: string | null,
): Promise<ArrangementResult> => (await db.row(arrangements[action], [studentID, id, key]))!

/** Creates a group of this name with the student in it. */
export const insertLabGroup = async (
  db: Connection,
  studentID: number,
  { subjectID, name }: { readonly subjectID: number; readonly name: string },
  key: string | null,
) => (await db.row(create, [studentID, subjectID, name, key]))!

/** The agenda's item of a choice in medicine until an instant, while nothing is chosen. */
const chooseUntil = (kind: string, until: string, made: string, where: string) =>
  `select '${kind}-' || m.subject_id || '-' || m.semester_id, '${kind}', null,
     m.${until} at time zone (select name from zone), false, null, null, m.subject_id, null, null, null, null
   from mine r
   join medicine_subject m on m.subject_id = r.subject_id and m.semester_id = r.semester_id
   where m.${until} is not null and ${where}
     and not exists (select from ${made} c where c.registration_id = r.registration_id)`
export const agendaSql: AgendaSql = [
  chooseUntil('topic', 'topics_until', 'medicine_topic_choice', 'true'),
  chooseUntil('lab_group', 'lab_groups_until', 'lab_group_member', 'm.has_lab_groups'),
]
