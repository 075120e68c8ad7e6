import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import type { presentations } from '#contract/studies/presentations.ts'
import type { Reply } from '#web/api/call.ts'
import { formatShortDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type Change = Reply<typeof presentations.list>['changes'][number]

/** One line per change since the last visit. */
export const useSubjectChanges = (changes: readonly Change[]): ChangeLine[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatDeadline = ({ upload_until: until }: NonNullable<Change['after']>) =>
    until === null ? t('withoutDeadline') : formatShortDeadline(until, locale)
  return changes.flatMap((change) => {
    const { before, after } = change
    const of = { row: `subject ${change.subjectID}`, name: text(change, 'subject') }
    if (after === null) return [{ ...of, text: t('submissionClosed') }]
    const now = formatDeadline(after)
    return [
      {
        ...of,
        text:
          before === null
            ? t('submissionOpened', { now })
            : t('deadlineMoved', { was: formatDeadline(before), now }),
      },
    ]
  })
}
