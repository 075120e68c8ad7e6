import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { creditParts } from './compare-programs.ts'
import { creditWords } from './credit-words.ts'
import { CreditBar } from './CreditBar.tsx'
import classes from './MyProgram.module.css'
import type { FullProgram } from './full-program.ts'
import { words } from './words.ts'

interface Props {
  readonly own: FullProgram
  /** A preview of another choice stands below. */
  readonly isCompared: boolean
}

/** Which programme it is, and its credits: done, running, planned and missing. */
export const ProgramHeader = ({ own, isCompared }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(program.myEvaluations))
  const { program: programme, credits } = own
  return (
    <section className={classes['header']} aria-labelledby="programme-name">
      <div>
        <h2 id="programme-name">
          {text(programme, 'speciality')} {isCompared && <span className={classes['badge']}>{t('now')}</span>}
        </h2>
        <p className={classes['muted']}>
          {text(programme, 'school')} · {t('ects', { count: programme.ects })} ·{' '}
          {t('semesters', { count: programme.semesters })}
        </p>
      </div>
      <CreditBar credits={credits} />
      <div className={classes['sums']}>
        <dl className={classes['credits']} aria-label={t('credits')}>
          {creditParts.map((part) => (
            <div key={part} data-part={part}>
              <dt>{t(creditWords[part])}</dt>
              <dd>{credits[part]}</dd>
            </div>
          ))}
        </dl>
        <p>
          {data.gpa !== null && <span>{t('gpa', { gpa: formatNumber(data.gpa, locale) })}</span>}
          <Link to="/evaluations">{t('toMarks')}</Link>
        </p>
      </div>
    </section>
  )
}
