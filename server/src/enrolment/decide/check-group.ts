import { findClash } from '#rules/registration/clash.ts'
import type { OwnGroup, SeatGroup, Snapshot } from '../snapshot.ts'
import { words } from '../words.ts'
import { listOwnGroups } from './own-groups.ts'
import { refuse, type Refused } from './refused.ts'

/** Why one student cannot take one group. */
export interface GroupViolation {
  readonly code: 'group_closed' | 'group_clash' | 'group_full'
  readonly refused: Refused
  /** The registered subject that meets at the same time. */
  readonly clash: {
    readonly subjectID: number
    readonly subject: string
    readonly subjecteng: string
    readonly dayID: number
    readonly time: string
  } | null
}

const checkClash = (group: SeatGroup, ownGroups: readonly OwnGroup[]): GroupViolation | null => {
  const found = findClash(group, ownGroups, { subjectID: group.subjectID })
  if (found === null) return null
  const { subjectID, subject, subjecteng, meetings } = found.group
  const met = meetings.find((each) => each === found.otherMeeting)
  const time = `${found.otherMeeting.time} - ${found.otherMeeting.time_end}`
  const refused = refuse(words.groupClash, {
    group: group.group,
    subjectID,
    subject: { ka: subject, en: subjecteng },
    day: { ka: met?.day_ka ?? '', en: met?.day_en ?? '' },
    time,
  })
  return {
    code: 'group_clash',
    refused,
    clash: { subjectID, subject, subjecteng, dayID: found.otherMeeting.day, time },
  }
}

/** How many groups with a seat a refusal names. */
const maxAlternatives = 5

/** The refusal of a full group; it names the groups that could be taken in its place. */
const refuseFullGroup = (
  group: SeatGroup,
  all: readonly SeatGroup[],
  ownGroups: readonly OwnGroup[],
): Refused => {
  const free = all.filter(
    (other) =>
      other.part === group.part &&
      other.config === group.config &&
      (group.parentID === null || other.parentID === group.parentID) &&
      other.is_open &&
      other.has_seat &&
      checkClash(other, ownGroups) === null,
  )
  const params = { group: group.group, scheduleID: group.scheduleID }
  if (free.length === 0) return refuse(words.groupFullNoneFree, params)
  const names = free.slice(0, maxAlternatives).map((other) => other.group)
  return refuse(words.groupFull, { ...params, free: names.join(', ') })
}

/**
 * Why the student cannot take a group: it is closed, it meets when another subject of theirs does (spec 5.9), or it has no
 * seat. A group that they are in can be kept whatever has become of it.
 */
export const checkGroup = (
  group: SeatGroup,
  all: readonly SeatGroup[],
  ownGroups: readonly OwnGroup[],
): GroupViolation | null => {
  if (ownGroups.some((own) => own.scheduleID === group.scheduleID)) return null
  if (!group.is_open) {
    const refused = refuse(words.groupClosed, { group: group.group, scheduleID: group.scheduleID })
    return { code: 'group_closed', refused, clash: null }
  }
  const clash = checkClash(group, ownGroups)
  if (clash !== null) return clash
  if (group.has_seat) return null
  return { code: 'group_full', refused: refuseFullGroup(group, all, ownGroups), clash: null }
}

/** The refusal of a group that the database found full; it names the groups of the subject that still have a seat. */
export const refuseFull = (
  snapshot: Snapshot,
  subjectID: number | null,
  { full, free }: { readonly full: number | null; readonly free: readonly number[] | null },
): Refused => {
  const withSeat = new Set(free)
  const groups = (snapshot.catalogue.groupsBySubject.get(subjectID ?? 0) ?? []).map((group) => ({
    ...group,
    has_seat: withSeat.has(group.scheduleID),
  }))
  const group = groups.find(({ scheduleID }) => scheduleID === full)
  const violation = group && checkGroup({ ...group, has_seat: false }, groups, listOwnGroups(snapshot))
  return violation?.refused ?? refuse(words.groupNotFound)
}
