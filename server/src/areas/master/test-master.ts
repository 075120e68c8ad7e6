import type { Connection } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'

type University = Awaited<ReturnType<typeof testUniversity>>

/** Test data of the master's thesis: a programme in its round, themes and students. */
export const testMaster = async (db: Connection, university: University) => {
  const programmeID = await university.addProgramme('Data Science', { study_level_id: 2, semesters: 4 })
  const { semesterID: semester_id } = university
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
  await university.put('master_round', {
    programme_id: programmeID,
    semester_id,
    opens_at: hours(-48),
    choose_until: hours(48),
  })
  const setRound = (opens: number, until: number) =>
    db.rows(
      { name: '', text: 'update master_round set opens_at = $2, choose_until = $3 where programme_id = $1' },
      [programmeID, hours(opens), hours(until)],
    )
  let lecturers = 0
  const addSupervisor = async (places = 5): Promise<number> => {
    lecturers += 1
    const lecturer_id = await university.put('lecturer', {
      fname_ka: 'მაია',
      lname_ka: `ლექტორი${lecturers}`,
      fname_en: 'Maia',
      lname_en: `Lecturer${lecturers}`,
    })
    await university.put('master_supervisor', { programme_id: programmeID, semester_id, lecturer_id, places })
    return lecturer_id
  }
  let themes = 0
  const addTheme = async (lecturer_id: number, columns: object = {}): Promise<number> => {
    themes += 1
    return university.put('master_theme', {
      programme_id: programmeID,
      semester_id,
      lecturer_id,
      name_ka: `თემა ${themes}`,
      name_en: `Theme ${themes}`,
      ...columns,
    })
  }
  const addStudent = () => university.addStudent({ programme_id: programmeID })
  const addChoice = async (student_id: number, columns: object = {}): Promise<number> =>
    university.put('master_choice', {
      student_id,
      programme_id: programmeID,
      semester_id,
      lecturer_id: await addSupervisor(),
      name_ka: 'თემა',
      name_en: 'Theme',
      ...columns,
    })
  return { programmeID, setRound, addSupervisor, addTheme, addStudent, addChoice }
}
