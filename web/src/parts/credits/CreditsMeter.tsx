import { formatDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import type { Credits } from './check-credits.ts'
import { checkCredits } from './check-credits.ts'
import classes from './CreditsMeter.module.css'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly credits: Credits
  /** Credits of the previewed subject, less those of a subject given up for it. */
  readonly adding?: number
  /** Credits of the subject that is given up for it. */
  readonly leaving?: number
  /** ISO instant; the deadline for the minimum. */
  readonly closesAt?: string | undefined
  /** The credits of the next semester, which pre-registration is for. */
  readonly isNextSemester?: boolean
  /** Only the semester and the missing credits. */
  readonly isBrief?: boolean
  /** In a confirmation: what is left, without the warning, which stands on the screen behind it. */
  readonly isConfirming?: boolean
}

/** The credits of the semester and the academic year with their limits and a warning near them (spec 5.12). */
export const CreditsMeter = (props: Props) => {
  const {
    credits,
    adding = 0,
    leaving = 0,
    closesAt,
    isNextSemester = false,
    isBrief = false,
    isConfirming = false,
  } = props
  const t = useWords(words)
  const locale = useLocale()
  const { warn, semester, year } = checkCredits(credits, adding)
  const missing = credits.minimum - semester
  const missingBefore = credits.minimum - credits.semester
  const leftOfSemester = credits.maximumPerSemester - semester
  const leftOfYear = credits.maximumPerYear - year
  const isSemesterFirst = leftOfSemester <= leftOfYear
  return (
    <div className={classes['meter']}>
      <Line
        label={t(isNextSemester ? 'nextSemester' : 'thisSemester')}
        sum={credits.semester}
        adding={adding}
        leaving={leaving}
        maximum={credits.maximumPerSemester}
      />
      {!isBrief && (
        <Line
          label={t('thisYear')}
          sum={credits.year}
          adding={adding}
          leaving={leaving}
          maximum={credits.maximumPerYear}
        />
      )}
      {/* A preview that reaches the minimum leaves its place: what is under the pointer must not move. */}
      {Math.max(missing, missingBefore) > 0 && (
        <p className={classes['note']} data-reached={missing <= 0 || undefined}>
          <Icon name="info" size={18} />
          <span>
            {t('missing', { count: missing > 0 ? missing : missingBefore, minimum: credits.minimum })}
            {closesAt !== undefined && ` ${t('deadline', { when: formatDeadline(closesAt, locale) })}`}
          </span>
        </p>
      )}
      {warn && (
        <p className={classes['note']}>
          <Icon name={isConfirming ? 'info' : 'warning'} size={18} />
          <span>
            {/* The limit that binds first stands first. */}
            {!isConfirming &&
              `${t(isSemesterFirst ? 'warnOfSemester' : 'warn', {
                year: credits.maximumPerYear,
                semester: credits.maximumPerSemester,
              })} `}
            {isSemesterFirst
              ? t(isNextSemester ? 'leftOfNextSemester' : 'leftOfSemester', {
                  count: Math.max(0, leftOfSemester),
                })
              : t('leftOfYear', { count: Math.max(0, leftOfYear) })}
          </span>
        </p>
      )}
    </div>
  )
}

const Line = ({
  label,
  sum,
  adding,
  leaving,
  maximum,
}: {
  label: string
  sum: number
  adding: number
  leaving: number
  maximum: number
}) => {
  const share = (part: number) => `${Math.min(100, (part / maximum) * 100)}%`
  return (
    <div>
      <p className={classes['label']}>
        <span>{label}</span>
        <span className={classes['sum']}>
          {sum}
          {(adding !== 0 || leaving !== 0) && (
            <b className={classes['adding']}>{formatChange(adding, leaving)}</b>
          )}
          {` / ${maximum}`}
        </span>
      </p>
      <div className={classes['bar']} data-over={sum + adding > maximum || undefined} aria-hidden="true">
        <span className={classes['added']} style={{ width: share(Math.max(sum, sum + adding)) }} />
        <span className={classes['held']} style={{ width: share(Math.min(sum, sum + adding)) }} />
      </div>
    </div>
  )
}

/** An exchange says both, also where the sum stays the same. */
const formatChange = (adding: number, leaving: number) =>
  leaving > 0 ? ` − ${leaving} + ${adding + leaving}` : ` ${adding > 0 ? '+' : '−'} ${Math.abs(adding)}`
