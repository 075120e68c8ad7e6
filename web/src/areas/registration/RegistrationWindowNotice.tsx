import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { RegistrationWindow } from '#web/parts/registration-window/registration-window.ts'
import { WindowNotice } from '#web/parts/registration-window/WindowNotice.tsx'
import { useArrival } from '#web/parts/time/useArrival.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import classes from './RegistrationColumns.module.css'
import { words } from './words.ts'

/** Whether registration is open, by the server's clock. */
export const RegistrationWindowNotice = ({ window }: { window: RegistrationWindow }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(data.now, useArrival(registration.steps.path, dataUpdatedAt))
  if (window.state === 'over' || window.state === 'unplanned') {
    const { state } = window
    const isOver = state === 'over'
    return (
      <div className={classes['window']}>
        <WindowNotice
          {...{ state, now }}
          title={t(isOver ? 'isOver' : 'isUnplanned')}
          text={t(isOver ? 'isOverText' : 'isUnplannedText')}
          changesAt={null}
        >
          {!isOver && <span className={classes['planNow']}>{t('planNow')}</span>}
        </WindowNotice>
      </div>
    )
  }
  const isOpen = window.state === 'open'
  const step = text(window.step, 'name')
  const changesAt = isOpen ? window.closesAt : window.opensAt
  return (
    <div className={classes['window']}>
      <WindowNotice
        state={window.state}
        title={isOpen ? `${t('isOpen')}: ${step}` : t('openSoon')}
        text={t(isOpen ? 'closesAt' : 'opensAt', { when: formatInstant(changesAt, locale), step })}
        changesAt={changesAt}
        now={now}
      >
        {!isOpen && <span className={classes['planNow']}>{t('planNow')}</span>}
      </WindowNotice>
    </div>
  )
}
