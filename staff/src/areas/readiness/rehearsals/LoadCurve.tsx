import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Rehearsal } from './is-open.ts'
import { toLoadCurve } from './to-load-curve.ts'
import classes from './LoadCurve.module.css'
import { words } from './words.ts'

interface Props {
  readonly load: Rehearsal['load']
}

const Curve = ({ load }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { top, half, nearlyAll } = toLoadCurve(load)
  const toPoints = (points: typeof half) => points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <figure className={classes['chart']} aria-hidden="true">
      <figcaption>{t('loadChart')}</figcaption>
      <div className={classes['plot']}>
        {[top, top / 2, 0].map((value, nth) => (
          <span key={value} className={classes['line']} style={{ top: `${nth * 50}%` }}>
            {formatNumber(value, locale, 1)}
          </span>
        ))}
        <div className={classes['area']}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <polyline data-kind="half" points={toPoints(half)} />
            <polyline points={toPoints(nearlyAll)} />
          </svg>
          {half.map(({ x, y }) => (
            <span
              key={x}
              className={classes['dot']}
              data-kind="half"
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          ))}
          {nearlyAll.map(({ x, y }) => (
            <span key={x} className={classes['dot']} style={{ left: `${x}%`, top: `${y}%` }} />
          ))}
          {load.map(({ students }, nth) => (
            <span key={students} className={classes['name']} style={{ left: `${half[nth]!.x}%` }}>
              {formatNumber(students, locale)}
            </span>
          ))}
        </div>
      </div>
      <p className={classes['legend']}>
        <span>{t('nearlyAll')}</span>
        <span data-kind="half">{t('half')}</span>
      </p>
    </figure>
  )
}

/** How long answers take, the more students come at once: as a curve and as a table. */
export const LoadCurve = ({ load }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const failed = load.reduce((sum, each) => sum + each.failed, 0)
  const most = Math.max(...load.map(({ students }) => students))
  const toSeconds = (ms: number | null) =>
    ms === null ? '—' : t('seconds', { value: formatNumber(ms / 1000, locale, 2, true) })
  return (
    <section aria-labelledby="load">
      <h2 id="load">{t('loadTitle')}</h2>
      <p className={classes['lead']}>{t('loadLead')}</p>
      {failed > 0 ? (
        <Notice kind="warning">{t('gaveUp', { count: formatNumber(failed, locale) })}</Notice>
      ) : (
        <p>{t('carries', { students: formatNumber(most, locale) })}</p>
      )}
      {load.length > 1 && <Curve load={load} />}
      <table className={classes['table']}>
        <thead>
          <tr>
            {(['atOnce', 'half', 'nearlyAll', 'reads', 'perSecond', 'retried', 'unanswered'] as const).map(
              (name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {load.map((each) => (
            <tr key={each.students}>
              <td data-label={t('atOnce')}>{formatNumber(each.students, locale)}</td>
              <td data-label={t('half')}>{toSeconds(each.seats.p50)}</td>
              <td data-label={t('nearlyAll')}>{toSeconds(each.seats.p99)}</td>
              <td data-label={t('reads')}>{toSeconds(each.reads.p99)}</td>
              <td data-label={t('perSecond')}>
                {formatNumber(each.calls / Math.max(each.seconds, 0.1), locale, 0)}
              </td>
              <td data-label={t('retried')}>{formatNumber(each.retried, locale)}</td>
              <td data-label={t('unanswered')}>{formatNumber(each.failed, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
