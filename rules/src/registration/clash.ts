import { daysBetween, toMinutes, toWeekday } from '../time/clock.ts'

/**
 * One weekly meeting: `day` from 1 (Monday) to 7 (Sunday), from `time` up to but not including `time_end`,
 * HH:MM.
 */
export interface Meeting {
  readonly day: number
  readonly time: string
  readonly time_end: string
}

/** Dates from the first to the last, both included, Y-m-d. */
export interface DateRange {
  readonly start_date: string
  readonly end_date: string
}

/**
 * What the clash rule needs of a group; no `ranges` means the whole semester, several mean weeks with gaps.
 */
export interface ClashGroup {
  readonly scheduleID: number
  readonly subjectID: number
  readonly rotation: boolean
  readonly meetings: readonly Meeting[]
  readonly ranges: readonly DateRange[]
}

/** The chosen group that stands in the way, and the two meetings that coincide. */
export interface Clash<Group extends ClashGroup = ClashGroup> {
  readonly group: Group
  readonly meeting: Meeting
  readonly otherMeeting: Meeting
}

/**
 * Takes a group and the groups already chosen; gives the first chosen one that clashes with it, or null (spec 5.9).
 * `except` names the group that is being changed and the subject whose own registrations do not count.
 */
export const findClash = <Group extends ClashGroup>(
  one: ClashGroup,
  chosen: readonly Group[],
  except: { readonly subjectID?: number; readonly scheduleID?: number } = {},
): Clash<Group> | null => {
  for (const group of chosen) {
    if (group.subjectID === except.subjectID || group.scheduleID === except.scheduleID) continue
    const pair = findOverlap(one, group, one.rotation || group.rotation)
    if (pair !== null) return { group, ...pair }
  }
  return null
}

/**
 * Takes two groups; says whether they really meet in one same minute of one same date, as parts of one
 * subject are compared.
 */
export const meetSimultaneously = (one: ClashGroup, other: ClashGroup): boolean =>
  findOverlap(one, other, false) !== null

const findOverlap = (one: ClashGroup, other: ClashGroup, anyWeekday: boolean) => {
  for (const mine of one.meetings) {
    for (const theirs of other.meetings) {
      if (!anyWeekday && mine.day !== theirs.day) continue
      if (!timesOverlap(mine, theirs)) continue
      // A rotation moves through the week, so any date that both groups have is enough.
      if (haveCommonDate(one.ranges, other.ranges, anyWeekday ? null : mine.day)) return { meeting: mine, otherMeeting: theirs }
    }
  }
  return null
}

// Half-open: a lecture that ends at 11:00 leaves room for one that starts at 11:00.
const timesOverlap = (one: Meeting, other: Meeting): boolean =>
  Math.max(toMinutes(one.time), toMinutes(other.time)) <
  Math.min(toMinutes(one.time_end), toMinutes(other.time_end))

const wholeSemester: readonly DateRange[] = [{ start_date: '1000-01-01', end_date: '9999-12-31' }]

const haveCommonDate = (
  one: readonly DateRange[],
  other: readonly DateRange[],
  weekday: number | null,
): boolean => {
  const theirs = other.length === 0 ? wholeSemester : other
  return (one.length === 0 ? wholeSemester : one).some((mine) =>
    theirs.some((their) => {
      const first = mine.start_date > their.start_date ? mine.start_date : their.start_date
      const last = mine.end_date < their.end_date ? mine.end_date : their.end_date
      return first <= last && (weekday === null || hasWeekday(first, last, weekday))
    }),
  )
}

const hasWeekday = (first: string, last: string, weekday: number): boolean =>
  daysBetween(first, last) >= (weekday - toWeekday(first) + 7) % 7
