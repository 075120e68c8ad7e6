import type { ChangeLine } from './change-line.ts'
import type * as z from 'zod/mini'
import type { evaluations } from '#contract/studies/evaluations.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './mark-words.ts'

type Change = z.output<(typeof evaluations)['semesters']['reply']>['changes'][number]
type Result = NonNullable<Change['before']>

/** One line per changed mark. */
export const useMarkChanges = (changes: readonly Change[]): ChangeLine[] => {
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
  const toTexts = ({ before, after }: Change): string[] => {
    if (after === null) return before === null ? [] : [t('markGone', { was: formatResult(before) })]
    if (before === null) return [t('markGiven', { now: formatResult(after) })]
    const [was, now] = [formatResult(before), formatResult(after)]
    const [then, today] = [formatStatus(before), formatStatus(after)]
    // A new letter already implies a new status, but not a recovery.
    const hasOtherStatus = was === now ? then !== today : before.is_recovery !== after.is_recovery
    return [
      ...(was === now ? [] : [t('markChanged', { was, now })]),
      ...(hasOtherStatus ? [t('statusChanged', { was: then, now: today })] : []),
    ]
  }
  return changes.flatMap((change) =>
    toTexts(change).map((line) => ({
      row: `subject ${change.subjectID}`,
      name: [text(change, 'subject'), text(change, 'component')].filter(Boolean).join(', '),
      text: line,
    })),
  )
}
