import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import type * as z from 'zod/mini'
import type { master } from '#contract/studies/master.ts'
import { formatShortDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from '../words.ts'

type Change = z.output<(typeof master)['themes']['reply']>['changes'][number]

/** One line per change since the last visit. */
export const useThemeChanges = (changes: readonly Change[]): ChangeLine[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  return changes.flatMap(({ before, after }) => {
    const { mine } = after
    const isDecided = mine !== null && mine.status !== 'sent'
    const isNewDecision =
      isDecided && (before.mine?.status !== mine.status || before.mine.theme !== mine.theme)
    const [was, now] = [before.choose_until, after.choose_until].map(
      (each) => each && formatShortDeadline(each, locale),
    )
    const texts = [
      ...(isNewDecision
        ? [
            {
              row: 'theme',
              line: t(mine.status === 'approved' ? 'themeApproved' : 'themeRejected', {
                theme: text(mine, 'theme'),
              }),
            },
          ]
        : []),
      ...(was && now && was !== now ? [{ row: 'until', line: t('untilMoved', { was, now }) }] : []),
    ]
    return texts.map(({ row, line }) => ({ row, name: '', text: line }))
  })
}
