import { formatMove } from '#web/parts/page-changes/format-move.ts'
import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { lab } from '#contract/studies/lab.ts'
import type { Reply } from '#web/api/call.ts'
import { words } from './words.ts'

type Change = Reply<typeof lab.units>['changes'][number]
type BookedTime = Extract<Change, { kind: 'time' }>['after']

/** One line per change since the last visit. */
export const useLabChanges = (changes: readonly Change[]): ChangeLine[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toParts = ({ date, start, room }: BookedTime) =>
    [formatShortDay(date, locale), start, room === null ? '' : t('room', { room })] as const
  return changes.map((change) => {
    const name = text(change, 'unit')
    if (change.kind === 'time')
      return {
        row: `booking ${change.bookingID}`,
        name,
        text: t('timeMoved', formatMove(toParts(change.before), toParts(change.after))),
      }
    const { before, after } = change
    if (after === null) return { name, text: t('unitRemoved') }
    return {
      row: `unit ${change.unitId}`,
      name,
      text: before === null ? t('unitNew') : t('taskCountChanged', { count: after.tasks_count }),
    }
  })
}
