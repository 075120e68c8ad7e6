import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatInstantSpan, formatShortDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type Change = z.output<(typeof exams)['viewed']['reply']>['changes'][number]

/** One line per change since the last visit. */
export const usePaperChanges = (changes: readonly Change[], serverNow: string): ChangeLine[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatWindow = ({ view_from, view_until }: Change['after']) =>
    formatInstantSpan(view_from, view_until, locale, 'short')
  const toPaperLine = (change: Change): string | null => {
    const { before, after, question } = change
    if (question !== null) return t('appealAnswered', { number: question })
    const [was, now] = [before?.score ?? null, after.score]
    if (was !== null && now !== null && was !== now)
      return t('pointsChanged', { was: formatNumber(was, locale), now: formatNumber(now, locale) })
    if (was === null && now !== null && Date.parse(after.view_until) <= Date.parse(serverNow))
      return t('pointsGiven', { now: formatNumber(now, locale) })
    if (was === null && now !== null) return t('paperOpen')
    if (before === null) return t('viewingAnnounced', { when: formatWindow(after) })
    if (formatWindow(before) !== formatWindow(after))
      return t('viewingMoved', { was: formatWindow(before), now: formatWindow(after) })
    const until = after.appeal_until
    if (before.appeal_until === until) return null
    if (until === null) return t('appealsClosed')
    const from = before.appeal_until
    const deadline = formatShortDeadline(until, locale)
    return from === null
      ? t('appealsOpen', { until: deadline })
      : t('appealsMoved', { was: formatShortDeadline(from, locale), now: deadline })
  }
  return changes.flatMap((change) => {
    const { before, after, question } = change
    // When a paper opens, its comments are no news of their own.
    const newComments = before === null || before.score === null ? 0 : after.comments - before.comments
    const name = [text(change, 'subject'), text(change, 'examType')].join(', ')
    const texts = [
      ...[toPaperLine(change)].filter((line) => line !== null),
      ...(question === null && newComments > 0 ? [t('newComments', { count: newComments })] : []),
    ]
    return texts.map((line) => ({ row: `paper ${change.id}`, name, text: line }))
  })
}
