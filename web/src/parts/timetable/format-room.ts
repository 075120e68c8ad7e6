import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Locale } from '#rules/text/locale.ts'
import { localize, formatPhrase } from '#rules/text/locale.ts'
import { meetingWords } from '#web/parts/meeting-words.ts'

/** The room cell: curation label plus room, or "distance" (spec 2.10.2). */
export const formatRoom = (
  group: Pick<GroupRow, 'curation' | 'curationeng'>,
  room: string | null,
  locale: Locale,
): string =>
  [localize(group, 'curation', locale), room ?? formatPhrase(meetingWords.distance, locale)]
    .filter(Boolean)
    .join(' · ')
