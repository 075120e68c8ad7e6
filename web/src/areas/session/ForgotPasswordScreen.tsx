import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { session } from '#contract/account/session.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { EntryButton } from './EntryButton.tsx'
import { EntryField } from './EntryField.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { words } from './words.ts'

const ForgotPasswordScreen = () => {
  const t = useWords(words)
  const field = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const request = useSend(session.resetPassword)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    setEmpty(code === '')
    if (code === '') field.current?.focus()
    else if (!request.isPending) request.mutate({ body: { code } })
  }

  return (
    <EntryFrame name={t('forgotName')}>
      <form className="entry-card" method="post" noValidate onSubmit={submit}>
        <h1 tabIndex={-1}>{t('forgotName')}</h1>
        {request.isSuccess ? <Notice kind="success">{t('linkSent')}</Notice> : <p>{t('forgotText')}</p>}
        <ProblemNotice problem={request.error} />
        <EntryField
          id="code"
          ref={field}
          label={t('code')}
          error={isEmpty ? t('codeMissing') : null}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <EntryButton isBusy={request.isPending} busyLabel={t('sending')}>
          {t('sendLink')}
        </EntryButton>
        <Link to="/login">{t('backToLogin')}</Link>
      </form>
    </EntryFrame>
  )
}

export default ForgotPasswordScreen
