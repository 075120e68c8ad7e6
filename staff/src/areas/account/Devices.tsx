import { useSuspenseQuery } from '@tanstack/react-query'
import { staffSession } from '#contract/staff/staff-session.ts'
import { useSend } from '#staff/api/use-send.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import card from '#web/ui/classes/card.module.css'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './AccountScreen.module.css'
import { words } from './words.ts'

/** The browsers that are signed in, and were. */
export const Devices = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { devices } = useSuspenseQuery(q(staffSession.devices)).data
  const signOut = useSend(staffSession.signOutDevice)
  return (
    <section className={card['card']} aria-labelledby="devices">
      <h2 id="devices">{t('devices')}</h2>
      <ProblemNotice problem={signOut.error} />
      <ul className={`plain-list ${classes['devices']}`}>
        {devices.map(({ id, name, is_this, signed_in, last_seen_at }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <span className="muted">
                {is_this ? t('thisDevice') : t('lastSeen', { time: formatInstant(last_seen_at, locale) })}
              </span>
            </span>
            {signed_in && !is_this && (
              <ActionButton
                kind="plain"
                ariaLabel={t('signOutNamed', { name })}
                isBusy={signOut.isPending}
                onClick={() => signOut.mutate({ params: { id } })}
              >
                {t('signOutDevice')}
              </ActionButton>
            )}
            {!signed_in && <span className="muted">{t('signedOut')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
