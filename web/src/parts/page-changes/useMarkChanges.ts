import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './mark-words.ts'

type Change = z.output<(typeof evaluations)['semesters']['reply']>['changes'][number]
type Result = NonNullable<Change['before']>

/** One sentence per changed mark. */
export const useMarkChanges = (changes: readonly Change[]): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatResult = ({ score, letter }: Result) => {
    const points = t('pointsOf', { count: score, points: formatNumber(score, locale) })
    return letter === null ? points : t('finalOf', { points, letter })
  }
  const formatStatus = (result: Result) => {
    const status = text(result, 'status')
    return result.is_recovery ? t('recovered', { status }) : status
  }
  return changes.flatMap((change) => {
    const { before, after } = change
    const what = [text(change, 'subject'), text(change, 'component')].filter(Boolean).join(', ')
    if (after === null) return before === null ? [] : [t('markGone', { what, was: formatResult(before) })]
    if (before === null) return [t('markGiven', { what, now: formatResult(after) })]
    const [was, now] = [formatResult(before), formatResult(after)]
    const [then, today] = [formatStatus(before), formatStatus(after)]
    // A new letter already implies a new status, but not a recovery.
    const hasOtherStatus = was === now ? then !== today : before.is_recovery !== after.is_recovery
    return [
      ...(was === now ? [] : [t('markChanged', { what, was, now })]),
      ...(hasOtherStatus ? [t('statusChanged', { what, was: then, now: today })] : []),
    ]
  })
}
