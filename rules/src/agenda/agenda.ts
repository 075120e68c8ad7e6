import { getMinutesUntil, getTimeLeft, type LocalMoment, type TimeLeft } from '../time/time-left.ts'
import { taskKinds, type AgendaKind } from './agenda-kinds.ts'

/**
 * When an item of the agenda begins and ends, as dates (Y-m-d) and times (HH:MM) at the university. Without times it has
 * whole days, the last one included; a task without a start can be done now, and one without an end has no deadline.
 */
export interface AgendaTimes {
  readonly key: string
  readonly kind: AgendaKind
  readonly start_date: string | null
  readonly start_time: string | null
  readonly end_date: string | null
  readonly end_time: string | null
  /** The number of what the item is about, as of an exam; its meaning depends on the kind. */
  readonly targetID: number | null
}

const minutesADay = 24 * 60
/** Later than every real date. */
const never = Number.MAX_SAFE_INTEGER

/** Minutes until the item begins, at most 0 once it has; null without a start. */
export const getMinutesToStart = (
  { start_date, start_time }: Pick<AgendaTimes, 'start_date' | 'start_time'>,
  now: LocalMoment,
): number | null => (start_date === null ? null : getMinutesUntil(now, start_date, start_time ?? '00:00'))

/** Minutes until the item ends, at most 0 once it has; null without an end. */
export const getMinutesLeft = (
  { end_date, end_time }: Pick<AgendaTimes, 'end_date' | 'end_time'>,
  now: LocalMoment,
): number | null => (end_date === null ? null : getMinutesUntil(now, end_date, end_time))

/** The time left in one unit until the item ends; null without an end. */
export const getItemTimeLeft = (
  { end_date, end_time }: Pick<AgendaTimes, 'end_date' | 'end_time'>,
  now: LocalMoment,
): TimeLeft | null => (end_date === null ? null : getTimeLeft(now, end_date, end_time))

/** Red under two days, amber under seven, as they are counted; null: not urgent, or no deadline. */
export const getUrgency = (left: TimeLeft | null): 'red' | 'amber' | null => {
  if (left === null) return null
  if (left.unit !== 'days' || left.count < 2) return 'red'
  return left.count < 7 ? 'amber' : null
}

const isTaskKind = (kind: AgendaKind): boolean => (taskKinds as readonly AgendaKind[]).includes(kind)

const hasStarted = (item: AgendaTimes, now: LocalMoment): boolean => (getMinutesToStart(item, now) ?? 0) <= 0

const maxDaysAhead = 31

/** A book to return and a payment can be known a year before. */
const distantKinds: ReadonlySet<AgendaKind> = new Set(['loan', 'instalment'])

// An amount owed stays after its deadline, as a duty does; everything else can no longer be done.
const isOver = (item: AgendaTimes, now: LocalMoment): boolean =>
  item.kind !== 'duty' && !distantKinds.has(item.kind) && (getMinutesLeft(item, now) ?? never) <= 0

const isOpenTask = (item: AgendaTimes, now: LocalMoment): boolean =>
  isTaskKind(item.kind) &&
  hasStarted(item, now) &&
  !isOver(item, now) &&
  !(distantKinds.has(item.kind) && (getMinutesLeft(item, now) ?? never) > maxDaysAhead * minutesADay)

const sortBy = <Item extends AgendaTimes>(items: readonly Item[], toMinute: (item: Item) => number): Item[] =>
  items
    .map((item) => ({ item, minute: toMinute(item) }))
    .toSorted((a, b) => a.minute - b.minute || (a.item.key < b.item.key ? -1 : 1))
    .map(({ item }) => item)

/** The items that the student can do now, by the time left; those without a deadline come last. */
export const listTasks = <Item extends AgendaTimes>(items: readonly Item[], now: LocalMoment): Item[] =>
  sortBy(
    items.filter((item) => isOpenTask(item, now)),
    (item) => getMinutesLeft(item, now) ?? never,
  )

/** The minutes until the next thing that happens to an item: it begins, or else it ends. */
export const getMinutesAhead = (item: AgendaTimes, now: LocalMoment): number => {
  const toStart = getMinutesToStart(item, now)
  return toStart !== null && toStart > 0 ? toStart : (getMinutesLeft(item, now) ?? never)
}

