import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { evaluations } from '#contract/studies/evaluations.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './StudiesCard.module.css'
import { toCurvePoints } from './to-curve-points.ts'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

/** The GPA with its course over the semesters, and the credits. It leads to the evaluations. */
export const StudiesCard = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { credits } = useHomeAgenda()
  const { data } = useSuspenseQuery(q(evaluations.semesters))
  const { data: me } = useSuspenseQuery(q(session.user))
  // A semester without marks of its own has the average of the one before.
  const marked = data.semesters
    .filter(({ gpa, gpa_so_far }) => gpa !== null && gpa_so_far !== null)
    .toReversed()
  const averages = marked.map(({ gpa_so_far }) => gpa_so_far!)
  const average = averages.at(-1)
  const format = (value: number) => formatNumber(value, locale, 2, true)
  const course = marked.map((each) => `${text(each, 'semester')}: ${format(each.gpa_so_far!)}`)
  return (
    <Link to="/evaluations" className={classes['studies']}>
      <span className={classes['figure']}>
        <span className="muted">{t('gpa')}</span>
        {average === undefined ? (
          <span className="muted">{t('noAverage')}</span>
        ) : (
          <strong className={classes['value']}>
            {format(average)} <span className={classes['of']}>/ 100</span>
          </strong>
        )}
      </span>
      {averages.length > 1 && (
        <span className={classes['course']} title={course.join('\n')}>
          <svg viewBox="0 0 120 48" preserveAspectRatio="none" aria-hidden="true">
            <polyline
              points={toCurvePoints(averages)}
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span aria-hidden="true">{format(averages[0]!)}</span>
          <span aria-hidden="true">{format(average!)}</span>
          <span className="visually-hidden">
            {t('curve')}: {course.join('; ')}.
          </span>
        </span>
      )}
      <span className={classes['figure']}>
        <span className="muted">{t('credits')}</span>
        <strong className={classes['value']}>{me.user.ects}</strong>
        {credits !== null && <span className="muted">{t('creditsNow', { count: credits.semester })}</span>}
      </span>
    </Link>
  )
}
