import { diffSnapshots, type PageSnapshot } from './diff-snapshots.ts'

/** The parts of a course that others can change, as one student has them; instants are ISO 8601. */
export interface ShownCourse {
  /** Null: the student does not take the course, and no snapshot of it is saved. */
  readonly registrationID: number | null
  readonly syllabus: { readonly fileID: number; readonly filename: string } | null
  readonly materials: readonly (Named & {
    readonly materialID: number
    readonly week: number | null
    readonly fileID: number
  })[]
  readonly quizzes: readonly (Named & {
    readonly quizID: number
    readonly minutes: number
    readonly opens_at: string
    readonly closes_at: string
    /** Points that a lecturer gave, once the result is shown. */
    readonly marked: number | null
  })[]
  readonly groups: readonly {
    readonly scheduleID: number
    readonly name: string
    readonly nameeng: string
    readonly meetings: readonly {
      readonly dayID: number
      readonly time: string
      readonly time_end: string
      readonly room: string | null
    }[]
    readonly dates: readonly { readonly start_date: string; readonly end_date: string }[]
  }[]
}
interface Named {
  readonly title: string
  readonly titleeng: string
}

/** A quiz, a material, the syllabus or a lecturer as the snapshot has it. */
interface SnapshotItem extends Named {
  readonly week: number | null
  readonly fileID: number | null
  readonly opens_at: string | null
  readonly closes_at: string | null
  readonly minutes: number | null
}

// In the order in which they are shown: what has a time of its own first.
const kinds = ['quiz', 'points', 'material', 'syllabus', 'about', 'weeks', 'lecturer', 'times'] as const
type Kind = (typeof kinds)[number]

/** Of `about`, `weeks` and `times` (of a group) it says only that they changed. */
interface CourseChange {
  readonly kind: Kind
  /** The number of the quiz, the material or the group; null for what a course has one of. */
  readonly id: number | null
  readonly before: ChangedItem | null
  readonly after: ChangedItem | null
}
/** With the points given in a quiz. */
type ChangedItem = SnapshotItem & { readonly points: number | null }

const toSnapshotItem = (named: Named, more: Partial<SnapshotItem> = {}): SnapshotItem => {
  const { title, titleeng } = named
  return {
    title,
    titleeng,
    week: null,
    fileID: null,
    opens_at: null,
    closes_at: null,
    minutes: null,
    ...more,
  }
}

const toNamed = (title: string): Named => ({ title, titleeng: title })

const listTimes = ({ meetings, dates }: ShownCourse['groups'][number]) => [
  ...meetings.map(({ dayID, time, time_end, room }) => [dayID, time, time_end, room]),
  ...dates.map(({ start_date, end_date }) => [start_date, end_date]),
]

// The same instant is the same text in every time zone.
const instant = (text: string): string => new Date(text).toISOString()

type Entry = [key: string, value: unknown]

/** `about` and `weeks` are short texts that stand for the description and the weekly plan. */
export const toCourseSnapshot = (
  { registrationID, syllabus, materials, quizzes, groups }: ShownCourse,
  { about, weeks }: { readonly about: string; readonly weeks: string },
): PageSnapshot =>
  Object.fromEntries<unknown>([
    ['registration', registrationID],
    ['about', about],
    ['weeks', weeks],
    ['syllabus', syllabus && toSnapshotItem(toNamed(syllabus.filename), { fileID: syllabus.fileID })],
    ...materials.map((material): Entry => [
      `material ${material.materialID}`,
      toSnapshotItem(material, { week: material.week, fileID: material.fileID }),
    ]),
    ...quizzes.map(({ opens_at, closes_at, ...quiz }): Entry => [
      `quiz ${quiz.quizID}`,
      toSnapshotItem(quiz, {
        opens_at: instant(opens_at),
        closes_at: instant(closes_at),
        minutes: quiz.minutes,
      }),
    ]),
    ...quizzes.map(({ quizID, marked }): Entry => [`points ${quizID}`, marked]),
    ...groups.flatMap((group): Entry[] => [
      [`lecturer ${group.scheduleID}`, toSnapshotItem({ title: group.name, titleeng: group.nameeng })],
      [`times ${group.scheduleID}`, listTimes(group)],
    ]),
  ])

const toChangedItem = (one: unknown): ChangedItem | null =>
  one === null ? null : { ...(one as SnapshotItem), points: null }

const kindsWithoutDetails: readonly Kind[] = ['about', 'weeks', 'times']
const groupKinds: readonly Kind[] = ['lecturer', 'times']

/**
 * Changes that others made between two snapshots; `at` is now in ms. There are none after another registration, none of
 * groups that the student chose or left, and none of quizzes that are over but the points that a lecturer gave in them.
 */
export const listCourseChanges = (seen: PageSnapshot, now: PageSnapshot, at: number): CourseChange[] => {
  if (now['registration'] === null || seen['registration'] !== now['registration']) return []
  const isAhead = (quiz: ChangedItem | null) => quiz !== null && Date.parse(quiz.closes_at ?? '') > at
  const changes = diffSnapshots(seen, now).flatMap(({ key, before, after }): CourseChange[] => {
    const [kindText, number] = key.split(' ')
    const kind = kindText as Kind
    if (groupKinds.includes(kind) && (before === null || after === null)) return []
    const id = number === undefined ? null : Number(number)
    if (kindsWithoutDetails.includes(kind)) return [{ kind, id, before: null, after: null }]
    if (kind === 'points') {
      // A snapshot from before points were saved has the quiz without its points.
      if (!(key in seen) && `quiz ${id}` in seen) return []
      const quiz = now[`quiz ${id}`] as SnapshotItem | undefined
      const addPoints = (points: unknown) =>
        points === null || quiz === undefined ? null : { ...quiz, points: points as number }
      return after === null ? [] : [{ kind, id, before: addPoints(before), after: addPoints(after) }]
    }
    return [{ kind, id, before: toChangedItem(before), after: toChangedItem(after) }]
  })
  return changes
    .filter(({ kind, before, after }) => kind !== 'quiz' || isAhead(before) || isAhead(after))
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.id ?? 0) - (b.id ?? 0))
}
