import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/areas/master/words.ts'

type Change = z.output<(typeof master)['components']['reply']>['changes'][number]

/** One line per change since the last visit. */
export const useComponentChanges = (changes: readonly Change[]): ChangeLine[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatDay = (date: string | null) =>
    date === null ? t('noDeadline') : formatDate(date, locale, 'short')
  const formatPoints = (score: number | null) => (score === null ? '–' : formatNumber(score, locale))
  const toTexts = ({ before, after }: Change): string[] => {
    if (after === null) return [t('componentRemoved')]
    if (before === null) return [t('componentAdded', { deadline: formatDay(after.deadline) })]
    return [
      ...(before.deadline === after.deadline
        ? []
        : [t('deadlineMoved', { was: formatDay(before.deadline), now: formatDay(after.deadline) })]),
      ...(before.score === after.score
        ? []
        : [
            before.score === null
              ? t('componentMarked', { now: formatPoints(after.score) })
              : t('pointsChanged', { was: formatPoints(before.score), now: formatPoints(after.score) }),
          ]),
    ]
  }
  return changes.flatMap((change) =>
    toTexts(change).map((line) => ({
      row: `component ${change.componentID}`,
      name: text(change, 'component'),
      text: line,
    })),
  )
}
