import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { staffSession } from '#contract/staff/staff-session.ts'
import { useSend } from '#staff/api/use-send.ts'
import { PasswordField } from '#staff/ui/PasswordField.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { send } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { SecondStep } from './SecondStep.tsx'
import { useSignInSteps } from './useSignInSteps.ts'
import { words } from './words.ts'

/** The one-time link of an invitation: password, then the second factor. The secret stands behind #. */
const InvitationScreen = () => {
  const t = useWords(words)
  const text = useLocalized()
  const link = useLocation({ select: ({ hash }) => hash })
  const { challenge, follow, leave, startAgain } = useSignInSteps()
  const [password, setPassword] = useState('')
  // A read that is a POST, so that the secret is in no URL.
  const invited = useQuery({
    queryKey: ['invitation', link],
    queryFn: () => send(staffSession.invitation, { body: { link } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const accept = useSend(staffSession.acceptInvitation, { isInterim: true, onSuccess: follow })
  const fieldError = useFieldError(accept.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    accept.mutate({ body: { link, password } })
  }
  if (challenge !== null)
    return (
      <EntryFrame name={t('invitation')}>
        <SecondStep {...challenge} onSignedIn={leave} onStartAgain={startAgain} />
      </EntryFrame>
    )
  const toSignIn = <Link to="/login">{t('toSignIn')}</Link>
  return (
    <EntryFrame name={t('invitation')}>
      <form className="entry-card" method="post" noValidate onSubmit={submit}>
        <h1 tabIndex={-1}>{t('invitation')}</h1>
        {invited.isPending && <Skeleton shape="rows" />}
        {invited.isError && (
          <>
            <ProblemNotice problem={invited.error} />
            {toSignIn}
          </>
        )}
        {invited.data !== undefined && (
          <>
            <p>
              {t('invitationText', {
                name: `${text(invited.data, 'fname')} ${text(invited.data, 'lname')}`,
                email: invited.data.email,
              })}
            </p>
            <ProblemNotice problem={accept.error} shownFields={['password']} />
            {/* A password manager files the new password under it. */}
            <input
              type="hidden"
              name="username"
              autoComplete="username"
              value={invited.data.email}
              readOnly
            />
            <PasswordField
              id="password"
              label={t('newPassword')}
              autoComplete="new-password"
              value={password}
              error={fieldError('password')}
              onChange={(event) => setPassword(event.target.value)}
            />
            <SubmitButton isBusy={accept.isPending}>{t('setPassword')}</SubmitButton>
          </>
        )}
      </form>
    </EntryFrame>
  )
}

export default InvitationScreen
