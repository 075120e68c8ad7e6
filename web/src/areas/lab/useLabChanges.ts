import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { lab } from '#contract/studies/lab.ts'
import type { Reply } from '#web/api/call.ts'
import { words } from './words.ts'

type Change = Reply<typeof lab.units>['changes'][number]
type BookedTime = Extract<Change, { kind: 'time' }>['after']

/** One sentence per change since the last visit. */
export const useLabChanges = (changes: readonly Change[]): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatTime = ({ date, start, end, room }: BookedTime) =>
    [
      formatDateWithWeekday(date, locale),
      `${start}–${end}`,
      ...(room === null ? [] : [t('room', { room })]),
    ].join(', ')
  return changes.map((change) => {
    const unit = text(change, 'unit')
    if (change.kind === 'time')
      return t('timeMoved', { unit, was: formatTime(change.before), now: formatTime(change.after) })
    const { before, after } = change
    if (after === null) return t('unitRemoved', { unit })
    return before === null
      ? t('unitNew', { unit })
      : t('taskCountChanged', { unit, count: after.tasks_count })
  })
}
