import { useState } from 'react'
import { minScores } from '#rules/marks/gpa.ts'
import { forecastFinal, type LetterForecast } from '#rules/marks/final-forecast.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './FinalExamForecast.module.css'
import type { SubjectMarks } from './marks.ts'
import { words } from './words.ts'

interface Props {
  /** Of its heading, which takes the focus. */
  readonly id: string
  readonly components: SubjectMarks['components']
}

/** The points needed in the final exam for each letter, by the points that the student expects before it. */
export const FinalExamForecast = ({ id, components }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const graded = components.filter(({ score, is_final }) => score !== null && !is_final)
  const share =
    graded.reduce((sum, { score }) => sum + score!, 0) /
    Math.max(
      1,
      graded.reduce((sum, { max_score }) => sum + max_score, 0),
    )
  const openPoints = forecastFinal(components, 0)?.open ?? 0
  // At first the share of points so far is assumed.
  const [chosenPoints, setChosenPoints] = useState(Math.round(openPoints * (graded.length === 0 ? 1 : share)))
  // The slider moves by whole points, but its end is the reachable maximum.
  const expectedPoints = Math.min(openPoints, chosenPoints)
  const forecast = forecastFinal(components, expectedPoints)
  if (forecast === null) return null
  const format = (value: number) => formatNumber(value, locale)
  const minScoreByLetter = new Map(minScores)
  const admittedFrom = components.find(({ is_final }) => is_final)?.admitted_from ?? 0
  const renderNeeded = ({ points, isMinimum, pointsBefore }: LetterForecast) => {
    if (points !== null)
      return t(isMinimum ? 'neededMinimum' : 'neededPoints', {
        points: format(points),
        most: format(forecast.maxScore),
      })
    if (pointsBefore !== null)
      return t('neededBefore', { expected: format(expectedPoints), points: format(pointsBefore) })
    return (
      <>
        <Icon name="close" size={18} /> {t('outOfReach')}
      </>
    )
  }
  return (
    <section className={classes['forecast']} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {t('neededInFinal')}
      </h3>
      {openPoints > 0 && forecast.failure === null && (
        <label className={classes['expected']}>
          <span>{t('expectedPoints', { open: format(openPoints) })}</span>
          <span className={classes['slider']}>
            <input
              type="range"
              min={0}
              max={Math.ceil(openPoints)}
              step={1}
              value={chosenPoints}
              aria-valuetext={format(expectedPoints)}
              onChange={(event) => setChosenPoints(Number(event.target.value))}
            />
            <output>
              {format(expectedPoints)} <span className={classes['most']}>/ {format(openPoints)}</span>
            </output>
          </span>
        </label>
      )}
      {forecast.failure === 'minimum' ? (
        <Notice kind="warning">{t('cannotPass')}</Notice>
      ) : forecast.failure === 'admission' ? (
        <Notice kind="warning">{t('cannotBeAdmitted', { from: format(admittedFrom) })}</Notice>
      ) : (
        <>
          {forecast.missing > 0 && (
            <Notice kind="warning">
              {t('missingPoints', { from: format(admittedFrom), points: format(forecast.missing) })}
            </Notice>
          )}
          <ul className={classes['letters']} aria-live="polite">
            {forecast.letters.map((each) => (
              <li key={each.letter} data-lost={each.pointsBefore === null || undefined}>
                <b>{t('forLetter', { letter: each.letter, from: minScoreByLetter.get(each.letter) ?? 0 })}</b>
                <span>{renderNeeded(each)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
