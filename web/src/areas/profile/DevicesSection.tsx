import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profile } from '#contract/profile.ts'
import { q, useSend } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Section } from './Section.tsx'
import classes from './Profile.module.css'
import { words } from './words.ts'

/** The browsers that have signed in, each with the way to sign it out. */
export const DevicesSection = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { devices } = useSuspenseQuery(q(profile.devices)).data
  const [asking, setAsking] = useState<(typeof devices)[number] | null>(null)
  const [told, setTold] = useState('')
  const signOut = useSend(profile.signOutDevice, {
    stale: [profile.devices],
    onSuccess: () => {
      setTold(t('deviceSignedOut', { name: asking?.name ?? '' }))
      setAsking(null)
    },
  })
  return (
    <Section title={t('devices')}>
      <p className={classes['soft']}>{t('devicesText')}</p>
      {told !== '' && <Notice kind="success">{told}</Notice>}
      <ul className={classes['devices']}>
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <strong>{device.name}</strong>
              <span className={classes['soft']}>
                {device.is_this
                  ? t('thisDevice')
                  : `${t('lastSeen', { when: formatInstant(device.last_seen_at, locale) })}${device.signed_in ? '' : ` · ${t('signedOut')}`}`}
              </span>
            </div>
            {!device.is_this && device.signed_in && (
              <button
                type="button"
                className="plain-button"
                aria-label={t('signOutOf', { name: device.name })}
                onClick={() => {
                  signOut.reset()
                  setTold('')
                  setAsking(device)
                }}
              >
                {t('signOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        opened={asking !== null}
        title={t('signOutTitle')}
        verb={t('signOut')}
        busy={signOut.isPending}
        problem={signOut.error}
        onConfirm={() => asking && signOut.mutate({ params: { id: asking.id } })}
        onClose={() => setAsking(null)}
      >
        <p>{t('signOutText', { name: asking?.name ?? '' })}</p>
      </Confirm>
    </Section>
  )
}
