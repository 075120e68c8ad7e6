import { Link } from '@tanstack/react-router'
import type { WindowState } from '#rules/registration/window.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/Countdown.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Step } from './registration-door.ts'
import { isSeatStep, stateOfStep } from './registration-door.ts'
import classes from './StepCard.module.css'
import { StepDone } from './StepDone.tsx'
import { stepWords } from './step-words.ts'

/** What comes next of a step: until when it is open, or when it opens (again). */
const nextTurn = (window: WindowState): string | null => {
  if (window.state === 'open') return window.closesAt
  return window.state === 'soon' ? window.opensAt : window.nextOpensAt
}

interface Props {
  readonly step: Step
  /** The server's time in ms. */
  readonly now: number
}

/** One step of registration: what is done in it, my own window, and how long until it turns. */
export const StepCard = ({ step, now }: Props) => {
  const t = useWords(stepWords)
  const text = useLocalized()
  const locale = useLocale()
  const window = stateOfStep(step, now)
  const turn = nextTurn(window)
  const isOpen = window.state === 'open'
  const isPlanned = step.windows.length > 0
  return (
    <li
      className={classes['step']}
      data-state={isPlanned ? window.state : 'none'}
      aria-current={isOpen ? 'step' : undefined}
    >
      <span className={classes['number']} aria-hidden="true">
        {window.state === 'over' && isPlanned && turn === null ? <Icon name="check" /> : step.step}
      </span>
      <div className={classes['text']}>
        <h2>{text(step, 'name')}</h2>
        <p className={classes['state']}>
          {!isPlanned && t('stepNone')}
          {isOpen && <strong>{t('stepNow', { when: formatInstant(window.closesAt, locale) })}</strong>}
          {isPlanned && turn === null && t('stepOver')}
          {turn !== null && !isOpen && t('stepSoon', { when: formatInstant(turn, locale) })}
          {turn !== null && (
            <>
              {' · '}
              <Countdown until={turn} now={now} isOpening={!isOpen} />
            </>
          )}
        </p>
        {isOpen && isSeatStep(step.step) && <StepDone />}
        <p>{text(step, 'guide')}</p>
        {step.windows.map(({ starts_at, ends_at }) => (
          <p key={starts_at} className={classes['window']}>
            {t('fromTo', { from: formatInstant(starts_at, locale), to: formatInstant(ends_at, locale) })}
          </p>
        ))}
        {isOpen && (
          <Link to={isSeatStep(step.step) ? '/registration' : '/pre-registration'} className="main-button">
            {t(isSeatStep(step.step) ? 'toRegistration' : 'toPreRegistration')}
          </Link>
        )}
      </div>
    </li>
  )
}
