import { Icon } from '#web/ui/Icon.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import type { Credits } from './credits-if.ts'
import { creditsIf } from './credits-if.ts'
import classes from './CreditsMeter.module.css'
import { words } from './words.ts'

interface Props {
  readonly credits: Credits
  /** Credits of the subject that is looked at and not registered yet. */
  readonly adding?: number
}

/** My credits of the semester and the academic year against their limits, with a warning near them (spec 9). */
export const CreditsMeter = ({ credits, adding = 0 }: Props) => {
  const t = useWords(words)
  const { warn } = creditsIf(credits, adding)
  return (
    <div className={classes['meter']}>
      <Line
        label={t('thisSemester')}
        sum={credits.semester}
        adding={adding}
        maximum={credits.maximumPerSemester}
      />
      <Line label={t('thisYear')} sum={credits.year} adding={adding} maximum={credits.maximumPerYear} />
      {credits.semester + adding < credits.minimum && (
        <p className={classes['note']}>{t('minimum', { minimum: credits.minimum })}</p>
      )}
      {warn && (
        <p className={classes['warning']}>
          <Icon name="warning" size={18} />
          {t('warn', { year: credits.maximumPerYear, semester: credits.maximumPerSemester })}
        </p>
      )}
    </div>
  )
}

const Line = ({
  label,
  sum,
  adding,
  maximum,
}: {
  label: string
  sum: number
  adding: number
  maximum: number
}) => {
  const share = (part: number) => `${Math.min(100, (part / maximum) * 100)}%`
  return (
    <div>
      <p className={classes['label']}>
        <span>{label}</span>
        <span className={classes['sum']}>
          {sum}
          {adding > 0 && <b className={classes['adding']}>{` + ${adding}`}</b>}
          {` / ${maximum}`}
        </span>
      </p>
      <div className={classes['bar']} data-over={sum + adding > maximum || undefined} aria-hidden="true">
        <span className={classes['added']} style={{ width: share(sum + adding) }} />
        <span className={classes['held']} style={{ width: share(sum) }} />
      </div>
    </div>
  )
}
