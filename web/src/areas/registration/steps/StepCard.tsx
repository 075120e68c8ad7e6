import { Link } from '@tanstack/react-router'
import { getNextChange } from '#rules/registration/window.ts'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { formatInstant, formatInstantSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Step } from '#web/parts/registration-window/registration-window.ts'
import { isSeatStep, toStepState } from '#web/parts/registration-window/registration-window.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import classes from './StepCard.module.css'
import { StepProgress } from './StepProgress.tsx'
import { words } from './words.ts'

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
  const changesAt = getNextChange(window)
  const isOpen = window.state === 'open'
  return (
    <li className={classes['step']} data-state={window.state} aria-current={isOpen ? 'step' : undefined}>
      <span className={classes['number']} aria-hidden="true">
        {window.state === 'over' && changesAt === null ? <Icon name="check" /> : step.step}
      </span>
      <div className={classes['text']}>
        <h2>{text(step, 'name')}</h2>
        <p className={classes['state']}>
          {window.state === 'unplanned' && t('stepUnplanned')}
          {isOpen && <strong>{t('stepNow', { when: formatUntil(window.closesAt, locale) })}</strong>}
          {window.state === 'over' && changesAt === null && t('stepOver')}
          {changesAt !== null && !isOpen && t('stepSoon', { when: formatInstant(changesAt, locale) })}
          {changesAt !== null && (
            <>
              {' · '}
              <Countdown until={changesAt} now={now} isOpening={!isOpen} />
            </>
          )}
        </p>
        {isOpen && isSeatStep(step.step) && (
          <DataBoundary>
            <StepProgress />
          </DataBoundary>
        )}
        <p>{text(step, 'guide')}</p>
        {step.windows.map(({ starts_at, ends_at }) => (
          <p key={starts_at} className={classes['window']}>
            {formatInstantSpan(starts_at, ends_at, locale)}
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
