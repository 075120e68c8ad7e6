import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import { topicsByField, labGroupNames } from '#demo/medicine/topics.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'

const medicineSubjects = ['medicine', 'medicine-en']
/** The student has a topic in one subject and is in a group of others there; in the rest nothing is chosen yet. */
const studentsWithOneOfEach = 'rotations'
const [topicsEnd, groupsEnd] = [12, 19]

const subjects = `insert into medicine_subject (semester_id, subject_id, has_lab_groups, topics_until, lab_groups_until)
  select s.id, sub.id, true, $1, $2
  from semester s join subject sub on sub.code ~ '^(BMS|CLI)'
  where s.is_current and exists (
    select from registration r join student st on st.id = r.student_id join programme p on p.id = st.programme_id
    where r.semester_id = s.id and r.subject_id = sub.id and p.is_medicine)
  order by sub.id`

// The students of each subject in random order; eight of nine have a topic, in turn.
const ranked = `ranked as (
  select r.id, r.student_id, r.subject_id, r.semester_id,
    (row_number() over (partition by r.subject_id order by md5(r.id::text), r.id))::int - 1 as nth
  from registration r
  join medicine_subject m on m.semester_id = r.semester_id and m.subject_id = r.subject_id
  join student st on st.id = r.student_id and st.id <> $1
  join programme p on p.id = st.programme_id and p.is_medicine
)`

// The first subject of the student who has one of each.
const own = `own as (
    select r.id, r.subject_id from registration r
    join medicine_subject m on m.semester_id = r.semester_id and m.subject_id = r.subject_id
    join subject sub on sub.id = r.subject_id
    where r.student_id = $1 order by sub.name_ka collate "C", sub.id limit 1
  )`

// One of four topics is full, the others have up to three free seats.
const topics = `with ${ranked}, offered as (
    select m.semester_id, m.subject_id, t.nth::int - 1 as nth, t.value ->> 'ka' as ka, t.value ->> 'en' as en,
      (select count(*) from ranked r where r.subject_id = m.subject_id and r.nth % 9 = t.nth - 1)::int as chosen,
      (select array_agg(distinct g.lecturer_id order by g.lecturer_id) from study_group g
        where g.subject_id = m.subject_id and g.semester_id = m.semester_id) as lecturers
    from medicine_subject m
    join subject sub on sub.id = m.subject_id
    cross join lateral jsonb_array_elements($2::jsonb -> left(sub.code, 3)) with ordinality t (value, nth)
  )
  insert into medicine_topic (semester_id, subject_id, lecturer_id, name_ka, name_en, places)
  select semester_id, subject_id, lecturers[1 + nth % cardinality(lecturers)], ka, en, greatest(chosen + nth % 4, 1)
  from offered order by subject_id, nth`

const choices = `with ${ranked}, numbered as (
    select t.id, t.subject_id, row_number() over (partition by t.subject_id order by t.id) - 1 as nth from medicine_topic t
  ), ${own}
  insert into medicine_topic_choice (registration_id, topic_id, chosen_at)
  select r.id, n.id, $2::timestamptz + r.nth * interval '7 minutes'
  from (select id, subject_id, nth, nth % 9 as topic from ranked union all select id, subject_id, 0, 3 from own) r
  join numbered n on n.subject_id = r.subject_id and n.nth = r.topic
  order by r.id`

// Groups of five, three, four and two in turn; the last sixth of a subject is in none yet.
const placedStudents = `${ranked}, placed as (
  select r.*, r.nth / 14 * 4 + case when r.nth % 14 < 5 then 0 when r.nth % 14 < 8 then 1 when r.nth % 14 < 12 then 2 else 3 end as lot
  from ranked r
  where r.nth * 6 < 5 * (select count(*) from ranked all_of where all_of.subject_id = r.subject_id)
)`
const groups = `with ${placedStudents}
  insert into lab_group (semester_id, subject_id, name, created_by, created_at, places)
  select semester_id, subject_id,
    ($2::text[])[1 + lot % cardinality($2)] || case when lot < cardinality($2) then '' else ' ' || (1 + lot / cardinality($2)) end,
    (array_agg(student_id order by nth))[1], $3::timestamptz + lot * interval '11 minutes', 5
  from placed group by semester_id, subject_id, lot order by subject_id, lot`
const members = `with ${placedStudents}, numbered as (
    select g.id, g.subject_id, row_number() over (partition by g.subject_id order by g.id) - 1 as lot from lab_group g
  ), ${own}
  insert into lab_group_member (registration_id, group_id, joined_at)
  select r.id, n.id, $2::timestamptz + r.nth * interval '13 minutes'
  from (select id, subject_id, nth, lot from placed union all select id, subject_id, 1000, 1 from own) r
  join numbered n on n.subject_id = r.subject_id and n.lot = r.lot
  order by r.nth, r.id`

/** Writes the topics of medicine with their students, and the laboratory groups. */
export const seedMedicine = async (
  tx: Connection,
  students: readonly Student[],
  today: string,
): Promise<void> => {
  const run = (text: string, values: readonly unknown[]) => tx.rows({ name: '', text }, values)
  const programmes = students.filter(({ programme }) => medicineSubjects.includes(programme.text.key))
  await run('update programme set is_medicine = true where id = any($1)', [
    [...new Set(programmes.map(({ programme }) => programme.id))],
  ])
  const namedID = students.find(({ named }) => named?.key === studentsWithOneOfEach)?.id ?? 0
  const end = (days: number) => toInstant(addDays(today, days), '18:00')
  await run(subjects, [end(topicsEnd), end(groupsEnd)])
  await run(topics, [namedID, JSON.stringify(topicsByField)])
  await run(choices, [namedID, toInstant(addDays(today, -9), '09:00')])
  await run(groups, [namedID, labGroupNames, toInstant(addDays(today, -9), '12:00')])
  await run(members, [namedID, toInstant(addDays(today, -9), '12:05')])
}