/** The exams that an item says already: files to be done now stand for their exam, and an exam for files of later. */
const listShownExams = <Item extends AgendaTimes>(items: readonly Item[], now: LocalMoment): Item[] => {
  const isOther = (item: Item, other: Item) =>
    item.targetID !== null &&
    item.targetID === other.targetID &&
    !isOver(other, now) &&
    (item.kind === 'exam'
      ? other.kind === 'exam_files' && isOpenTask(other, now)
      : item.kind === 'exam_files' && other.kind === 'exam')
  return items.filter((item) => items.some((other) => isOther(item, other)))
}

/**
 * Items ahead or running, without those to be done now, nearest first, each exam once. A running semester is left out: its
 * end is far and nothing is to be done about it. The credits of a year's fee are listed long before: a year is planned.
 */
export const listDates = <Item extends AgendaTimes>(
  items: readonly Item[],
  now: LocalMoment,
  daysAhead = maxDaysAhead,
): Item[] => {
  const said = listShownExams(items, now)
  return sortBy(
    items.filter(
      (item) =>
        item.kind !== 'duty' &&
        !isOver(item, now) &&
        !isOpenTask(item, now) &&
        !said.includes(item) &&
        !(item.kind === 'term' && hasStarted(item, now)) &&
        (item.kind === 'year_credits' || getMinutesAhead(item, now) <= daysAhead * minutesADay),
    ),
    (item) => getMinutesAhead(item, now),
  )
}

/** The items of one day that the student must attend. */
export const attendedKinds: ReadonlySet<AgendaKind> = new Set(['exam', 'lab_booking', 'visit'])

/** The items of a date that the student must attend, in order of time. */
export const listAttended = <Item extends AgendaTimes>(items: readonly Item[], date: string): Item[] =>
  sortBy(
    items.filter(({ kind, start_date }) => attendedKinds.has(kind) && start_date === date),
    (item) => getMinutesToStart(item, { date, minute: 0 })!,
  )

/** The nearest item that the student must attend before the next lecture; null if there is none before it. */
export const findAttendedBefore = <Item extends AgendaTimes>(
  items: readonly Item[],
  now: LocalMoment,
  lecture: { readonly date: string; readonly time: string } | null,
): Item | null => {
  const isBefore = (item: Item): boolean =>
    lecture === null || getMinutesToStart(item, now)! <= getMinutesUntil(now, lecture.date, lecture.time)
  const attended = items.filter(
    (item) =>
      attendedKinds.has(item.kind) && item.start_date !== null && !isOver(item, now) && isBefore(item),
  )
  return sortBy(attended, (item) => getMinutesToStart(item, now)!)[0] ?? null
}

/**
 * The one item that cannot wait: a running test, then the exam that the student is taking (its files, where it has any),
 * then whichever is first of the tasks with under two days left and of what the student must be at today. Null: nothing
 * comes before the next lecture.
 */
export const findMostUrgent = <Item extends AgendaTimes>(
  items: readonly Item[],
  now: LocalMoment,
  currentExamID: number | null,
): Item | null => {
  const tasks = listTasks(items, now)
  const isOfCurrentExam = ({ targetID }: Item) => targetID !== null && targetID === currentExamID
  const running =
    tasks.find(({ kind }) => kind === 'quiz_attempt') ??
    tasks.find((item) => item.kind === 'exam_files' && isOfCurrentExam(item)) ??
    // An exam is current while its files are accepted, even long after its own time.
    items.find((item) => item.kind === 'exam' && isOfCurrentExam(item) && !isOver(item, now))
  if (running !== undefined) return running
  // A late book waits with the rest: it would hide what is due soon for weeks.
  const urgent = tasks.filter(
    (item) =>
      getUrgency(getItemTimeLeft(item, now)) === 'red' &&
      !(distantKinds.has(item.kind) && getMinutesLeft(item, now)! <= 0),
  )
  const today = listAttended(items, now.date).filter((item) => !isOver(item, now))
  const [first] = sortBy([...urgent, ...today], (item) =>
    attendedKinds.has(item.kind) ? getMinutesToStart(item, now)! : getMinutesLeft(item, now)!,
  )
  return first ?? null
}
