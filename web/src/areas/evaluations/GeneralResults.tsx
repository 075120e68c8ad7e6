import { useMediaQuery } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './GeneralResults.module.css'
import { GpaChartFigure } from './gpa-chart/GpaChartFigure.tsx'
import type { Semester } from './marks.ts'
import { words } from './words.ts'

/** The GPA, its course, and the sums over all semesters; on a phone a line with the GPA, which opens the rest. */
export const GeneralResults = ({ semesters }: { semesters: readonly Semester[] }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(evaluations.generalData))
  const isPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const format = (value: number | null) => (value === null ? '—' : formatNumber(value, locale))
  const facts = [
    { name: t('credits'), value: `${data.ects_done} / ${data.ects}` },
    { name: t('average'), note: t('averageMeaning'), value: format(data.average_score) },
    { name: t('passed'), value: data.subjects_passed },
    { name: t('failed'), value: data.subjects_failed },
  ]
  const gpa =
    data.gpa === null ? (
      t('noGpa')
    ) : (
      <>
        <strong>{format(data.gpa)}</strong> / 100
      </>
    )
  const rest = (
    <>
      <GpaChartFigure semesters={semesters} />
      <dl className={classes['facts']}>
        {facts.map(({ name, note, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {note !== undefined && <dd className={classes['muted']}>{note}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
  const meaning = <p className={classes['muted']}>{t('gpaMeaning')}</p>
  if (isPhone)
    return (
      <section aria-label={t('generalResults')}>
        <details className={classes['line']}>
          <summary>
            <span>{t('gpa')}</span> <span className={classes['value']}>{gpa}</span>
          </summary>
          {meaning}
          {rest}
        </details>
      </section>
    )
  return (
    <section className={classes['results']} aria-label={t('generalResults')}>
      <div className={classes['gpa']}>
        <h2>{t('gpa')}</h2>
        <p>{gpa}</p>
        {meaning}
      </div>
      {rest}
    </section>
  )
}
