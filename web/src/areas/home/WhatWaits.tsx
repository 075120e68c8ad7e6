import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration.ts'
import { session } from '#contract/session.ts'
import { q } from '#web/api/call.ts'
import { formatDate, formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/Countdown.tsx'
import { words as partWords } from '#web/parts/words.ts'
import { useServerNow } from '#web/parts/useServerNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { windowsAhead } from './windows-ahead.ts'
import { WayTo } from './WayTo.tsx'
import { blockerWords, words } from './words.ts'

/** What the portal asks of me, in its order, and the registration windows that are open or will open soon. */
export const WhatWaits = () => {
  const t = useWords(words)
  const b = useWords(blockerWords)
  const p = useWords(partWords)
  const text = useLocalized()
  const locale = useLocale()
  const { data: me } = useSuspenseQuery(q(session.user))
  const { data: steps, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(steps.now, dataUpdatedAt)
  const { credits } = steps
  const missing = credits === null ? 0 : credits.minimum - credits.semester
  const windows = windowsAhead(steps.steps, now)
  const { blockers } = me.user
  if (blockers.length === 0 && windows.length === 0)
    return <p className={classes['soft']}>{t('nothingWaits')}</p>
  return (
    <ul className={classes['list']}>
      {blockers.map(({ key, deadline }) => (
        <li key={key} className={classes['item']}>
          <Icon name="warning" />
          <div className={classes['text']}>
            {b(key)}
            {deadline && (
              <span className={classes['soft']}>{t('until', { date: formatDate(deadline, locale) })}</span>
            )}
          </div>
        </li>
      ))}
      {windows.map(({ step, isOpen, turn }) => (
        <li key={step.step} className={classes['item']} data-open={isOpen || undefined}>
          <Icon name={isOpen ? 'check' : 'clock'} />
          <div className={classes['text']}>
            {t(isOpen ? 'windowOpen' : 'windowSoon', { step: text(step, 'name') })}
            <span className={classes['soft']}>
              {t(isOpen ? 'closesAt' : 'opensAt', { when: formatInstant(turn, locale) })} ·{' '}
              <Countdown until={turn} now={now} />
            </span>
            {isOpen && step.step > 1 && credits !== null && missing > 0 && (
              <span>{p('missing', { count: missing, minimum: credits.minimum })}</span>
            )}
          </div>
          <WayTo
            to={!isOpen ? '/registration-steps' : step.step === 1 ? '/pre-registration' : '/registration'}
            className={isOpen ? 'main-button' : 'plain-button'}
          >
            {t(isOpen ? 'toRegistration' : 'steps')}
          </WayTo>
        </li>
      ))}
    </ul>
  )
}
