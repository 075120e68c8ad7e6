import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Club } from '../club.ts'
import { words } from './words.ts'

/** What the university says of the founding or of the last change, for the head; nothing once all is approved. */
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
  if (change.status === 'in_progress')
    return (
      <Notice kind="info" title={t('changeWaits')} action={toForm(t('showChange'))}>
        {t('changeWaitsText')}
      </Notice>
    )
  return (
    <Notice kind="warning" title={t('changeRejected')} action={toForm(t('changeAgain'))}>
      {change.reason}
    </Notice>
  )
}
