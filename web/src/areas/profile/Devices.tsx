import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { profile } from '#contract/profile.ts'
import { q, useSend } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

/** The browsers that have signed in, and the way to sign them out. */
export const Devices = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(profile.devices))
  const [asked, setAsked] = useState<number | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const device = data.devices.find(({ id }) => id === asked)
  const leave = useSend(profile.signOutDevice, {
    stale: [profile.devices],
    onSuccess: () => {
      setTold(device?.name ?? null)
      setAsked(null)
    },
  })
  return (
    <>
      <p className={classes['soft']}>{t('devicesHint')}</p>
      <div className={classes['told']}>
        {told !== null && <Notice kind="success">{t('isSignedOut', { name: told })}</Notice>}
      </div>
      <ul className={classes['devices']}>
        {data.devices.map(({ id, name, last_seen_at, is_this, signed_in }) => (
          <li key={id} className={classes['device']}>
            <div>
              {name}
              {is_this && <div className={classes['here']}>{t('thisDevice')}</div>}
              <div className={classes['soft']}>
                {t('lastSeen', { when: formatInstant(last_seen_at, locale) })}
                {!signed_in && ` · ${t('signedOut')}`}
              </div>
            </div>
            {is_this ? (
              <Link to="/logout" className="plain-button">
                {t('signOut')}
              </Link>
            ) : (
              signed_in && (
                <button
                  type="button"
                  className="plain-button"
                  aria-label={t('signOutOf', { name })}
                  onClick={() => {
                    leave.reset()
                    setTold(null)
                    setAsked(id)
                  }}
                >
                  {t('signOut')}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      <Confirm
        opened={device !== undefined}
        title={t('signOutTitle')}
        verb={t('signOut')}
        busy={leave.isPending}
        problem={leave.error}
        onConfirm={() => asked !== null && leave.mutate({ params: { id: asked } })}
        onClose={() => setAsked(null)}
      >
        <p>{device?.name}</p>
      </Confirm>
    </>
  )
}
