import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { countCredits, creditParts } from './compare-programs.ts'
import { creditWords } from './credit-words.ts'
import { CreditBar } from './CreditBar.tsx'
import classes from './MyProgram.module.css'
import type { FullProgram } from './full-program.ts'
import { words } from './words.ts'

interface Props {
  readonly own: FullProgram
  /** The programme with another choice, which is shown below. */
  readonly preview: FullProgram | undefined
}

/** Which programme it is, and its credits: done, running, pre-registered and missing; with a preview those of both. */
export const ProgramHeader = ({ own, preview }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(program.myEvaluations))
  const { program: programme, credits } = own
  return (
    <section className={classes['header']} aria-labelledby="programme-name">
      <div>
        <h2 id="programme-name">{text(programme, 'speciality')}</h2>
        <p className={classes['muted']}>
          {text(programme, 'school')} · {t('ects', { count: programme.ects })} ·{' '}
          {t('semesters', { count: programme.semesters })}
        </p>
      </div>
      {preview === undefined ? (
        <CreditBar credits={credits} />
      ) : (
        <div className={classes['compared']}>
          <ComparedBar name={t('now')} credits={credits} other={preview.credits} />
          <ComparedBar name={t('preview')} credits={preview.credits} other={credits} />
        </div>
      )}
      <div className={classes['sums']}>
        <CreditList before={credits} after={preview?.credits ?? credits} />
        <p>
          {data.gpa !== null && <span>{t('gpa', { gpa: formatNumber(data.gpa, locale) })}</span>}
          <Link to="/evaluations">{t('toMarks')}</Link>
        </p>
      </div>
    </section>
  )
}

interface BarProps {
  readonly name: string
  readonly credits: FullProgram['credits']
  /** Those of the other bar: both have the same scale. */
  readonly other: FullProgram['credits']
}

/** The bar of one of two programmes that are compared. */
const ComparedBar = ({ name, credits, other }: BarProps) => {
  const all = countCredits(credits)
  return (
    <>
      <span className={classes['badge']}>{name}</span>
      <div style={{ width: `${(all / Math.max(all, countCredits(other))) * 100}%` }}>
        <CreditBar credits={credits} />
      </div>
    </>
  )
}

/** The numbers of the bar, or of both of them; those that are rarely there only where they are. */
const CreditList = ({ before, after }: Readonly<Record<'before' | 'after', FullProgram['credits']>>) => {
  const t = useWords(words)
  const isShown = (part: (typeof creditParts)[number]) =>
    part === 'done' || part === 'missing' || before[part] > 0 || after[part] > 0
  return (
    <dl className={classes['credits']} aria-label={t('credits')}>
      {creditParts.filter(isShown).map((part) => (
        <div key={part} data-part={part}>
          <dt>{t(creditWords[part])}</dt>
          <dd>{before[part] === after[part] ? before[part] : `${before[part]} → ${after[part]}`}</dd>
        </div>
      ))}
    </dl>
  )
}
