import type { groups } from '#contract/registration/groups.ts'
import { listClashes, meetSimultaneously } from '#rules/registration/clash.ts'
import type { RuleGroup } from './to-rule-group.ts'
import type * as z from 'zod/mini'

export type OfferedGroup = z.output<(typeof groups)['general']['reply']>['groups'][number]

/** The registered subject that clashes, and when it meets. */
export interface ClashingSubject {
  readonly subject: { readonly ka: string; readonly en: string }
  readonly day: number
  readonly time: string
}

/** Why a group cannot be taken: clashes with registered subjects, with a selected part, or the server's reason. */
export type GroupRefusal =
  | { readonly why: 'clash'; readonly obstacles: readonly ClashingSubject[] }
  | { readonly why: 'part'; readonly group: string; readonly day: number; readonly time: string }
  | { readonly why: 'server'; readonly code: string; readonly sentence: string }

/** A group in which the student has a seat. */
export type TakenGroup = RuleGroup & {
  readonly subject: { readonly ka: string; readonly en: string }
  readonly code: string
}

/**
 * Why an offered group cannot be taken, or null; `leavingIDs` are subjects that are given up for this one or change their
 * groups with it. Full and closed come from the server; times are compared here by the same rule as on the server (spec 5.9).
 */
export const findGroupRefusal = (
  group: RuleGroup<OfferedGroup>,
  taken: readonly TakenGroup[],
  picked: readonly RuleGroup[],
  leavingIDs: readonly number[] = [],
): GroupRefusal | null => {
  const clashes = listClashes(group, taken, { subjectID: group.subjectID })
  if (clashes.length > 0) {
    const obstacles = clashes.map(({ group: { subject }, otherMeeting: { day, time, time_end } }) => ({
      subject,
      day,
      time: `${time}–${time_end}`,
    }))
    return { why: 'clash', obstacles }
  }
  const { row } = group
  const isLeft = row.clash !== null && leavingIDs.includes(row.clash.subjectID)
  if (isLeft && row.st_count >= row.capacity) return { why: 'server', code: 'group_full', sentence: '' }
  if (!row.valid && !isLeft) {
    if (row.code === 'group_clash' && row.clash !== null) {
      const { subject, subjecteng, dayID, time } = row.clash
      return { why: 'clash', obstacles: [{ subject: { ka: subject, en: subjecteng }, day: dayID, time }] }
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
