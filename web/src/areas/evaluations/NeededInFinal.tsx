import { useId, useState } from 'react'
import { minScores } from '#rules/marks/gpa.ts'
import { forecastFinal } from '#rules/marks/final-forecast.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './Evaluations.module.css'
import type { MarkParts } from './my-marks.ts'
import { words } from './words.ts'

/** What the final exam of a running subject must bring for each letter, by the points that she expects before it. */
export const NeededInFinal = ({ components }: { components: MarkParts['components'] }) => {
  const t = useWords(words)
  const locale = useLocale()
  const id = useId()
  const given = components.filter(({ score, is_final }) => score !== null && !is_final)
  const share =
    given.reduce((sum, { score }) => sum + score!, 0) /
    Math.max(
      1,
      given.reduce((sum, { max_score }) => sum + max_score, 0),
    )
  const open = forecastFinal(components, 0)?.open ?? 0
  // To begin with she goes on as she has begun.
  const [wanted, setWanted] = useState(Math.round(open * (given.length === 0 ? 1 : share)))
  // By whole points, but the last stop is what can be got.
  const reckoned = Math.min(open, wanted)
  const outlook = forecastFinal(components, reckoned)
  if (outlook === null) return null
  const number = (value: number) => formatNumber(value, locale)
  const least = new Map(minScores)
  const admittedFrom = components.find(({ is_final }) => is_final)?.admitted_from ?? 0
  return (
    <section className={classes['needed']} aria-labelledby={id}>
      <h3 id={id}>{t('needed')}</h3>
      {open > 0 && !outlook.isOutOfReach && (
        <label className={classes['reckon']}>
          <span>{t('reckon', { open: number(open) })}</span>
          <span className={classes['slide']}>
            <input
              type="range"
              min={0}
              max={Math.ceil(open)}
              step={1}
              value={wanted}
              aria-valuetext={number(reckoned)}
              onChange={(event) => setWanted(Number(event.target.value))}
            />
            <output>{number(reckoned)}</output>
          </span>
        </label>
      )}
      {outlook.isOutOfReach ? (
        <Notice kind="warning">{t('spoilt')}</Notice>
      ) : outlook.missing > 0 ? (
        <Notice kind="warning">
          {t('lacking', { from: number(admittedFrom), points: number(outlook.missing) })}
        </Notice>
      ) : (
        <ul className={classes['letters']} aria-live="polite">
          {outlook.letters.map(({ letter, points }) => (
            <li key={letter} data-lost={points === null || undefined}>
              <b>{t('forLetter', { letter, from: least.get(letter) ?? 0 })}</b>
              <span>
                {points === null ? (
                  <>
                    <Icon name="close" size={18} /> {t('outOfReach')}
                  </>
                ) : (
                  t('neededPoints', { points: number(points), most: number(outlook.maxScore) })
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
