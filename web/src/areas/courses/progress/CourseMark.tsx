import { passScore } from '#rules/marks/points-to-pass.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { PointsToPass } from '#web/parts/marks/PointsToPass.tsx'
import { ScoreBar } from '#web/parts/marks/ScoreBar.tsx'
import type { Progress } from '#web/areas/courses/course.ts'
import classes from './CourseProgress.module.css'
import { words } from './words.ts'

/** The final mark, or the points so far and what passing takes, and each component with its points. */
export const CourseMark = ({ progress }: { progress: Progress }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { score, letter, components } = progress
  const format = (value: number) => formatNumber(value, locale)
  const marked = components.filter((each) => each.score !== null)
  const collected = marked.reduce((sum, each) => sum + each.score!, 0)
  const judged = marked.reduce((sum, { max_score }) => sum + max_score, 0)
  return (
    <>
      {score !== null ? (
        <p>
          <strong className={classes['score']}>{t('scoreOf', { points: format(score), most: 100 })}</strong>{' '}
          {[letter, text(progress, 'status')].filter(Boolean).join(' · ')}
        </p>
      ) : marked.length > 0 ? (
        <>
          <p>
            <strong className={classes['score']}>
              {t('pointsOf', { points: format(collected), most: format(judged) })}
            </strong>{' '}
            <span className="muted">{t('soFar')}</span>
          </p>
          <ScoreBar collected={collected} judged={judged} />
          {/* The bar is of all points, the number above of those given so far. */}
          <span className={classes['scale']} aria-hidden="true">
            <span>0</span>
            <span style={{ insetInlineStart: `${passScore}%` }}>{passScore}</span>
            <span>100</span>
          </span>
        </>
      ) : (
        <p className="muted">{t('noPoints')}</p>
      )}
      {score === null && <PointsToPass components={components} />}
      {components.length === 0 ? (
        score === null && <p className="muted">{t('noComponents')}</p>
      ) : (
        <ul className={classes['components']}>
          {components.map((part) => (
            <li key={part.componentID}>
              <span>
                {text(part, 'component')}
                {part.min_score !== null && score === null && (
                  <span className={classes['due']}>{t('atLeast', { points: format(part.min_score) })}</span>
                )}
                {part.score === null && part.date !== null && score === null && (
                  <span className={classes['due']}>
                    {t('pointsDue', { date: formatDate(part.date, locale, 'short') })}
                  </span>
                )}
              </span>
              <span className={classes['points']} data-open={part.score === null || undefined}>
                {t('scoreOf', {
                  points: part.score === null ? '—' : format(part.score),
                  most: format(part.max_score),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
