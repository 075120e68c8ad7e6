import type { Connection } from './open.ts'

type Row = Readonly<Record<string, unknown>>

/** Returns the id of the new row. The statement has no name, so that it is not kept prepared. */
const put = async (db: Connection, table: string, row: Row): Promise<number> => {
  const columns = Object.keys(row)
  const parameters = columns.map((_, i) => `$${i + 1}`)
  const text = `insert into ${table} (${columns.join(', ')}) values (${parameters.join(', ')}) returning *`
  const written = await db.row<{ id: number }>({ name: '', text }, Object.values(row))
  return written!.id
}

const toNames = (name: string): Row => ({ name_ka: `${name} ქართულად`, name_en: name })

export interface TestGroup {
  readonly subjectID: number
  readonly code?: string
  /** 1 lecture (the default), 2 seminar, 7 practice. */
  readonly type?: number
  readonly config?: number
  readonly part?: number
  readonly parentID?: number
  readonly capacity?: number
  readonly rotation?: boolean
  readonly open?: boolean
  /** [weekday from Monday 1, 'HH:MM', 'HH:MM'] each; by default one on Monday, 10:00 to 11:00. */
  readonly meetings?: readonly (readonly [number, string, string])[]
  /** [Y-m-d, Y-m-d] each; none is the whole semester. */
  readonly dates?: readonly (readonly [string, string])[]
}

export interface TestWindow {
  readonly step: number
  readonly programmeID?: number
  readonly studySemester?: number
  /** Hours from now; by default from an hour ago to an hour ahead. */
  readonly from?: number
  readonly to?: number
}

/**
 * A small university: one school, a programme taught in Georgian and one in English, a current semester that began four
 * weeks ago, a compulsory and an elective module, three subjects of 5 credits with one lecture each that do not clash,
 * and a student of each programme. No registration window is open.
 */
