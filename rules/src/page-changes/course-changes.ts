import { diffSnapshots, type PageSnapshot } from './diff-snapshots.ts'

/** What of a course may change by itself, as one student has it; instants are ISO 8601. */
export interface ShownCourse {
  /** Null: she does not take it, so nothing of it is kept as seen. */
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
    /** What a lecturer gave for answers of hers, once the result is shown. */
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

/** What a quiz, a material, the syllabus or a lecturer was or is, as it is kept: its name, and what else it has. */
interface Stood extends Named {
  readonly week: number | null
  readonly fileID: number | null
  readonly opens_at: string | null
  readonly closes_at: string | null
  readonly minutes: number | null
}

// In the order in which they are told: what has a time of its own first.
const kinds = ['quiz', 'points', 'material', 'syllabus', 'about', 'weeks', 'lecturer', 'times'] as const
type Kind = (typeof kinds)[number]

/** What changed: `about`, `weeks` and `times` (of a group) only that they did. */
interface CourseChange {
  readonly kind: Kind
  /** The number of the quiz or the material, or of the group of hers; null for what a course has one of. */
  readonly id: number | null
  readonly before: Told | null
  readonly after: Told | null
}
/** With the points that a lecturer gave in a quiz. */
type Told = Stood & { readonly points: number | null }

const stood = (named: Named, more: Partial<Stood> = {}): Stood => {
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

const bothWays = (title: string): Named => ({ title, titleeng: title })

const timesOf = ({ meetings, dates }: ShownCourse['groups'][number]) => [
  ...meetings.map(({ dayID, time, time_end, room }) => [dayID, time, time_end, room]),
  ...dates.map(({ start_date, end_date }) => [start_date, end_date]),
]

// The same instant is the same text, in whatever time zone it was told.
const instant = (text: string): string => new Date(text).toISOString()

type Entry = [key: string, value: unknown]

/**
 * Takes a course, and two short texts that name what its description and its plan of the weeks say; gives what of it may
 * change by itself. What the student does herself, as writing a quiz, is none of it.
 */
export const toCourseSnapshot = (
  { registrationID, syllabus, materials, quizzes, groups }: ShownCourse,
  { about, weeks }: { readonly about: string; readonly weeks: string },
): PageSnapshot =>
  Object.fromEntries<unknown>([
    ['registration', registrationID],
    ['about', about],
    ['weeks', weeks],
    ['syllabus', syllabus && stood(bothWays(syllabus.filename), { fileID: syllabus.fileID })],
    ...materials.map((material): Entry => [
      `material ${material.materialID}`,
      stood(material, { week: material.week, fileID: material.fileID }),
    ]),
    ...quizzes.map(({ opens_at, closes_at, ...quiz }): Entry => [
      `quiz ${quiz.quizID}`,
      stood(quiz, { opens_at: instant(opens_at), closes_at: instant(closes_at), minutes: quiz.minutes }),
    ]),
    ...quizzes.map(({ quizID, marked }): Entry => [`points ${quizID}`, marked]),
    ...groups.flatMap((group): Entry[] => [
      [`lecturer ${group.scheduleID}`, stood({ title: group.name, titleeng: group.nameeng })],
      [`times ${group.scheduleID}`, timesOf(group)],
    ]),
  ])

const told = (one: unknown): Told | null => (one === null ? null : { ...(one as Stood), points: null })

const tellsOnlyThat: readonly Kind[] = ['about', 'weeks', 'times']
const ofGroup: readonly Kind[] = ['lecturer', 'times']

/**
 * Takes what she saw of a course, what stands there now, and now (ms); gives what changed by itself since. With another
 * registration the course is new to her; groups that she took or gave up, and quizzes that are over, are no news, but the points that a lecturer gave in one are.
 */
export const listCourseChanges = (seen: PageSnapshot, now: PageSnapshot, at: number): CourseChange[] => {
  if (now['registration'] === null || seen['registration'] !== now['registration']) return []
  const isAhead = (quiz: Told | null) => quiz !== null && Date.parse(quiz.closes_at ?? '') > at
  const changes = diffSnapshots(seen, now).flatMap(({ key, before, after }): CourseChange[] => {
    const [word, number] = key.split(' ')
    const kind = word as Kind
    if (ofGroup.includes(kind) && (before === null || after === null)) return []
    const id = number === undefined ? null : Number(number)
    if (tellsOnlyThat.includes(kind)) return [{ kind, id, before: null, after: null }]
    if (kind === 'points') {
      // A look from before points were kept knows the quiz, but not what was given in it.
      if (!(key in seen) && `quiz ${id}` in seen) return []
      const quiz = now[`quiz ${id}`] as Stood | undefined
      const of = (points: unknown) =>
        points === null || quiz === undefined ? null : { ...quiz, points: points as number }
      return after === null ? [] : [{ kind, id, before: of(before), after: of(after) }]
    }
    return [{ kind, id, before: told(before), after: told(after) }]
  })
  return changes
    .filter(({ kind, before, after }) => kind !== 'quiz' || isAhead(before) || isAhead(after))
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.id ?? 0) - (b.id ?? 0))
}
