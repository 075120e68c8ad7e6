import { toMarksSnapshot, marksVersion } from '#server/areas/evaluations/page-snapshot.ts'
import { loadSeenStudies } from '#server/areas/evaluations/sql.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { examsVersion, toExamsSnapshot } from '#server/areas/exams/load-exam-page.ts'
import { loadExams } from '#server/areas/exams/sql.ts'
import { toPapersSnapshot, papersVersion } from '#server/areas/exams/viewing/page-snapshot.ts'
import { loadOwnPapers } from '#server/areas/exams/viewing/sql.ts'
import { savePageSnapshot } from '#server/page-changes/sql.ts'
import { toScheduleSnapshot, timetableVersion } from '#server/areas/schedule/page-snapshot.ts'
import { loadSchedule } from '#server/areas/schedule/sql.ts'
import type { Connection } from '#server/db/open.ts'
import type { Group } from '#demo/groups/group.ts'
import { examSlots } from '#demo/season/exams.ts'
import { listHolidays } from '#demo/season/holidays.ts'
import { teachingWeeks, type Semester } from '#demo/season/semesters.ts'
import { toInstant } from '#demo/season/time-zone.ts'
import type { Student } from '#demo/students/population.ts'
import type { Registration } from '#demo/students/registrations.ts'
import { insertRows } from '#demo/seed/insert-rows.ts'

const shown = new Set(['everyday', 'english'])
/** Beside theirs, every n-th group has a moved lecture. */
const moveInterval = 40
const independentStudyWeek = 12
const saturday = 6

/** Whether the student's lectures and courses have changes since their last visit. */
export const isShown = ({ named }: Student): boolean => shown.has(named?.key ?? '')

/** The weeks without lectures: one for individual study, and those of the exams. */
export const seedWeeksOff = (tx: Connection, { id, startsOn, endsOn }: Semester): Promise<void> => {
  const monday = (week: number) => addDays(startsOn, 7 * (week - 1))
  const names = { starts_on: 'date', ends_on: 'date', name_ka: 'text', name_en: 'text' }
  return insertRows(tx, 'week_off', { semester_id: 'int', ...names }, [
    {
      semester_id: id,
      starts_on: monday(independentStudyWeek),
      ends_on: addDays(monday(independentStudyWeek), 6),
      name_ka: 'დამოუკიდებელი მუშაობის კვირა',
      name_en: 'Independent study week',
    },
    {
      semester_id: id,
      starts_on: monday(teachingWeeks + 1),
      ends_on: endsOn,
      name_ka: 'საგამოცდო პერიოდი',
      name_en: 'Examination period',
    },
  ])
}

interface Move {
  readonly group_id: number
  readonly position: number
  readonly day: string
  readonly new_day: string | null
  readonly starts: string | null
  readonly ends: string | null
}

const clock = (hour: number, minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}`

/** The first date from a day on with the meeting's weekday that is no holiday. */
const findNextDate = (weekday: number, from: string): string => {
  const free = new Set(listHolidays(Number(from.slice(0, 4))).map(({ day }) => day))
  let date = from
  while (toWeekday(date) !== weekday || free.has(date)) date = addDays(date, 1)
  return date
}

/** The hours of a Saturday at which moved lectures begin. */
const saturdays = [9, 11, 13, 15]

const pickAwayDate = ({ id, meetings }: Group, from: string, midterms: string): Move => {
  const { weekday, hours } = meetings[0]!
  const day = findNextDate(weekday, from)
  const next = findNextDate(saturday, addDays(day, 1))
  // On that Saturday there are exams.
  const new_day = next === midterms ? findNextDate(saturday, addDays(next, 1)) : next
  const begins = saturdays[id % saturdays.length]!
  return {
    group_id: id,
    position: 1,
    day,
    new_day,
    starts: clock(begins, '00'),
    ends: clock(begins + hours - 1, '50'),
  }
}

const cancelledMove = ({ id, meetings }: Group, from: string): Move => ({
  group_id: id,
  position: 1,
  day: findNextDate(meetings[0]!.weekday, from),
  new_day: null,
  starts: null,
  ends: null,
})

/** How the named students last saw timetable, exams, marks and exam papers: in an earlier state. */
const seedPageSnapshots = async (
  tx: Connection,
  studentIDs: readonly number[],
  today: string,
): Promise<void> => {
  for (const id of studentIDs) {
    const timetable = (await loadSchedule(tx, id))!
    const exams = await loadExams(tx, id)
    const studies = await loadSeenStudies(tx, id)
    await savePageSnapshot(tx, id, 'schedule', timetableVersion(timetable), toScheduleSnapshot(timetable))
    const last = exams.exams.at(-1)
    const sooner = exams.exams.map((exam) => (exam === last ? { ...exam, start: '09:00' } : exam))
    const before = { ...exams, exams: sooner }
    await savePageSnapshot(tx, id, 'exams', examsVersion(before), toExamsSnapshot(before))
    const fewer = { ...studies, points: studies.points.slice(0, -1) }
    await savePageSnapshot(tx, id, 'evaluations', marksVersion(fewer), toMarksSnapshot(fewer))
    const papers = await loadOwnPapers(tx, id, 0, 1)
    // The paper whose viewing began last was announced then.
    const [opened] = papers.exams.filter(({ score }) => score !== null)
    const announced = papers.exams.map((each) => (each === opened ? { ...each, score: null } : each))
    const earlier = { ...papers, exams: announced }
    await savePageSnapshot(tx, id, 'works', papersVersion(earlier), toPapersSnapshot(earlier))
  }
  const text = 'update page_seen set seen_at = $1'
  await tx.rows({ name: '', text }, [toInstant(addDays(today, -3), '18:20')])
}

/** Writes lectures of the coming days that were moved or cancelled since the named students' last visit. */
export const seedMoves = async (
  tx: Connection,
  groups: readonly Group[],
  registrations: readonly Registration[],
  current: Semester,
  today: string,
): Promise<void> => {
  const midterms = examSlots(current, 1).at(-1)!.day
  const mine = registrations.filter(({ student }) => isShown(student))
  await seedPageSnapshots(tx, [...new Set(mine.map(({ student }) => student.id))], today)
  const weekly = (group: Group) => group.rotation === null && group.meetings.length > 0
  const byStudent = Map.groupBy(mine, ({ student }) => student.id)
  const named = [...byStudent.values()].flatMap((of) => {
    const [first, second] = of.flatMap(({ set }) => set).filter(weekly)
    const soon = addDays(today, 2)
    return [
      ...(first ? [pickAwayDate(first, soon, midterms)] : []),
      ...(second ? [cancelledMove(second, soon)] : []),
    ]
  })
  const others = groups
    .filter((group) => weekly(group) && group.id % moveInterval === 0)
    .map((group) => pickAwayDate(group, addDays(today, 9), midterms))
  const moves = new Map([...others, ...named].map((move) => [move.group_id, move]))
  const columns = {
    group_id: 'int',
    position: 'int',
    day: 'date',
    new_day: 'date',
    starts: 'time',
    ends: 'time',
  }
  const roomIDs = new Map(groups.map(({ id, meetings }) => [id, meetings[0]?.roomID ?? null]))
  await insertRows(
    tx,
    'meeting_move',
    { ...columns, room_id: 'int' },
    [...moves.values()].map((move) => ({
      ...move,
      room_id: move.new_day === null ? null : (roomIDs.get(move.group_id) ?? null),
    })),
  )
}
