import { findClash } from '#rules/registration/clash.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { HeldGroup, SeatGroup } from '#server/enrolment/snapshot.ts'
import { words } from '#server/enrolment/words.ts'

/** What stands in the way of one group for one student. */
export interface GroupViolation {
  readonly code: 'group_closed' | 'group_clash' | 'group_full'
  readonly refusal: Refusal
  /** The subject already chosen that meets at the same time. */
  readonly clash: {
    readonly subjectID: number
    readonly subject: string
    readonly subjecteng: string
    readonly dayID: number
    readonly time: string
  } | null
}

const clashWith = (group: SeatGroup, held: readonly HeldGroup[]): GroupViolation | null => {
  const found = findClash(group, held, { subjectID: group.subjectID })
  if (found === null) return null
  const { subjectID, subject, subjecteng, meetings } = found.group
  const met = meetings.find(
    ({ day, time, time_end }) =>
      day === found.otherMeeting.day && time === found.otherMeeting.time && time_end === found.otherMeeting.time_end,
  )
  const time = `${found.otherMeeting.time} - ${found.otherMeeting.time_end}`
  const refusal = new Refusal(words.groupClash, {
    group: group.group,
    subjectID,
    subject: { ka: subject, en: subjecteng },
    day: { ka: met?.day_ka ?? '', en: met?.day_en ?? '' },
    time,
  })
  return {
    code: 'group_clash',
    refusal,
    clash: { subjectID, subject, subjecteng, dayID: found.otherMeeting.day, time },
  }
}

/** How many groups with a seat a refusal names. */
const alternatives = 5

const fullGroup = (group: SeatGroup, all: readonly SeatGroup[], held: readonly HeldGroup[]): Refusal => {
  const free = all.filter(
    (other) =>
      other.part === group.part &&
      other.config === group.config &&
      (group.parentID === null || other.parentID === group.parentID) &&
      other.is_open &&
      other.has_seat &&
      clashWith(other, held) === null,
  )
  const params = { group: group.group, scheduleID: group.scheduleID }
  if (free.length === 0) return new Refusal(words.groupFullNoneFree, params)
  const names = free.slice(0, alternatives).map((other) => other.group)
  return new Refusal(words.groupFull, { ...params, free: names.join(', ') })
}

/**
 * Takes a group, all groups of its subject and the groups that the student holds; gives what stands in the way, or
 * null: it is closed, it meets when another subject of hers does (spec 5.9), or it has no seat.
 */
export const checkGroup = (
  group: SeatGroup,
  all: readonly SeatGroup[],
  held: readonly HeldGroup[],
): GroupViolation | null => {
  if (held.some((own) => own.scheduleID === group.scheduleID)) return null
  if (!group.is_open) {
    const refusal = new Refusal(words.groupClosed, { group: group.group, scheduleID: group.scheduleID })
    return { code: 'group_closed', refusal, clash: null }
  }
  const clash = clashWith(group, held)
  if (clash !== null) return clash
  if (group.has_seat) return null
  return { code: 'group_full', refusal: fullGroup(group, all, held), clash: null }
}
