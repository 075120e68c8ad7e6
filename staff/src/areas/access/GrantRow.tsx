import { useState } from 'react'
import { access } from '#contract/staff/access.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useSend } from '#staff/api/use-send.ts'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import type { Reply } from '#web/api/call.ts'
import { formatDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './AccessScreen.module.css'
import { words } from './words.ts'

export type Grant = Reply<typeof access.grants>['items'][number]

interface EndProps {
  readonly id: number
  readonly label: string
  readonly onEnded: () => void
}

/** Ends the grant after a second press, because it cannot be undone. */
const EndGrant = ({ id, label, onEnded }: EndProps) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const revoke = useSend(access.revoke, {
    onSuccess: () => {
      setOpen(false)
      onEnded()
    },
  })
  if (!isOpen)
    return (
      <ActionButton kind="plain" ariaLabel={label} onClick={() => setOpen(true)}>
        {t('endNow')}
      </ActionButton>
    )
  const close = () => {
    revoke.dismiss()
    setOpen(false)
  }
  return (
    <fieldset className={classes['confirm']} aria-label={label}>
      <output>{t('confirmEnd')}</output>
      <ProblemNotice problem={revoke.error} />
      <ActionButton kind="plain" isBusy={revoke.isPending} onClick={() => revoke.mutate({ params: { id } })}>
        {t('yesEnd')}
      </ActionButton>
      <ActionButton kind="text" onClick={close}>
        {t('keep')}
      </ActionButton>
    </fieldset>
  )
}

interface Props {
  readonly grant: Grant
  /** Whose what has ended. */
  readonly onEnded: (ended: { readonly name: string; readonly what: string }) => void
}

/** Who may do what, where and until when, and who gave it. */
export const GrantRow = ({ grant, onEnded }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const nameOf = useStaffName()
  const { staff, role, operation, scope, place, group, ends_at, given_by, is_current } = grant
  const what = role === null ? formatPhrase(findOperationPhrase(operation ?? ''), locale) : text(role, 'name')
  const end = ends_at === null ? t('noEnd') : formatDeadline(ends_at, locale)
  return (
    <tr data-ended={!is_current || undefined}>
      <td>
        <strong>{nameOf(staff)}</strong>
        <span className="muted">{staff.email}</span>
      </td>
      <td>{what}</td>
      <td>
        {place === null ? t('university') : text(place, 'name')}
        {place !== null && (
          <span className="muted">
            {t(scope)} {group}
          </span>
        )}
      </td>
      <td>
        {is_current || ends_at === null ? end : t('endedAt', { time: end })}
        <span className="muted">
          {given_by === null ? t('byCommand') : t('givenBy', { name: nameOf(given_by) })}
        </span>
      </td>
      <td data-action>
        {grant.can_revoke && (
          <EndGrant
            id={grant.id}
            label={t('endNamed', { name: nameOf(staff), what })}
            onEnded={() => onEnded({ name: nameOf(staff), what })}
          />
        )}
      </td>
    </tr>
  )
}
