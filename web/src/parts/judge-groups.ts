import type { groups } from '#contract/registration/groups.ts'
import { findClash, meetSimultaneously } from '#rules/registration/clash.ts'
import type { PickGroup } from './pick-group.ts'
import type * as z from 'zod/mini'

export type OfferedGroup = z.output<(typeof groups)['general']['reply']>['groups'][number]

/** A subject that stands in the way, and when it is taught. */
export interface Obstacle {
  readonly subject: { readonly ka: string; readonly en: string }
  readonly day: number
  readonly time: string
}

/** Why a group cannot be taken: its time is a subject's, it meets a part that I picked just now, or as the server says. */
export type Verdict =
  | { readonly why: 'clash'; readonly obstacle: Obstacle }
  | { readonly why: 'part'; readonly group: string; readonly day: number; readonly time: string }
  | { readonly why: 'server'; readonly code: string; readonly sentence: string }

/** A group that I have a seat in, with its subject's name and code. */
export type TakenGroup = PickGroup & {
  readonly subject: { readonly ka: string; readonly en: string }
  readonly code: string
}

/**
 * Takes one offered group, my groups, and the parts of this subject picked so far; gives why it cannot be taken, or
 * null; `leavingID` is a subject that is given up for this one. What is full or closed comes from the server; times are compared here by the same rule as there (spec 5.9).
 */
export const verdictOf = (
  group: PickGroup<OfferedGroup>,
  taken: readonly TakenGroup[],
  picked: readonly PickGroup[],
  leavingID: number | null = null,
): Verdict | null => {
  const clash = findClash(group, taken, { subjectID: group.subjectID })
  if (clash !== null) {
    const { day, time, time_end } = clash.otherMeeting
    return { why: 'clash', obstacle: { subject: clash.group.subject, day, time: `${time}–${time_end}` } }
  }
  const { row } = group
  const isLeft = leavingID !== null && row.clash?.subjectID === leavingID
  if (isLeft && row.st_count >= row.capacity) return { why: 'server', code: 'group_full', sentence: '' }
  if (!row.valid && !isLeft) {
    if (row.code === 'group_clash' && row.clash !== null) {
      const { subject, subjecteng, dayID, time } = row.clash
      return { why: 'clash', obstacle: { subject: { ka: subject, en: subjecteng }, day: dayID, time } }
    }
    return { why: 'server', code: row.code ?? 'other', sentence: row.reason ?? '' }
  }
  const part = picked.find((other) => other.part !== group.part && meetSimultaneously(group, other))
  if (part === undefined) return null
  const meeting = part.meetings.find((each) => meetSimultaneously({ ...part, meetings: [each] }, group))
  return {
    why: 'part',
    group: part.row.group,
    day: meeting?.day ?? 1,
    time: meeting ? `${meeting.time}–${meeting.time_end}` : '',
  }
}
