import { useSuspenseQuery } from '@tanstack/react-query'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import type { WindowState } from '#rules/registration/window.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/Countdown.tsx'
import { useServerNow } from '#web/parts/useServerNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './PreRegistration.module.css'
import { words } from './words.ts'

/** My window, in one line: until when, from when on, or that it is over; counted by the server's clock. */
export const WindowNotice = ({ window }: { window: WindowState }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(preRegistration.guide))
  const now = useServerNow(data.now, dataUpdatedAt)
  const { state } = window
  const at = state === 'open' ? window.closesAt : state === 'soon' ? window.opensAt : window.nextOpensAt
  const icon = state === 'open' ? 'check' : state === 'soon' ? 'clock' : 'lock'
  return (
    <p className={classes['window']} data-state={state}>
      <Icon name={icon} />
      <span>
        <strong>{t(state === 'open' ? 'isOpen' : state === 'soon' ? 'isSoon' : 'isOver')}</strong>{' '}
        <span className={classes['soft']}>
          {at === null ? (
            t('isOverText')
          ) : (
            <>
              {t(state === 'open' ? 'closesAt' : 'opensAt', { when: formatInstant(at, locale) })} ·{' '}
              <Countdown until={at} now={now} isOpening={state !== 'open'} />
            </>
          )}
        </span>
      </span>
    </p>
  )
}
