import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import classes from './MarkComponents.module.css'
import type { Evaluation, SubjectMarks as Parts } from './marks.ts'
import { words } from './words.ts'

interface Props {
  readonly mark: Evaluation
  readonly components: Parts['components']
}

/** The components of a mark with their points as numbers and bars, and the sum. */
export const MarkComponents = ({ mark, components }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const format = (value: number) => formatNumber(value, locale)
  const maxScore = components.reduce((sum, { max_score }) => sum + max_score, 0)
  const total = mark.score ?? mark.collected
  return (
    <table className={classes['components']} aria-label={t('components')}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('component')}</th>
          <th scope="col">{t('points')}</th>
        </tr>
      </thead>
      <tbody>
        {components.map((part) => (
          <tr key={part.componentID}>
            <th scope="row">
              {text(part, 'component')}
              <span className={classes['muted']}>
                {[
                  part.date !== null &&
                    (part.score === null && mark.statusID === null
                      ? t('pointsDue', { date: formatDate(part.date, locale, 'short') })
                      : formatDate(part.date, locale, 'short')),
                  part.min_score !== null && t('atLeast', { points: format(part.min_score) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <ProgressBar className={classes['bar']} share={(part.score ?? 0) / part.max_score} />
            </th>
            <td>
              <b>{part.score === null ? '—' : format(part.score)}</b> / {format(part.max_score)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>
            {mark.score === null && total !== null && mark.judged !== null ? (
              t('markedSoFar', { points: format(total), most: format(mark.judged) })
            ) : (
              <>
                <b>{total === null ? '—' : format(total)}</b> / {format(maxScore)}
              </>
            )}
            {mark.letter !== null && <b> {mark.letter}</b>}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
