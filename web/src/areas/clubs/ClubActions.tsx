import { clubs } from '#contract/campus/clubs.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { Club } from './club.ts'
import classes from './Clubs.module.css'
import { words } from './words.ts'

/** The student's actions on a club: open it, ask to join, or answer its invitation. */
export const ClubActions = ({ club }: { readonly club: Club }) => {
  const t = useWords(words)
  const text = useLocalized()
  const join = useSend(clubs.join)
  const leave = useSend(clubs.leave)
  const id = club.self_governmentID
  const about = { club: text(club, 'name') }
  const isBusy = join.isPending || leave.isPending
  const send = (call: typeof join, phrase: (typeof words)[keyof typeof words]) =>
    call.mutate({ params: { id } }, { onSuccess: () => showToast({ phrase }) })
  if (club.is_member)
    return (
      <div className={classes['actions']}>
        <ButtonLink
          kind="plain"
          to="/clubs/manage"
          search={{ club: id } as never}
          aria-label={t('openOf', about)}
        >
          {t('open')}
        </ButtonLink>
      </div>
    )
  return (
    <div className={classes['actions']}>
      {club.membership === null && (
        <ActionButton
          kind="plain"
          ariaLabel={t('joinOf', about)}
          isBusy={isBusy}
          onClick={() => send(join, words.requestSent)}
        >
          {t('join')}
        </ActionButton>
      )}
      {club.membership === 'asked' && (
        <>
          <p className="muted">{t('askedNext')}</p>
          <ActionButton
            kind="text"
            ariaLabel={t('withdrawOf', about)}
            isBusy={isBusy}
            onClick={() => send(leave, words.withdrawn)}
          >
            {t('withdraw')}
          </ActionButton>
        </>
      )}
      {club.membership === 'invited' && (
        <>
          <ActionButton
            kind="plain"
            ariaLabel={t('acceptOf', about)}
            isBusy={isBusy}
            onClick={() => send(join, words.joined)}
          >
            {t('accept')}
          </ActionButton>
          <ActionButton
            kind="text"
            ariaLabel={t('declineOf', about)}
            isBusy={isBusy}
            onClick={() => send(leave, words.declined)}
          >
            {t('decline')}
          </ActionButton>
        </>
      )}
      <AttemptNotice
        problem={join.error ?? leave.error}
        isBusy={isBusy}
        onRetry={() => (join.error === null ? leave : join).mutate({ params: { id } })}
      />
    </div>
  )
}
