import { Link } from '@tanstack/react-router'
import type { WindowState } from '#rules/registration/window.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Step } from '#web/parts/registration-window/registration-window.ts'
import { isSeatStep, toStepState } from '#web/parts/registration-window/registration-window.ts'
import classes from './StepCard.module.css'
import { StepProgress } from './StepProgress.tsx'
import { words } from './words.ts'

/** When an open step closes, or a closed one opens next. */
const findNextChange = (window: WindowState): string | null => {
  if (window.state === 'open') return window.closesAt
  return window.state === 'soon' ? window.opensAt : window.nextOpensAt
}

interface Props {
  readonly step: Step
  /** The server's time in ms. */
  readonly now: number
}

/** One step of registration: what is done in it, and the student's own windows for it. */
export const StepCard = ({ step, now }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const window = toStepState(step, now)
  const changesAt = findNextChange(window)
  const isOpen = window.state === 'open'
  const isPlanned = step.windows.length > 0
  return (
    <li
      className={classes['step']}
      data-state={isPlanned ? window.state : 'none'}
      aria-current={isOpen ? 'step' : undefined}
    >
      <span className={classes['number']} aria-hidden="true">
        {window.state === 'over' && isPlanned && changesAt === null ? <Icon name="check" /> : step.step}
      </span>
      <div className={classes['text']}>
        <h2>{text(step, 'name')}</h2>
        <p className={classes['state']}>
          {!isPlanned && t('stepNone')}
          {isOpen && <strong>{t('stepNow', { when: formatInstant(window.closesAt, locale) })}</strong>}
          {isPlanned && changesAt === null && t('stepOver')}
          {changesAt !== null && !isOpen && t('stepSoon', { when: formatInstant(changesAt, locale) })}
          {changesAt !== null && (
            <>
              {' · '}
              <Countdown until={changesAt} now={now} isOpening={!isOpen} />
            </>
          )}
        </p>
        {isOpen && isSeatStep(step.step) && <StepProgress />}
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
