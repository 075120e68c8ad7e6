import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { getTimeLeftUntil } from '#web/i18n/format-instant.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { RegistrationWindow } from '#web/parts/registration-window/registration-window.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import classes from './StatusBar.module.css'
import type { RegistrationLocation } from './useRegistrationLocation.ts'
import { words } from './words.ts'

interface Props {
  readonly window: RegistrationWindow
  readonly location: RegistrationLocation
}

/** On a narrow screen, always in sight: the credits, the days left, the week, and the way to the plans and the steps. */
export const StatusBar = ({ window, location }: Props) => {
  const t = useWords(words)
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const { data: registered } = useSuspenseQuery(q(registration.alreadyRegistered))
  const now = useServerNow(data.now, dataUpdatedAt)
  const { semester, maximumPerSemester } = registered.credits
  const left = window.state === 'open' ? getTimeLeftUntil(now, window.closesAt) : null
  const isWeek = location.shownColumn === 'week'
  return (
    <div
      className={classes['bar']}
      style={{ '--share': Math.min(1, semester / maximumPerSemester) } as CSSProperties}
    >
      <p className={classes['status']}>
        <span className="visually-hidden">{t('creditsNow')} </span>
        <strong>{`${semester} / ${maximumPerSemester}`}</strong>
        <span className={classes['unit']} aria-hidden="true">{` ${t('creditsUnit')}`}</span>
        {left !== null && (
          <span className={classes['left']}>{` · ${t(`${left.unit}Left`, { count: left.count })}`}</span>
        )}
      </p>
      <button
        type="button"
        className={classes['week']}
        aria-label={t('myWeek')}
        aria-pressed={isWeek}
        onClick={() => location.showColumn(isWeek ? 'subjects' : 'week')}
      >
        <Icon name="calendar" />
      </button>
      <Disclosure label={<Icon name="dots" />} ariaLabel={t('more')}>
        <nav className={classes['menu']} aria-label={t('more')}>
          <Link to="/registration" search={{ plan: 'mine' }}>
            {t('plans')}
          </Link>
          <Link to="/registration-steps">{t('toSteps')}</Link>
        </nav>
      </Disclosure>
      <span className={classes['meter']} aria-hidden="true" />
    </div>
  )
}
