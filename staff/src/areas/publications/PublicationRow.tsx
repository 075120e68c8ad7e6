import { useStaffName } from '#staff/ui/useStaffName.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { CancelPublication } from './CancelPublication.tsx'
import type { ListedPublication } from './publication-form.ts'
import classes from './PublicationsScreen.module.css'
import { ResendPublication } from './ResendPublication.tsx'
import { words } from './words.ts'

const icons: Readonly<Record<ListedPublication['state'], IconName>> = {
  waiting: 'clock',
  published: 'check',
  cancelled: 'close',
}

/** Why the portal has not sent it. */
export const reasonWords = { permission: 'permission', audience: 'noAudience' } as const

interface Props {
  readonly publication: ListedPublication
  /** When the list was read (ms). */
  readonly now: number
}

/** Whether it waits, was published or cancelled, with the time, and how many have seen it. */
const PublicationState = ({ publication, now }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { state, cancel_reason: reason, publish_at, published_at, recipients, seen } = publication
  const when = formatInstant(published_at ?? publish_at, locale)
  const isDue = Date.parse(publish_at) <= now
  const times = {
    waiting: isDue ? t('isBeingPublished') : t('willBePublished', { when }),
    published: when,
    cancelled: t('wasPlanned', { when }),
  }
  return (
    <>
      <span className={classes['state']} data-state={state}>
        <Icon name={icons[state]} size={18} />
        {t(reason === null ? state : 'notSent')}
      </span>
      {reason !== null && <span>{t(reasonWords[reason])}</span>}
      <span className="muted">{times[state]}</span>
      {recipients !== null && (
        <span className="muted">
          {t('seenBy', {
            seen: formatNumber(seen ?? 0, locale),
            recipients: formatNumber(recipients, locale),
          })}
        </span>
      )}
    </>
  )
}

/** A publication: its title, audience, state and author. */
export const PublicationRow = ({ publication, now }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const nameOf = useStaffName()
  const { publicationID, form, audience, state, staff, created_at } = publication
  const title = text(publication, 'title')
  // A group of an earlier semester may be gone.
  const name = text(publication, 'name')
  return (
    <tr data-cancelled={state === 'cancelled' || undefined}>
      <td>
        <strong>{title}</strong>
        <span className="muted">{t(form)}</span>
      </td>
      <td>
        {name || t(audience)}
        {name !== '' && audience !== 'everyone' && <span className="muted">{t(audience)}</span>}
      </td>
      <td>
        <PublicationState publication={publication} now={now} />
      </td>
      <td>
        {nameOf(staff)}
        <span className="muted">{formatInstant(created_at, locale)}</span>
      </td>
      <td data-action>
        <CancelPublication id={publicationID} title={title} isWaiting={state === 'waiting'} />
        {publication.cancel_reason !== null && <ResendPublication publication={publication} />}
      </td>
    </tr>
  )
}
