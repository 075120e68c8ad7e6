import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type Change = z.output<(typeof evaluations)['semesters']['reply']>['changes'][number]
type Result = NonNullable<Change['before']>

/** Takes what changed in my marks by itself; gives each change as a sentence. */
export const useMarkChanges = (changes: readonly Change[]): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const resultOf = ({ score, letter }: Result) => {
    const points = t('pointsOf', { count: score, points: formatNumber(score, locale) })
    return letter === null ? points : t('finalOf', { points, letter })
  }
  const statusOf = (result: Result) => {
    const status = text(result, 'status')
    return result.is_recovery ? t('recovered', { status }) : status
  }
  return changes.flatMap((change) => {
    const { before, after } = change
    const what = [text(change, 'subject'), text(change, 'component')].filter(Boolean).join(', ')
    if (after === null) return before === null ? [] : [t('markGone', { what, was: resultOf(before) })]
    if (before === null) return [t('markGiven', { what, now: resultOf(after) })]
    const [was, now] = [resultOf(before), resultOf(after)]
    const [then, today] = [statusOf(before), statusOf(after)]
    // Another letter says by itself that the status is another, but not that it was in recovery.
    const isOtherWay = was === now ? then !== today : before.is_recovery !== after.is_recovery
    return [
      ...(was === now ? [] : [t('markChanged', { what, was, now })]),
      ...(isOtherWay ? [t('statusChanged', { what, was: then, now: today })] : []),
    ]
  })
}
