import { useSuspenseQuery } from '@tanstack/react-query'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Agreements.module.css'
import { VisitFacts } from './VisitFacts.tsx'
import { words } from './words.ts'

/** The student's visits with their outcomes, the last one first; nothing without a visit. */
export const VisitList = () => {
  const t = useWords(words)
  const { times } = useSuspenseQuery(q(agreements.chosenTimes)).data
  useLiveAnswers('visitTimes', times.length > 0)
  if (times.length === 0) return null
  return (
    <div>
      <dt>{t('visits')}</dt>
      {times.toReversed().map((visit) => (
        <dd key={visit.studentComeDateID} className={classes['outcome']}>
          <VisitFacts visit={visit} />
          <p>{t(visit.status)}</p>
          {visit.reason !== null && <p className={classes['reason']}>{visit.reason}</p>}
        </dd>
      ))}
    </div>
  )
}
