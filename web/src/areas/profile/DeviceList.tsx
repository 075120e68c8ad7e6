import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { profile } from '#contract/account/profile.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { iconPaths } from '#web/ui/icon-paths.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'
import type * as z from 'zod/mini'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'

type Device = z.output<typeof profile.devices.reply>['devices'][number]

const phone = 'M8 3h8v18H8zM11 18h2'
const isPhone = (name: string): boolean => /Android|iPhone/.test(name)

/** A list can have a browser for every log-in of years. */
const maxShown = 5

/** The browsers that are signed in, with buttons to sign them out. */
export const DeviceList = () => {
  const t = useWords(words)
  const format = useFormatMessage()
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(profile.devices))
  const [confirmed, setConfirmed] = useState<number | 'others' | null>(null)
  const [message, setMessage] = useState<Message | null>(null)
  const device = data.devices.find(({ id }) => id === confirmed)
  // Several log-ins from the same browser differ by their time.
  const toName = ({ name, first_seen_at }: Device) =>
    data.devices.filter((other) => other.name === name).length > 1
      ? `${name}, ${formatShortInstant(first_seen_at, locale)}`
      : name
  const signOut = useSend(profile.signOutDevice, {
    onSuccess: () => {
      setMessage({ phrase: words.deviceSignedOut, params: { name: device ? toName(device) : '' } })
      setConfirmed(null)
    },
  })
  const signOutOthers = useSend(profile.signOutOthers, {
    onSuccess: () => {
      setMessage({ phrase: words.othersSignedOut })
      setConfirmed(null)
    },
  })
  const attempt = confirmed === 'others' ? signOutOthers : signOut
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? data.devices : data.devices.slice(0, maxShown)
  const others = data.devices.filter(({ is_this, signed_in }) => signed_in && !is_this)
  const toSignOut = confirmed === 'others' ? others : device ? [device] : []
  const listUses = ({ first_seen_at, last_seen_at, is_this }: Device) => {
    const [first, last] = [formatInstant(first_seen_at, locale), formatInstant(last_seen_at, locale)]
    // Right after the log-in both are the same.
    return [
      is_this ? t('activeNow') : t('lastSeen', { when: last }),
      ...(first === last && !is_this ? [] : [t('firstSeen', { when: first })]),
    ].join(' · ')
  }
  const askToConfirm = (target: number | 'others') => {
    signOut.reset()
    signOutOthers.reset()
    setMessage(null)
    setConfirmed(target)
  }
  const confirm = () => {
    if (confirmed === 'others') signOutOthers.mutate()
    else if (confirmed !== null) signOut.mutate({ params: { id: confirmed } })
  }
  return (
    <>
      <p className="muted">{t('devicesHint')}</p>
      <div className={classes['notices']}>
        {message !== null && <Notice kind="success">{format(message)}</Notice>}
      </div>
      {others.length > 1 && (
        <ActionButton kind="plain" onClick={() => askToConfirm('others')}>
          {t('signOutOthers', { count: others.length })}
        </ActionButton>
      )}
      <ul className={`plain-list ${classes['devices']}`}>
        {shown.map((each) => (
          <li key={each.id} className={classes['device']}>
            <StrokeIcon d={isPhone(each.name) ? phone : iconPaths.screen} />
            <div>
              {each.name}
              {each.is_this && <span className={classes['thisDevice']}> · {t('thisDevice')}</span>}
              {!each.signed_in && <span className="muted"> · {t('signedOut')}</span>}
            </div>
            <div className="muted">{listUses(each)}</div>
            {each.is_this ? (
              <Link to="/logout" className="text-button">
                {t('signOutHere')}
              </Link>
            ) : (
              each.signed_in && (
                <ActionButton
                  kind="text"
                  ariaLabel={t('signOutOf', { name: toName(each) })}
                  onClick={() => askToConfirm(each.id)}
                >
                  {t('signOut')}
                </ActionButton>
              )
            )}
          </li>
        ))}
      </ul>
      {data.devices.length > maxShown && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('showFewer') : t('showAll', { count: data.devices.length })}
        </button>
      )}
      <ConfirmModal
        isOpen={confirmed === 'others' || device !== undefined}
        title={t(confirmed === 'others' ? 'signOutOthersTitle' : 'signOutTitle')}
        confirmLabel={t('signOut')}
        isBusy={attempt.isPending}
        problem={attempt.error}
        onConfirm={confirm}
        onClose={() => setConfirmed(null)}
      >
        {toSignOut.slice(0, maxShown).map((each) => (
          <p key={each.id}>
            {each.name}
            <span className="muted"> · {listUses(each)}</span>
          </p>
        ))}
        {toSignOut.length > maxShown && <p>{t('moreDevices', { count: toSignOut.length - maxShown })}</p>}
      </ConfirmModal>
    </>
  )
}
