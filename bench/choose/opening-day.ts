import type { Database } from '#server/db/open.ts'

/** How the wishes lie: over all groups, or on eight popular ones that run full. */
export type Crowd = 'spread' | 'hot'

/** One call: who chooses which group. */
export interface Call {
  readonly student: number
  readonly group: number
}

const subjectsAtOnce = 385 // 7 for each of the week's 55 hours: a student's wishes are an hour apart
const groupsOfEach = 4
const wishesOfEach = 3
const popular = 8
const seatsOfPopular = 450 // five ask for each

const run = (db: Database, text: string, values: readonly unknown[] = []) =>
  db.rows({ name: '', text }, values)

/** Fills an empty migrated database with a university on the day its registration opens: only what choosing needs;
 * `scale` times as many subjects and groups. */
export const openingDay = async (db: Database, students: number, scale = 1): Promise<void> => {
  const subjects = subjectsAtOnce * scale
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
     overriding system value values (1, 2026, 'autumn', 'შემოდგომა', 'Autumn', current_date, current_date + 110, true)`,
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
    [subjects + popular],
  )
  await run(db, 'insert into module_subject (module_id, subject_id) select 1, id from subject')
  await run(
    db,
    `insert into study_group (id, semester_id, subject_id, code, lecture_type_id, capacity) overriding system value
     select (n - 1) * $2 + g, 1, n, n || '-' || g, 1, $3 from generate_series(1, $1::int) n, generate_series(1, $2::int) g`,
    [subjects, groupsOfEach, students],
  )
  await run(
    db,
    `insert into study_group (id, semester_id, subject_id, code, lecture_type_id, capacity) overriding system value
     select $1::int * $2::int + n, 1, $1::int + n, 'P' || n, 1, $4 from generate_series(1, $3::int) n`,
    [subjects, groupsOfEach, popular, seatsOfPopular],
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
 * Gives the calls of one round in the order in which they are made: each student's own are far apart. In a university
 * `scale` times as large as many students call, each so many numbers after the last.
 */
export const callsOf = (crowd: Crowd, students: number, scale = 1): Call[] => {
  const subjects = subjectsAtOnce * scale
  return Array.from({ length: wishesOfEach }, (_, wish) =>
    Array.from({ length: students }, (_, nth) => {
      const subject = (nth * 13 + wish * 9) % subjects
      const group =
        crowd === 'hot'
          ? subjects * groupsOfEach + 1 + ((nth + wish) % popular)
          : subject * groupsOfEach + 1 + (nth % groupsOfEach)
      return { student: nth * scale + 1, group }
    }),
  ).flat()
}

/** Frees every seat, so that the next round begins as the first one did. */
export const clearDay = async (db: Database): Promise<void> => {
  await run(db, 'truncate registration_group, registration, receipt restart identity cascade')
  await run(db, 'update study_group set taken = 0 where taken > 0')
  // No version ever goes back: a process would keep the later one that it knows, and read everybody in the opening minute.
  await run(db, 'update student set registration_version = registration_version + 1')
  // Later than anything that a process remembers.
  await run(db, 'update registration_step set guide_en = guide_en')
  // What was emptied is left as new tables are: nobody vacuums what is not there.
  await run(db, 'vacuum (analyze) student, study_group')
  await run(db, 'checkpoint')
}
