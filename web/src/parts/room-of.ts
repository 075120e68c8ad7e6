import type { GroupRow } from '#contract/rows/group-row.ts'
import type { Locale } from '#rules/text/locale.ts'
import { localize, formatPhrase } from '#rules/text/locale.ts'
import { words } from './words.ts'

/** Takes a group and the room of one of its meetings; gives the room cell: curation label plus room, or distance (spec 2.10.2). */
export const roomOf = (
  group: Pick<GroupRow, 'curation' | 'curationeng'>,
  room: string | null,
  locale: Locale,
): string =>
  [localize(group, 'curation', locale), room ?? formatPhrase(words.distance, locale)].filter(Boolean).join(' · ')
