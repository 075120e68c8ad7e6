import { formatEndedAt, formatUntil } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Medicine.module.css'
import { words } from './words.ts'

interface Props {
  readonly subject: { readonly until: string | null; readonly is_open: boolean }
}

/** Until when a choice can be changed, or since when it cannot. */
export const DeadlineNote = ({ subject: { until, is_open } }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  if (until === null) return null
  if (!is_open)
    return <Notice kind="info">{t('deadlineOver', { when: formatEndedAt(until, locale) })}</Notice>
  return <p className={classes['muted']}>{t('until', { when: formatUntil(until, locale) })}</p>
}
