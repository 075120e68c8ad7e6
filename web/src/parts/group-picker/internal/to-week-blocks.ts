import { localize, type Locale } from '#rules/text/locale.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import type { WeekBlock } from './week/week-block.ts'

/** The lectures of the registered groups as blocks of a week. */
export const toWeekBlocks = (
  registered: readonly Registered[],
  pastels: ReadonlyMap<number, number>,
  locale: Locale,
  {
    isNew = () => false,
    isMoving = () => false,
    isClosed = () => false,
  }: Readonly<Partial<Record<'isNew' | 'isMoving' | 'isClosed', (scheduleID: number) => boolean>>> = {},
): WeekBlock[] =>
  registered.flatMap((own) =>
    own.groups.flatMap((group) =>
      group.meetings.map(({ dayID, time, time_end, room }) => ({
        key: `${group.scheduleID}-${dayID}-${time}`,
        day: dayID,
        time,
        time_end,
        title: localize(own, 'subject', locale),
        code: own.subject_code,
        pastel: pastels.get(own.subjectID) ?? 0,
        lines: [`${formatRoom(group, room, locale)} · ${localize(group, 'lecture_type', locale)}`],
        dates: group.dates,
        isNew: isNew(group.scheduleID),
        isMoving: isMoving(group.scheduleID),
        isClosed: isClosed(group.scheduleID),
      })),
    ),
  )
