import type { Locale } from '#rules/text/locale.ts'
import { localized } from '#rules/text/locale.ts'
import { clashOf, trulyMeet } from '#rules/registration/clash.ts'
import { pastelsOf } from '#web/parts/pastels.ts'
import type { WeekTime } from '#web/parts/week-grid/week-layout.ts'
import type { GhostBlock, WeekBlock } from '#web/parts/week-block.ts'
import { roomOf } from '#web/parts/room-of.ts'
import type { TakenGroup } from '#web/parts/judge-groups.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import type { Offered } from './useChoice.ts'

/** Takes my registrations; gives each subject its colour, in the order in which they were registered. */
export const myPastels = (mine: readonly Registered[]): ReadonlyMap<number, number> =>
  pastelsOf(mine.toSorted((a, b) => a.registrationID - b.registrationID).map((each) => each.subjectID))

/** Takes my registrations and their pastels; gives the blocks of my week. */
export const myBlocks = (
  mine: readonly Registered[],
  pastels: ReadonlyMap<number, number>,
  locale: Locale,
): WeekBlock[] =>
  mine.flatMap((registration) =>
    registration.groups.flatMap((group) =>
      group.meetings.map(({ dayID, time, time_end, room }) => ({
        key: `${group.scheduleID}-${dayID}-${time}`,
        day: dayID,
        time,
        time_end,
        title: localized(registration, 'subject', locale),
        code: registration.subject_code,
        pastel: pastels.get(registration.subjectID) ?? 0,
        lines: [`${roomOf(group, room, locale)} · ${localized(group, 'lecture_type', locale)}`],
        dates: group.dates,
      })),
    ),
  )

/** Takes a group that is looked at or picked, its subject, my groups and the other picked ones; gives its ghosts, each with what it coincides with. */
export const ghostsOf = (
  group: Offered,
  subject: { readonly subject: string; readonly subjecteng: string; readonly subject_code: string },
  taken: readonly TakenGroup[],
  picked: readonly Offered[],
  locale: Locale,
): GhostBlock[] =>
  group.meetings.map((meeting) => {
    const alone = { ...group, meetings: [meeting] }
    const clash = clashOf(alone, taken, { subjectID: group.subjectID })
    const part = picked.find((other) => other.part !== group.part && trulyMeet(alone, other))
    return {
      ...meeting,
      key: `ghost-${group.scheduleID}-${meeting.day}-${meeting.time}`,
      title: localized(subject, 'subject', locale),
      code: subject.subject_code,
      obstacle: clash
        ? { name: clash.group.subject[locale], code: clash.group.code }
        : part
          ? { name: part.row.group, code: part.row.group }
          : null,
    }
  })

/** Takes the groups of a subject; gives all hours at which its ghosts may come to stand. */
export const hoursOf = (groups: readonly Offered[]): WeekTime[] => groups.flatMap((group) => group.meetings)
