import type * as z from 'zod/mini'
import type { exams } from '#contract/studies/exams.ts'
import { formatInstant, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type Change = z.output<(typeof exams)['viewed']['reply']>['changes'][number]

/** One sentence per change since the last visit. */
export const usePaperChanges = (changes: readonly Change[], serverNow: string): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatWindow = ({ view_from, view_until }: Change['after']) =>
    `${formatInstant(view_from, locale)} – ${formatInstant(view_until, locale)}`
  const toPaperLine = (change: Change): string | null => {
    const { before, after, question } = change
    const what = [text(change, 'subject'), text(change, 'examType')].join(', ')
    if (question !== null) return t('appealAnswered', { what, number: question })
    const [was, now] = [before?.score ?? null, after.score]
    if (was !== null && now !== null && was !== now)
      return t('pointsChanged', { what, was: formatNumber(was, locale), now: formatNumber(now, locale) })
    if (was === null && now !== null && Date.parse(after.view_until) <= Date.parse(serverNow))
      return t('pointsGiven', { what, now: formatNumber(now, locale) })
    if (was === null && now !== null)
      return t('paperOpen', { what, until: formatInstant(after.view_until, locale) })
    if (before === null) return t('viewingAnnounced', { what, when: formatWindow(after) })
    if (formatWindow(before) !== formatWindow(after))
      return t('viewingMoved', { what, was: formatWindow(before), now: formatWindow(after) })
    const until = after.appeal_until
    if (before.appeal_until === until) return null
    return until === null
      ? t('appealsClosed', { what })
      : t('appealsMoved', { what, until: formatInstant(until, locale) })
  }
  return changes.flatMap((change) => {
    const { before, after, question } = change
    // When a paper opens, its comments are no news of their own.
    const newComments = before === null || before.score === null ? 0 : after.comments - before.comments
    const what = [text(change, 'subject'), text(change, 'examType')].join(', ')
    return [
      ...[toPaperLine(change)].filter((line) => line !== null),
      ...(question === null && newComments > 0 ? [t('newComments', { what, count: newComments })] : []),
    ]
  })
}
