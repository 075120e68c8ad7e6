import type { GroupRow } from '#contract/rows/group-row.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { words } from '../words.ts'
import classes from './GroupPanel.module.css'

/** In which week of teaching a new student of these groups begins; nothing in the first week or for rotations. */
export const TeachingStartedNote = ({ groups }: { groups: readonly GroupRow[] }) => {
  const t = useWords(words)
  const { date: today } = useUniversityNow()
  const starts = groups.filter(({ rotation }) => !rotation).map(({ start_date }) => start_date)
  const first = starts.toSorted()[0]
  if (first === undefined) return null
  const weeks = Math.floor(daysBetween(first, today) / 7)
  if (weeks < 1) return null
  return <p className={classes['started']}>{t('teachingStarted', { week: toOrdinal(weeks + 1) })}</p>
}
