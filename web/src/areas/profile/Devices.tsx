import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { profile } from '#contract/account/profile.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

/** The browsers that have signed in, and the way to sign them out. */
export const Devices = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(profile.devices))
  const [asked, setAsked] = useState<number | 'others' | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const device = data.devices.find(({ id }) => id === asked)
  const leave = useSend(profile.signOutDevice, {
    onSuccess: () => {
      setTold(t('isSignedOut', { name: device?.name ?? '' }))
      setAsked(null)
    },
  })
  const leaveOthers = useSend(profile.signOutOthers, {
    onSuccess: () => {
      setTold(t('othersSignedOut'))
      setAsked(null)
    },
  })
  const sending = asked === 'others' ? leaveOthers : leave
  const others = data.devices.filter(({ is_this, signed_in }) => signed_in && !is_this)
  const seen = (at: string) => t('lastSeen', { when: formatInstant(at, locale) })
  const ask = (whom: number | 'others') => {
    leave.reset()
    leaveOthers.reset()
    setTold(null)
    setAsked(whom)
  }
  const confirm = () => {
    if (asked === 'others') leaveOthers.mutate()
    else if (asked !== null) leave.mutate({ params: { id: asked } })
  }
  return (
    <>
      <p className="muted">{t('devicesHint')}</p>
      <div className={classes['told']}>{told !== null && <Notice kind="success">{told}</Notice>}</div>
      <ul className="plain-list">
        {data.devices.map(({ id, name, last_seen_at, is_this, signed_in }) => (
          <li key={id} className={classes['device']}>
            <div>
              {name}
              {is_this && <div className={classes['here']}>{t('thisDevice')}</div>}
              <div className="muted">
                {seen(last_seen_at)}
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
                  onClick={() => ask(id)}
                >
                  {t('signOut')}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <button type="button" className="plain-button" onClick={() => ask('others')}>
          {t('signOutOthers')}
        </button>
      )}
      <ConfirmModal
        isOpen={asked === 'others' || device !== undefined}
        title={t(asked === 'others' ? 'signOutOthersTitle' : 'signOutTitle')}
        confirmLabel={t('signOut')}
        isBusy={sending.isPending}
        problem={sending.error}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {(asked === 'others' ? others : device ? [device] : []).map(({ id, name, last_seen_at }) => (
          <p key={id}>
            {name}
            <span className="muted"> · {seen(last_seen_at)}</span>
          </p>
        ))}
      </ConfirmModal>
    </>
  )
}
