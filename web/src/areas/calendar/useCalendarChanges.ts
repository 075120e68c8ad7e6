import type { calendar } from '#contract/studies/calendar.ts'
import type { Reply } from '#web/api/call.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import { words } from './words.ts'

/** One line per change since the last visit. */
export const useCalendarChanges = ({ changes }: Reply<typeof calendar.academicCalendars>): ChangeLine[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatSpan = ({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }) =>
    formatDateSpan(start_date, end_date, locale)
  return changes.map((change) => {
    const { before, after } = change
    const of = { row: `event ${change.id}`, name: text(change, 'name') }
    if (after === null) return { ...of, text: t('isCancelled', { was: formatSpan(before!) }) }
    if (before === null) return { ...of, text: t('isNew', { now: formatSpan(after) }) }
    return { ...of, text: t('isMoved', { was: formatSpan(before), now: formatSpan(after) }) }
  })
}
