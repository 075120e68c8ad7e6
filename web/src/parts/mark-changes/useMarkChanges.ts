import type * as z from 'zod/mini'
import type { evaluations } from '#contract/evaluations.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type Change = z.output<(typeof evaluations)['semesters']['reply']>['changes'][number]

/** Takes what changed in my marks by itself; gives each change as a sentence. */
export const useMarkChanges = (changes: readonly Change[]): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const result = ({ score, letter }: NonNullable<Change['before']>) => {
    const points = t('pointsOf', { count: score, points: formatNumber(score, locale) })
    return letter === null ? points : t('finalOf', { points, letter })
  }
  return changes.flatMap((change) => {
    const { before, after } = change
    const what = [text(change, 'subject'), text(change, 'component')].filter(Boolean).join(', ')
    if (after === null) return before === null ? [] : [t('markGone', { what, was: result(before) })]
    const now = result(after)
    return [
      before === null ? t('markGiven', { what, now }) : t('markChanged', { what, was: result(before), now }),
    ]
  })
}