export const testUniversity = async (db: Connection) => {
  const today = async (days: number): Promise<string> =>
    (await db.row<{ day: string }>({ name: '', text: 'select now()::date + $1::int as day' }, [days]))!.day

  const schoolID = await put(db, 'school', toNames('School of Sciences'))
  const addProgramme = (name: string, columns: Row = {}) =>
    put(db, 'programme', {
      school_id: schoolID,
      ...toNames(name),
      category_id: 1,
      study_level_id: 1,
      ects: 240,
      semesters: 8,
      ...columns,
    })
  const programmeID = await addProgramme('Biology')
  const englishProgrammeID = await addProgramme('Medicine', {
    category_id: 2,
    currency: 'USD',
    study_level_id: 4,
  })
  /** Adds a semester that begins and ends this many days from today. */
  const addSemester = async (
    academic_year: number,
    season: 'autumn' | 'spring',
    [from, to]: readonly [from: number, to: number],
    columns: Row = {},
  ) =>
    put(db, 'semester', {
      ...toNames(season === 'autumn' ? 'Autumn' : 'Spring'),
      academic_year,
      season,
      starts_on: await today(from),
      ends_on: await today(to),
      ...columns,
    })
  const semesterID = await addSemester(2026, 'autumn', [-28, 100], { is_current: true })

  /** Makes another semester the current one while the task runs. */
  const inNextSemester = async (task: (semesterID: number) => Promise<void>): Promise<void> => {
    const run = (text: string, values: unknown[] = []) => db.rows({ name: '', text }, values)
    const make = async (id: number) => {
      await run('update semester set is_current = false where is_current')
      await run('update semester set is_current = true where id = $1', [id])
    }
    const next = await addSemester(2026, 'spring', [101, 200])
    await make(next)
    try {
      await task(next)
    } finally {
      await make(semesterID)
    }
  }

  const addModule = (kind: string, columns: Row = {}) =>
    put(db, 'module', { programme_id: programmeID, kind, ...toNames(`${kind} subjects`), ...columns })
  const moduleID = await addModule('compulsory')
  const electiveModuleID = await addModule('elective', { position: 1 })

  let subjects = 0
  const addSubject = async (columns: Row = {}, module: number | null = moduleID): Promise<number> => {
    subjects += 1
    const name = toNames(`Subject ${subjects}`)
    const subjectID = await put(db, 'subject', { code: `S${subjects}`, credits: 5, ...name, ...columns })
    if (module !== null) await put(db, 'module_subject', { module_id: module, subject_id: subjectID })
    return subjectID
  }

  let groups = 0
  const addGroup = async (group: TestGroup): Promise<number> => {
    groups += 1
    const { meetings = [[1, '10:00', '11:00']], dates = [] } = group
    const id = await put(db, 'study_group', {
      semester_id: semesterID,
      subject_id: group.subjectID,
      code: group.code ?? `G${groups}`,
      lecture_type_id: group.type ?? 1,
      config: group.config ?? 1,
      part: group.part ?? 1,
      parent_id: group.parentID ?? null,
      capacity: group.capacity ?? 20,
      is_rotation: group.rotation ?? false,
      is_open: group.open ?? true,
    })
    for (const [position, [weekday, starts, ends]] of meetings.entries()) {
      await put(db, 'group_meeting', { group_id: id, position, weekday, starts, ends })
    }
    for (const [starts_on, ends_on] of dates)
      await put(db, 'group_dates', { group_id: id, starts_on, ends_on })
    return id
  }

  const openWindow = async ({ step, programmeID: only, studySemester, from = -1, to = 1 }: TestWindow) => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    return put(db, 'registration_window', {
      step,
      semester_id: semesterID,
      programme_id: only ?? null,
      study_semester: studySemester ?? null,
      starts_at: at(from),
      ends_at: at(to),
    })
  }

  let students = 0
  const addStudent = async (columns: Row = {}): Promise<number> => {
    students += 1
    return put(db, 'student', {
      code: `st${students}`,
      fname_ka: 'ნინო',
      lname_ka: 'ბერიძე',
      fname_en: 'Nino',
      lname_en: 'Beridze',
      programme_id: programmeID,
      university_email: `st${students}@university.example`,
      ...columns,
    })
  }

  const distanceRoom = { name: '', text: 'select id from room where is_distance' }
  const distanceRoomID = (await db.row<{ id: number }>(distanceRoom))!.id
  const subjectIDs = [await addSubject(), await addSubject(), await addSubject()] as const
  const groupIDs = [
    await addGroup({ subjectID: subjectIDs[0], meetings: [[1, '10:00', '11:00']] }),
    await addGroup({ subjectID: subjectIDs[1], meetings: [[2, '10:00', '11:00']] }),
    await addGroup({ subjectID: subjectIDs[2], meetings: [[3, '10:00', '11:00']] }),
  ] as const

  return {
    schoolID,
    programmeID,
    englishProgrammeID,
    semesterID,
    moduleID,
    electiveModuleID,
    subjectIDs,
    groupIDs,
    distanceRoomID,
    studentID: await addStudent(),
    englishStudentID: await addStudent({ programme_id: englishProgrammeID }),
    today,
    addProgramme,
    addSemester,
    addModule,
    addSubject,
    addGroup,
    openWindow,
    addStudent,
    inNextSemester,
    /** Inserts any other row. Returns its id if it has one. */
    put: (table: string, row: Row) => put(db, table, row),
    /** Updates the row with this id. */
    change: async (table: string, id: number, row: Row): Promise<void> => {
      const assignments = Object.keys(row).map((column, i) => `${column} = $${i + 2}`)
      // As the student's change: changes by the university are reported and held.
      const isOwn = `set_config('portal.actor', 'student', true) <> ''`
      const text = `update ${table} set ${assignments.join(', ')} where id = $1 and ${isOwn}`
      await db.row({ name: '', text }, [id, ...Object.values(row)])
    },
  }
}
