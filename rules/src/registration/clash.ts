import { daysBetween, toMinutes, toWeekday } from '../time/clock.ts'

/** Weekly, `day` from 1 (Monday) to 7 (Sunday), from `time` up to but not including `time_end`, HH:MM. */
export interface Meeting {
  readonly day: number
  readonly time: string
  readonly time_end: string
}

/** Both dates, Y-m-d, are included. */
export interface DateRange {
  readonly start_date: string
  readonly end_date: string
}

/** Without `ranges` the group meets during the whole semester; several are weeks with gaps between. */
export interface ClashGroup {
  readonly scheduleID: number
  readonly subjectID: number
  readonly rotation: boolean
  readonly meetings: readonly Meeting[]
  readonly ranges: readonly DateRange[]
}

/** The chosen group that clashes, and the two meetings that coincide. */
export interface Clash<Group extends ClashGroup = ClashGroup> {
  readonly group: Group
  readonly meeting: Meeting
  readonly otherMeeting: Meeting
}

/**
 * The first of the chosen groups that clashes with the group, or null (spec 5.9). `except` names the group that is being
 * changed and the subject whose own registrations do not count.
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

/** Every chosen group that clashes with the group, in their order, each with the first two meetings that coincide. */
export const listClashes = <Group extends ClashGroup>(
  one: ClashGroup,
  chosen: readonly Group[],
  except: Parameters<typeof findClash>[2] = {},
): Clash<Group>[] => chosen.flatMap((group) => findClash(one, [group], except) ?? [])

/**
 * Whether the groups have a minute of a date in common. Unlike `findClash` it compares the weekdays of rotations too:
 * so the parts of one subject are compared.
 */
export const meetSimultaneously = (one: ClashGroup, other: ClashGroup): boolean =>
  findOverlap(one, other, false) !== null

const findOverlap = (one: ClashGroup, other: ClashGroup, anyWeekday: boolean) => {
  for (const meeting of one.meetings) {
    for (const otherMeeting of other.meetings) {
      if (!anyWeekday && meeting.day !== otherMeeting.day) continue
      if (!timesOverlap(meeting, otherMeeting)) continue
      // A rotation moves through the week, so any common date is enough.
      if (haveCommonDate(one.ranges, other.ranges, anyWeekday ? null : meeting.day))
        return { meeting, otherMeeting }
    }
  }
  return null
}

// Half-open: a lecture that ends at 11:00 does not overlap one that starts at 11:00.
const timesOverlap = (one: Meeting, other: Meeting): boolean =>
  Math.max(toMinutes(one.time), toMinutes(other.time)) <
  Math.min(toMinutes(one.time_end), toMinutes(other.time_end))

const wholeSemester: readonly DateRange[] = [{ start_date: '1000-01-01', end_date: '9999-12-31' }]

const haveCommonDate = (
  one: readonly DateRange[],
  other: readonly DateRange[],
  weekday: number | null,
): boolean => {
  const otherRanges = other.length === 0 ? wholeSemester : other
  return (one.length === 0 ? wholeSemester : one).some((range) =>
    otherRanges.some((otherRange) => {
      const first = range.start_date > otherRange.start_date ? range.start_date : otherRange.start_date
      const last = range.end_date < otherRange.end_date ? range.end_date : otherRange.end_date
      return first <= last && (weekday === null || hasWeekday(first, last, weekday))
    }),
  )
}

const hasWeekday = (first: string, last: string, weekday: number): boolean =>
  daysBetween(first, last) >= (weekday - toWeekday(first) + 7) % 7
