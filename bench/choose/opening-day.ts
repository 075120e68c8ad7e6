import type { Database } from '#server/db/open.ts'

/** Requests over all groups, or for eight popular groups that become full. */
export type Demand = 'spread' | 'hot'

/** One call: a student chooses a group. */
export interface Call {
  readonly student: number
  readonly group: number
}

const baseSubjects = 385 // 7 for each of the week's 55 hours: a student's requests are an hour apart
const groupsPerSubject = 4
const requestsPerStudent = 3
const popularSubjects = 8
const seatsPerPopularSubject = 450 // five requests for each

const run = (db: Database, text: string, values: readonly unknown[] = []) =>
  db.rows({ name: '', text }, values)

/** Fills an empty database with what choosing needs; `scale` multiplies subjects and groups. */
export const createOpeningDay = async (db: Database, students: number, scale = 1): Promise<void> => {
  const subjects = baseSubjects * scale
  await run(
    db,
    `insert into school (id, name_ka, name_en) overriding system value values (1, 'სკოლა', 'School')`,
  )
  await run(
    db,
    `insert into programme (id, school_id, name_ka, name_en, category_id, study_level_id, ects, semesters)
     overriding system value values (1, 1, 'პროგრამა', 'Programme', 1, 1, 240, 8)`,
  )
  await run(
    db,
    `insert into semester (id, academic_year, season, name_ka, name_en, starts_on, ends_on, is_current)
     overriding system value values (1, 2026, 'autumn', 'შემოდგომა', 'Autumn', now()::date, now()::date + 110, true)`,
  )
  await run(
    db,
    `insert into module (id, programme_id, name_ka, name_en, kind, required_credits)
     overriding system value values (1, 1, 'მოდული', 'Module', 'compulsory', 240)`,
  )
  await run(
    db,
    `insert into subject (id, code, name_ka, name_en, credits) overriding system value
     select n, 'S' || n, 'საგანი ' || n, 'Subject ' || n, 5 from generate_series(1, $1::int) n`,
    [subjects + popularSubjects],
  )
  await run(db, 'insert into module_subject (module_id, subject_id) select 1, id from subject')
  await run(
    db,
    `insert into study_group (id, semester_id, subject_id, code, lecture_type_id, capacity) overriding system value
     select (n - 1) * $2 + g, 1, n, n || '-' || g, 1, $3 from generate_series(1, $1::int) n, generate_series(1, $2::int) g`,
    [subjects, groupsPerSubject, students],
  )
  await run(
    db,
    `insert into study_group (id, semester_id, subject_id, code, lecture_type_id, capacity) overriding system value
     select $1::int * $2::int + n, 1, $1::int + n, 'P' || n, 1, $4 from generate_series(1, $3::int) n`,
    [subjects, groupsPerSubject, popularSubjects, seatsPerPopularSubject],
  )
  await run(
    db,
    `insert into group_meeting (group_id, position, weekday, starts, ends)
     select id, 1, 1 + (subject_id - 1) % 55 / 11, make_time(9 + (subject_id - 1) % 11, 0, 0),
       make_time(10 + (subject_id - 1) % 11, 0, 0)
     from study_group`,
  )
  await run(
    db,
    `insert into student (id, code, fname_ka, lname_ka, fname_en, lname_en, programme_id, university_email)
     overriding system value
     select n, 'U' || n, 'სახელი', 'გვარი', 'First', 'Last', 1, n || '@example.edu.ge' from generate_series(1, $1::int) n`,
    [students],
  )
  await run(
    db,
    `insert into registration_window (step, semester_id, starts_at, ends_at)
     values (2, 1, now() - interval '1 hour', now() + interval '1 day')`,
  )
  await run(db, 'vacuum analyze')
}

/**
 * The calls of one round in their order; a student's own calls are far apart. In a university `scale` times as large the
 * same number of students calls, `scale` ids apart.
 */
export const listCalls = (crowd: Demand, students: number, scale = 1): Call[] => {
  const subjects = baseSubjects * scale
  return Array.from({ length: requestsPerStudent }, (_, request) =>
    Array.from({ length: students }, (_, nth) => {
      const subject = (nth * 13 + request * 9) % subjects
      const group =
        crowd === 'hot'
          ? subjects * groupsPerSubject + 1 + ((nth + request) % popularSubjects)
          : subject * groupsPerSubject + 1 + (nth % groupsPerSubject)
      return { student: nth * scale + 1, group }
    }),
  ).flat()
}

/** Deletes all registrations, so that each round starts alike. */
export const clearRegistrations = async (db: Database): Promise<void> => {
  await run(db, 'truncate registration_group, registration, receipt restart identity cascade')
  await run(db, 'update study_group set taken = 0 where taken > 0')
  // Versions only grow: a process would keep the higher one that it has cached, and reload every student.
  await run(db, 'update student set registration_version = registration_version + 1')
  // A newer catalogue version than any process has cached.
  await run(db, 'update registration_step set guide_en = guide_en')
  // The truncated tables need no vacuum.
  await run(db, 'vacuum (analyze) student, study_group')
  await run(db, 'checkpoint')
}
