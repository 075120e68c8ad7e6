import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Locale } from '#rules/text/locale.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'

/** The rooms of a group, each once; empty where it meets at a distance only, which `RemoteMark` says. */
export const formatPlaces = (
  group: Pick<GroupRow, 'curation' | 'curationeng' | 'meetings'>,
  locale: Locale,
): string =>
  [
    ...new Set(group.meetings.flatMap(({ room }) => (room === null ? [] : formatRoom(group, room, locale)))),
  ].join(', ')
