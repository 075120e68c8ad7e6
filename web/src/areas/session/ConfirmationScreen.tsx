import { Link, useParams } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { session } from '#contract/account/session.ts'
import { maxPasswordLength, checkPassword, minPasswordLength } from '#rules/account/password.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { EntryButton } from './EntryButton.tsx'
import { EntryCheckbox } from './EntryCheckbox.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryPasswordField } from './EntryPasswordField.tsx'
import { words } from './words.ts'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'

const limits = { shortest: minPasswordLength, longest: maxPasswordLength }

const ConfirmationScreen = () => {
  const t = useWords(words)
  const { theString } = useParams({ from: '/confirmation/$theString' })
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const renewCalendar = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<FieldErrors<'password' | 'again'>>({})
  const fieldError = useFieldError(null, errors)
  const save = useSend(session.resetPassword)

  const findErrors = (password: string, again: string): typeof errors => {
    if (password === '') return { password: { phrase: words.passwordMissing } }
    // Only the server knows the student's code, so it checks that the password differs from it.
    const brokenRule = checkPassword(password, '')
    if (brokenRule !== null && brokenRule !== 'same_as_code')
      return { password: { phrase: words[brokenRule], params: limits } }
    return password === again ? {} : { again: { phrase: words.passwordsDiffer } }
  }

  const clearError = () => {
    setErrors({})
    if (!save.isPending) save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const password = first.current?.value ?? ''
    const foundErrors = findErrors(password, second.current?.value ?? '')
    setErrors(foundErrors)
    if (foundErrors.password) first.current?.focus()
    else if (foundErrors.again) second.current?.focus()
    else if (!save.isPending)
      save.mutate({
        body: { theString, password, renew_calendar: renewCalendar.current?.checked ?? false },
      })
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
        ) : save.error?.code === 'link_is_dead' ? (
          <>
            <ProblemNotice problem={save.error} />
            <Link to="/forgot-password" className="main-button">
              {t('requestNewLink')}
            </Link>
          </>
        ) : (
          <>
            <ProblemNotice problem={save.error} />
            <EntryPasswordField
              id="password"
              ref={first}
              label={t('newPassword')}
              hint={t('newPasswordHint', limits)}
              error={fieldError('password')}
              onChange={clearError}
              autoComplete="new-password"
            />
            <EntryPasswordField
              id="again"
              ref={second}
              label={t('repeatPassword')}
              error={fieldError('again')}
              onChange={clearError}
              autoComplete="new-password"
            />
            <EntryCheckbox
              id="renew-calendar"
              ref={renewCalendar}
              label={t('renewCalendar')}
              hint={t('renewCalendarHint')}
            />
            <EntryButton isBusy={save.isPending} busyLabel={t('saving')}>
              {t('savePassword')}
            </EntryButton>
            <Link to="/forgot-password">{t('requestNewLink')}</Link>
          </>
        )}
      </form>
    </EntryFrame>
  )
}

export default ConfirmationScreen
