import { Link, useParams } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { session } from '#contract/account/session.ts'
import { maxPasswordLength, checkPassword, minPasswordLength } from '#rules/account/password.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { EntryButton } from './EntryButton.tsx'
import { EntryField } from './EntryField.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { words } from './words.ts'

const limits = { shortest: minPasswordLength, longest: maxPasswordLength }

const ConfirmationScreen = () => {
  const t = useWords(words)
  const { theString } = useParams({ from: '/confirmation/$theString' })
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<{ password?: string; again?: string }>({})
  const save = useSend(session.resetPassword)

  const wrongWith = (password: string, again: string): typeof wrong => {
    if (password === '') return { password: t('required') }
    // Whose link it is only the server knows, so the rule about her own code is its to hold.
    const broken = checkPassword(password, '')
    if (broken !== null && broken !== 'same_as_code') return { password: t(broken, limits) }
    return password === again ? {} : { again: t('notTheSame') }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const password = first.current?.value ?? ''
    const found = wrongWith(password, second.current?.value ?? '')
    setWrong(found)
    if (found.password) first.current?.focus()
    else if (found.again) second.current?.focus()
    else if (!save.isPending) save.mutate({ body: { theString, password } })
  }

  return (
    <EntryFrame name={t('newPasswordName')}>
      <form className="entry-card" method="post" noValidate onSubmit={submit}>
        <h1 tabIndex={-1}>{t('newPasswordName')}</h1>
        {save.isSuccess ? (
          <>
            <Notice kind="success">{t('passwordSaved')}</Notice>
            <Link to="/login" className="main-button">
              {t('login')}
            </Link>
          </>
        ) : (
          <>
            <ProblemNotice problem={save.error} />
            <EntryField
              id="password"
              ref={first}
              label={t('newPassword')}
              hint={t('newPasswordHint', limits)}
              wrong={wrong.password}
              type="password"
              autoComplete="new-password"
            />
            <EntryField
              id="again"
              ref={second}
              label={t('again')}
              wrong={wrong.again}
              type="password"
              autoComplete="new-password"
            />
            <EntryButton busy={save.isPending} meanwhile={t('saving')}>
              {t('savePassword')}
            </EntryButton>
            <Link to="/forgot-password">{t('askAgain')}</Link>
          </>
        )}
      </form>
    </EntryFrame>
  )
}

export default ConfirmationScreen
