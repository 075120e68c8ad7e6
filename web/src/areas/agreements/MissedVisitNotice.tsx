import { useSuspenseQuery } from '@tanstack/react-query'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Agreements.module.css'
import { words } from './words.ts'

/** Why the student is asked for a time again, where the last visit was missed. */
export const MissedVisitNotice = () => {
  const t = useWords(words)
  const locale = useLocale()
  const visit = useSuspenseQuery(q(agreements.chosenTimes)).data.times.at(-1)
  if (visit?.status !== 'missed') return null
  return (
    <div className={classes['missed']}>
      <Notice kind="warning" title={t('visitMissed', { date: formatDate(visit.date, locale) })}>
        {visit.reason ?? t('missedText')}
      </Notice>
    </div>
  )
}
