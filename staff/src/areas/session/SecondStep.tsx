import { useState, type FormEvent } from 'react'
import { staffSession } from '#contract/staff/staff-session.ts'
import { startSession } from '#staff/api/session.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { AppSetUp } from '#staff/ui/second-factor/AppSetUp.tsx'
import { RecoveryCodes } from '#staff/ui/second-factor/RecoveryCodes.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { words } from '#staff/ui/second-factor/words.ts'

/** The reply of the first step of a sign-in, if it needs a second one. */
export interface Challenge {
  readonly challenge: string
  readonly enrolment: Reply<typeof staffSession.login>['enrolment']
}

interface Props extends Challenge {
  readonly onSignedIn: () => void
  readonly onStartAgain: () => void
}

/** The code of the authenticator app, which is set up here at the first sign-in; then the recovery codes. */
export const SecondStep = ({ challenge, enrolment, onSignedIn, onStartAgain }: Props) => {
  const t = useWords(words)
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>([])
  const verify = useSend(staffSession.verify, {
    isInterim: true,
    onSuccess: ({ token, recovery_codes }) => {
      startSession(token)
      if (recovery_codes.length > 0) setCodes(recovery_codes)
      else onSignedIn()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    verify.mutate({ body: { challenge, code } })
  }
  if (codes.length > 0)
    return (
      <div className="entry-card">
        <h1 tabIndex={-1}>{t('recoveryCodes')}</h1>
        <RecoveryCodes codes={codes} />
        <button type="button" className="main-button" onClick={onSignedIn}>
          {t('saved')}
        </button>
      </div>
    )
  return (
    <form className="entry-card" method="post" noValidate onSubmit={submit}>
      <h1 tabIndex={-1}>{t(enrolment === null ? 'secondStep' : 'enrol')}</h1>
      {enrolment !== null && <AppSetUp uri={enrolment.uri} appKey={enrolment.key} />}
      <ProblemNotice problem={verify.error} />
      <Field
        id="code"
        label={t('code')}
        hint={t(enrolment === null ? 'codeHint' : 'firstCodeHint')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        inputMode={enrolment === null ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        // The press that led here has taken its form away, and the focus with it; what is to be scanned is read first.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={enrolment === null}
      />
      <SubmitButton isBusy={verify.isPending}>{t('confirm')}</SubmitButton>
      <button type="button" className="text-button" onClick={onStartAgain}>
        {t('again')}
      </button>
    </form>
  )
}
