import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { registration } from '#contract/registration/registration.ts'
import type { Locale } from '#rules/text/locale.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatAt, formatOnDate } from '#web/i18n/format-date-case.ts'
import { formatDeadline } from '#web/i18n/format-instant.ts'
import { formatDaysAhead, toUniversityMoment, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { RegistrationWindow } from '#web/parts/registration-window/registration-window.ts'
import { useArrival } from '#web/parts/time/useArrival.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './PlanBar.module.css'
import { words } from './words.ts'

const icons = { open: 'clock', soon: 'clock', over: 'lock', unplanned: 'calendar' } as const

const formatBoth = (instant: string) => ({
  ka: formatAt(instant, 'ka'),
  en: formatAt(instant, 'en'),
})

/** "today, 12:00", "tomorrow, 12:00", "5 December, 12:00". */
const formatOpening = (opensAt: string, now: number, locale: Locale): string => {
  const { date, time } = toUniversityTime(opensAt)
  const { date: today } = toUniversityMoment(now)
  const day = daysBetween(today, date) < 2 ? formatDaysAhead(today, date, locale) : formatOnDate(date, locale)
  return `${day}, ${time}`
}

interface Props {
  readonly window: RegistrationWindow
  /** Planned subjects that are not registered yet. */
  readonly leftCount: number
  readonly isEmpty: boolean
  readonly onRegister: () => void
}

/** Stays in sight below the plan: when registration opens or closes, by the server's clock, and the button that registers. */
export const PlanBar = ({ window, leftCount, isEmpty, onRegister }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(data.now, useArrival(registration.steps.path, dataUpdatedAt))
  const windowID = useId()
  const bar = useRef<HTMLElement>(null)
  const { state } = window
  const isOpen = state === 'open'
  const isDone = leftCount === 0 && !isEmpty
  // Messages and the focus stay above it.
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--pinned-height', `${bar.current?.offsetHeight ?? 0}px`),
    )
    observer.observe(bar.current!)
    return () => {
      observer.disconnect()
      style.removeProperty('--pinned-height')
    }
  }, [])
  return (
    <>
      {/* As high as the bar, where that is fixed: the last line of the page can be seen. */}
      <div className={classes['space']} />
      <section ref={bar} className={classes['bar']} aria-label={t('registerPlan')}>
        <p id={windowID} className={classes['window']}>
          <Icon name={isDone ? 'check' : icons[state]} size={18} />
          <span>
            {isDone ? (
              t('allRegistered')
            ) : state === 'over' || state === 'unplanned' ? (
              t(state)
            ) : (
              <>
                <strong>
                  {isOpen ? (
                    <>
                      {t('untilClosing')} <Countdown until={window.closesAt} now={now} />
                    </>
                  ) : (
                    t('opensWhen', { when: formatOpening(window.opensAt, now, locale) })
                  )}
                </strong>
                <small>
                  {isOpen ? (
                    t('closesOn', { when: formatDeadline(window.closesAt, locale) })
                  ) : (
                    <Countdown until={window.opensAt} now={now} isOpening />
                  )}
                </small>
              </>
            )}
          </span>
        </p>
        {isDone ? (
          <Link to="/registration" className="plain-button">
            {t('seeRegistrations')}
          </Link>
        ) : (
          !isEmpty &&
          (isOpen || state === 'soon') && (
            <button
              type="button"
              className={`main-button ${classes['button']}`}
              aria-disabled={!isOpen}
              aria-describedby={windowID}
              onClick={() => {
                if (isOpen) onRegister()
                else
                  showToast({
                    phrase: words.opensAt,
                    params: { when: formatBoth(window.opensAt) },
                    refusal: 'clock',
                  })
              }}
            >
              {t('register')}
            </button>
          )
        )}
      </section>
    </>
  )
}
