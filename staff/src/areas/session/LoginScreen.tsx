import { useSearch } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { staffSession } from '#contract/staff/staff-session.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { PasswordField } from '#staff/ui/PasswordField.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { DemoStaffList } from './DemoStaffList.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { SecondStep } from './SecondStep.tsx'
import { useSignInSteps } from './useSignInSteps.ts'
import { words } from './words.ts'

/** E-mail and password, then the second step. */
const LoginScreen = () => {
  const t = useWords(words)
  const { to, ended } = useSearch({ from: '/login' })
  const { challenge, follow, leave, startAgain } = useSignInSteps(to)
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [isChecked, setChecked] = useState(false)
  const logIn = useSend(staffSession.login, { isInterim: true, onSuccess: follow })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isBlank(typed.email) && typed.password !== '') logIn.mutate({ body: typed })
  }
  const field = (id: 'email' | 'password') => ({
    id,
    label: t(id),
    value: typed[id],
    error: isChecked && isBlank(typed[id]) ? t('required') : null,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [id]: event.target.value }),
  })
  if (challenge !== null)
    return (
      <EntryFrame name={t('signIn')}>
        <SecondStep {...challenge} onSignedIn={leave} onStartAgain={startAgain} />
      </EntryFrame>
    )
  return (
    <EntryFrame name={t('signIn')}>
      <form className="entry-card" method="post" noValidate onSubmit={submit}>
        <h1 tabIndex={-1}>{t('signIn')}</h1>
        {ended && <p className="entry-ended">{t('ended')}</p>}
        <ProblemNotice problem={logIn.error} />
        <Field
          {...field('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <SubmitButton isBusy={logIn.isPending}>{t('enter')}</SubmitButton>
        <p className="muted">{t('lost')}</p>
      </form>
      <DemoStaffList onSelect={setTyped} />
    </EntryFrame>
  )
}

export default LoginScreen
