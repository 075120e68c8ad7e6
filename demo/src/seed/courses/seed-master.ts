import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import type { Catalogue, Programme } from '#demo/catalogue/catalogue.ts'
import type { Timetable } from '#demo/groups/timetable.ts'
import { components } from '#demo/master/components.ts'
import { themesByProgramme } from '#demo/master/themes.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'
import { seedSubmissions } from '#demo/seed/exams/seed-submissions.ts'

const [openedAgo, chosenUntil] = [10, 4]
const [supervisorsEach, capacity] = [6, 8]
/** Every n-th theme of a programme is chosen, as long as there are students. */
const chosenInterval = 4

interface Masters {
  readonly catalogue: Catalogue
  readonly students: readonly Student[]
  readonly timetable: Timetable
}

/** Writes supervisors, themes and their students, the components of the thesis, and submissions. */
export const seedMaster = async (
  tx: Connection,
  { catalogue, students, timetable }: Masters,
  current: Semester,
  today: string,
  folder: string | undefined,
): Promise<void> => {
  const programmes = catalogue.programmes.filter(({ text }) => text.level === 'master')
  const semester_id = current.id
  await insertRows(
    tx,
    'master_round',
    { programme_id: 'int', semester_id: 'int', opens_at: 'timestamptz', choose_until: 'timestamptz' },
    programmes.map(({ id }) => ({
      programme_id: id,
      semester_id,
      opens_at: toInstant(addDays(today, -openedAgo), '12:00'),
      choose_until: toInstant(addDays(today, chosenUntil), '18:00'),
    })),
  )
  const listSupervisors = ({ schoolID }: Programme) =>
    timetable.lecturers.filter((each) => each.schoolID === schoolID).slice(0, supervisorsEach)
  await insertRows(
    tx,
    'master_supervisor',
    { programme_id: 'int', semester_id: 'int', lecturer_id: 'int', places: 'int' },
    programmes.flatMap((programme) =>
      listSupervisors(programme).map(({ id }) => ({
        programme_id: programme.id,
        semester_id,
        lecturer_id: id,
        places: capacity,
      })),
    ),
  )
  const themes = programmes
    .flatMap((programme) => {
      const supervisors = listSupervisors(programme)
      const { topics = [], contexts = [] } = themesByProgramme[programme.text.key] ?? {}
      return contexts.flatMap((context, nth) =>
        topics.map((topic, which) => ({
          programme,
          lecturer_id: supervisors[(nth + which) % supervisors.length]!.id,
          name_ka: `${topic.ka}: ${context.ka}`,
          name_en: `${topic.en}: ${context.en}`,
        })),
      )
    })
    .map((theme, index) => ({ ...theme, id: index + 1 }))
  const columns = {
    programme_id: 'int',
    semester_id: 'int',
    lecturer_id: 'int',
    name_ka: 'text',
    name_en: 'text',
  }
  await insertRows(
    tx,
    'master_theme',
    { id: 'int', ...columns },
    themes.map(({ programme, ...theme }) => ({ ...theme, programme_id: programme.id, semester_id })),
  )
  const choices = programmes.flatMap((programme) => {
    const own = students.filter((each) => each.programme === programme && each.statusID === 1)
    // Who graduates has chosen long ago.
    const writer = own.find(({ named }) => named?.key === 'thesis' || named?.key === 'graduating')
    const others = own.filter(({ named, studySemester }) => named === null && studySemester > 2)
    const takers = [...(writer ? [writer] : []), ...others]
    return themes
      .filter((theme, index) => theme.programme === programme && index % chosenInterval === 0)
      .flatMap((theme, nth) => {
        const student = takers[nth]
        return student === undefined ? [] : [{ theme, student, nth }]
      })
  })
  await insertRows(
    tx,
    'master_choice',
    { student_id: 'int', ...columns, theme_id: 'int', status: 'text', sent_at: 'timestamptz' },
    choices.map(({ theme: { id, lecturer_id, name_ka, name_en, programme }, student, nth }) => ({
      student_id: student.id,
      programme_id: programme.id,
      semester_id,
      lecturer_id,
      name_ka,
      name_en,
      theme_id: id,
      status: nth % 2 === 0 ? 'approved' : 'sent',
      sent_at: toInstant(addDays(today, (nth % openedAgo) - openedAgo), '15:20'),
    })),
  )
  await insertRows(
    tx,
    'master_component',
    {
      programme_id: 'int',
      semester_id: 'int',
      position: 'int',
      name_ka: 'text',
      name_en: 'text',
      text_ka: 'text',
      text_en: 'text',
      deadline: 'date',
      max_score: 'numeric',
      takes_files: 'boolean',
    },
    programmes.flatMap((programme) =>
      components.map(({ ka, en, textKa, textEn, dueIn, points, takesFiles }, position) => ({
        programme_id: programme.id,
        semester_id,
        position,
        name_ka: ka,
        name_en: en,
        text_ka: textKa,
        text_en: textEn,
        deadline: addDays(today, dueIn),
        max_score: points,
        takes_files: takesFiles,
      })),
    ),
  )
  await seedSubmissions(tx, students, today, folder)
}
