import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Club } from '../club.ts'
import { WithdrawChange } from './WithdrawChange.tsx'
import { words } from './words.ts'

/** The university's text about the founding or the last change, for the head; nothing once all is approved. */
export const ClubState = ({ club }: { readonly club: Club }) => {
  const t = useWords(words)
  const { self_governmentID, status, reason, change } = club
  const toForm = (label: string) => (
    <ButtonLink kind="plain" to="/clubs/form" search={{ club: self_governmentID } as never}>
      {label}
    </ButtonLink>
  )
  if (status === 'in_progress')
    return (
      <Notice kind="info" title={t('foundingWaits')} action={toForm(t('change'))}>
        {t('foundingWaitsText')}
      </Notice>
    )
  if (status === 'rejected')
    return (
      <Notice kind="warning" title={t('foundingRejected')} action={toForm(t('changeAgain'))}>
        {reason}
      </Notice>
    )
  if (change === null) return null
  const isWaiting = change.status === 'in_progress'
  if (change.closing_reason !== null)
    return (
      <Notice
        kind={isWaiting ? 'info' : 'warning'}
        title={t(isWaiting ? 'closingWaits' : 'closingRejected')}
        action={<WithdrawChange club={club} change={change} />}
      >
        {isWaiting ? t('closingWaitsText') : change.reason}
      </Notice>
    )
  return (
    <Notice
      kind={isWaiting ? 'info' : 'warning'}
      title={t(isWaiting ? 'changeWaits' : 'changeRejected')}
      action={
        <>
          {toForm(t(isWaiting ? 'showChange' : 'changeAgain'))}
          <WithdrawChange club={club} change={change} />
        </>
      }
    >
      {isWaiting ? t('changeWaitsText') : change.reason}
    </Notice>
  )
}
