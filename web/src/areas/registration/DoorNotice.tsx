import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/Countdown.tsx'
import { useServerNow } from '#web/parts/useServerNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './DoorNotice.module.css'
import type { Door } from './registration-door.ts'
import { words } from './words.ts'

/** Whether registration is open: until when, from when on, or that it is over; counted by the server's clock. */
export const DoorNotice = ({ door }: { door: Door }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(registration.steps))
  const now = useServerNow(data.now, dataUpdatedAt)
  if (door.state === 'over') {
    return (
      <p className={classes['door']} data-state="over">
        <Icon name="lock" />
        <span>
          <strong>{t('isOver')}</strong> <span className={classes['more']}>{t('isOverText')}</span>
        </span>
      </p>
    )
  }
  const isOpen = door.state === 'open'
  const until = isOpen ? door.closesAt : door.opensAt
  return (
    <p className={classes['door']} data-state={door.state}>
      <Icon name={isOpen ? 'check' : 'clock'} />
      <span>
        <strong>{isOpen ? `${t('isOpen')}: ${text(door.step, 'name')}` : t('openSoon')}</strong>{' '}
        <span className={classes['more']}>
          {t(isOpen ? 'closesAt' : 'opensAt', {
            when: formatInstant(until, locale),
            step: text(door.step, 'name'),
          })}{' '}
          · <Countdown until={until} now={now} isOpening={!isOpen} />
          {!isOpen && <span className={classes['plan']}>{t('planNow')}</span>}
        </span>
      </span>
    </p>
  )
}
