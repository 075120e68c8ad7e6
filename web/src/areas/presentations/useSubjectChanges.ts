import type { presentations } from '#contract/studies/presentations.ts'
import type { Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

type Change = Reply<typeof presentations.list>['changes'][number]

/** One sentence per change since the last visit. */
export const useSubjectChanges = (changes: readonly Change[]): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatDeadline = ({ upload_until: until }: NonNullable<Change['after']>) =>
    until === null ? t('withoutDeadline') : formatInstant(until, locale)
  return changes.flatMap((change) => {
    const { before, after } = change
    const subject = text(change, 'subject')
    if (after === null) return [t('submissionClosed', { subject })]
    const now = formatDeadline(after)
    return [
      before === null
        ? t('submissionOpened', { subject, now })
        : t('deadlineMoved', { subject, was: formatDeadline(before), now }),
    ]
  })
}
