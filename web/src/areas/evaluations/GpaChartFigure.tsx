import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './GpaChartFigure.module.css'
import { toGpaChart } from './to-gpa-chart.ts'
import type { Semester } from './marks.ts'
import { words } from './words.ts'

const size = { width: 360, height: 96 }
/** For dots and numbers at the edges. */
const margin = { left: 34, right: 12, top: 12, bottom: 10 }
const dotRadius = 3.5

/** The cumulative GPA as a line, each semester's own GPA as a ring. */
export const GpaChartFigure = ({ semesters }: { semesters: readonly Semester[] }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const oldest = semesters.toReversed()
  const chart = toGpaChart(oldest, size)
  if (chart === null) return null
  const { low, high, semesters: ownPoints, cumulative: cumulativePoints } = chart
  const lines = [high, (low + high) / 2, low]
  return (
    <figure className={classes['chart']}>
      <figcaption>{t('gpaChart')}</figcaption>
      <svg
        viewBox={`${-margin.left} ${-margin.top} ${size.width + margin.left + margin.right} ${size.height + margin.top + margin.bottom}`}
        aria-hidden="true"
      >
        {lines.map((value, index) => {
          const y = (index / (lines.length - 1)) * size.height
          return (
            <g key={value}>
              <line className={classes['grid']} x1={0} x2={size.width} y1={y} y2={y} />
              <text x={-8} y={y + 4}>
                {value}
              </text>
            </g>
          )
        })}
        <polyline
          className={classes['cumulativeLine']}
          points={cumulativePoints.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {ownPoints.map(({ x, y }) => (
          <circle key={x} className={classes['semester']} cx={x} cy={y} r={dotRadius} />
        ))}
        {cumulativePoints.map(({ x, y }) => (
          <circle key={x} className={classes['cumulative']} cx={x} cy={y} r={dotRadius} />
        ))}
      </svg>
      <p className={classes['legend']} aria-hidden="true">
        <span data-kind="all">{t('cumulative')}</span>
        <span data-kind="own">{t('semesterOnly')}</span>
      </p>
      <ol className="visually-hidden">
        {oldest.map((each) =>
          each.gpa === null || each.gpa_so_far === null ? null : (
            <li key={each.semesterID}>
              {t('gpaOfSemester', {
                semester: text(each, 'semester'),
                own: formatNumber(each.gpa, locale),
                all: formatNumber(each.gpa_so_far, locale),
              })}
            </li>
          ),
        )}
      </ol>
    </figure>
  )
}
