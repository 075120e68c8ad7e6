import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { evaluations } from '#contract/studies/evaluations.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './StudiesCard.module.css'
import { toCurvePoints } from './to-curve-points.ts'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

/** The GPA with its course over the semesters, and the credits. It leads to the evaluations. */
export const StudiesCard = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { credits } = useHomeAgenda()
  const { data } = useSuspenseQuery(q(evaluations.semesters))
  const { data: me } = useSuspenseQuery(q(session.user))
  const averages = data.semesters.flatMap(({ gpa_so_far }) => gpa_so_far ?? []).toReversed()
  const average = averages.at(-1)
  return (
    <Link to="/evaluations" className={classes['studies']}>
      <span className={classes['figure']}>
        <span className={classes['label']}>{t('gpa')}</span>
        {average === undefined ? (
          <span className={classes['none']}>{t('noAverage')}</span>
        ) : (
          <strong className={classes['value']}>
            {formatNumber(average, locale)} <span className={classes['of']}>/ 100</span>
          </strong>
        )}
      </span>
      {averages.length > 1 && (
        <svg className={classes['curve']} viewBox="0 0 120 48" preserveAspectRatio="none" aria-hidden="true">
          <polyline
            points={toCurvePoints(averages)}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <span className={classes['figure']}>
        <span className={classes['label']}>{t('credits')}</span>
        <strong className={classes['value']}>{me.user.ects}</strong>
        {credits !== null && (
          <span className={classes['label']}>{t('creditsNow', { count: credits.semester })}</span>
        )}
      </span>
    </Link>
  )
}
