import { useState, type CSSProperties } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './GpaChartFigure.module.css'
import type { Semester } from '../marks.ts'
import { toGpaChart } from './to-gpa-chart.ts'
import { toSeason } from '../to-season.ts'
import { words } from '../words.ts'

/** Percent of the plot, whose text keeps its size at every width. */
const size = { width: 100, height: 100 }
/** More names would touch each other on a phone. */
const maxNames = 7

/** The cumulative GPA as a line, each semester's own GPA as a ring, with named axes; or both as a table. */
export const GpaChartFigure = ({ semesters }: { semesters: readonly Semester[] }) => {
  const t = useWords(words)
  const locale = useLocale()
  const [isTable, setTable] = useState(false)
  const known = semesters.filter(({ gpa, gpa_so_far }) => gpa !== null && gpa_so_far !== null).toReversed()
  const chart = toGpaChart(known, size)
  // One semester is no curve: its GPA stands beside.
  if (chart === null || known.length < 2) return null
  const { low, high, semesters: ownPoints, cumulative: cumulativePoints } = chart
  const lines = [high, (low + high) / 2, low]
  const toName = (each: Semester) => {
    const { season, year } = toSeason(each)
    return t(season, { year })
  }
  const nameStep = Math.ceil(known.length / maxNames)
  return (
    <figure className={classes['chart']}>
      <figcaption>
        {t('gpaChart')}
        <button type="button" className="text-button" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'asChart' : 'asTable')}
        </button>
      </figcaption>
      {/* The chart is as high as the table: what follows stays where it is. */}
      <div className={classes['views']} style={{ '--rows': known.length + 1 } as CSSProperties}>
        <div className={isTable ? '' : 'visually-hidden'}>
          <table className={classes['table']} aria-label={t('gpaChart')}>
            <thead>
              <tr>
                <th scope="col">{t('semester')}</th>
                <th scope="col">{t('semesterGpaColumn')}</th>
                <th scope="col">{t('cumulative')}</th>
              </tr>
            </thead>
            <tbody>
              {known.map((each) => (
                <tr key={each.semesterID}>
                  <th scope="row">{toName(each)}</th>
                  <td>{formatNumber(each.gpa!, locale, 2, true)}</td>
                  <td>{formatNumber(each.gpa_so_far!, locale, 2, true)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div aria-hidden="true" className={classes['drawing']} data-hidden={isTable || undefined}>
          <div className={classes['plot']}>
            {lines.map((value, index) => (
              <span
                key={value}
                className={classes['line']}
                style={{ top: `${(index / (lines.length - 1)) * 100}%` }}
              >
                {value}
              </span>
            ))}
            <div className={classes['area']}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                <polyline points={cumulativePoints.map(({ x, y }) => `${x},${y}`).join(' ')} />
              </svg>
              {ownPoints.map(({ x, y }) => (
                <span key={x} className={classes['ring']} style={{ left: `${x}%`, top: `${y}%` }} />
              ))}
              {cumulativePoints.map(({ x, y }) => (
                <span key={x} className={classes['dot']} style={{ left: `${x}%`, top: `${y}%` }} />
              ))}
              {known.map((each, index) => {
                if ((known.length - 1 - index) % nameStep !== 0) return null
                const { season, year } = toSeason(each)
                return (
                  <span
                    key={each.semesterID}
                    className={classes['name']}
                    style={{ left: `${ownPoints[index]!.x}%` }}
                  >
                    {t(season === 'autumn' ? 'autumnShort' : 'springShort')}
                    <br />
                    {year}
                  </span>
                )
              })}
            </div>
          </div>
          <p className={classes['legend']}>
            <span data-kind="all">{t('cumulative')}</span>
            <span data-kind="own">{t('semesterOnly')}</span>
          </p>
        </div>
      </div>
    </figure>
  )
}
