import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from '../words.ts'

type Change = z.output<(typeof master)['components']['reply']>['changes'][number]

/** Takes what changed of the parts of my thesis by itself; gives each change as a sentence. */
export const usePartChanges = (changes: readonly Change[]): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const day = (date: string | null) => (date === null ? t('noDeadline') : formatDate(date, locale, 'short'))
  const points = (score: number | null) => (score === null ? '–' : formatNumber(score, locale))
  return changes.flatMap((change) => {
    const { before, after } = change
    const part = text(change, 'component')
    if (after === null) return [t('partGone', { part })]
    if (before === null) return [t('partNew', { part, deadline: day(after.deadline) })]
    return [
      ...(before.deadline === after.deadline
        ? []
        : [t('partMoved', { part, was: day(before.deadline), now: day(after.deadline) })]),
      ...(before.score === after.score
        ? []
        : [
            before.score === null
              ? t('partMarked', { part, now: points(after.score) })
              : t('partChanged', { part, was: points(before.score), now: points(after.score) }),
          ]),
    ]
  })
}
