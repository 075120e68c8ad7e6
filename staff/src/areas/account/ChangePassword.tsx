import { useState, type FormEvent } from 'react'
import { staffSession } from '#contract/staff/staff-session.ts'
import { useSend } from '#staff/api/use-send.ts'
import { PasswordField } from '#staff/ui/PasswordField.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import card from '#web/ui/classes/card.module.css'
import form from '#web/ui/classes/form.module.css'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { words } from './words.ts'

const empty = { current_password: '', password: '' }

/** The own password; the current one is needed. */
export const ChangePassword = () => {
  const t = useWords(words)
  const [typed, setTyped] = useState(empty)
  const change = useSend(staffSession.changePassword, { onSuccess: () => setTyped(empty) })
  const fieldError = useFieldError(change.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ body: typed })
  }
  const field = (id: keyof typeof empty) => ({
    id,
    value: typed[id],
    error: fieldError(id),
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [id]: event.target.value }),
  })
  return (
    <section className={card['card']} aria-labelledby="change-password">
      <h2 id="change-password">{t('passwordTitle')}</h2>
      <p className="muted">{t('passwordText')}</p>
      <form className={form['form']} method="post" noValidate onSubmit={submit}>
        {change.isSuccess && <Notice kind="success">{t('changed')}</Notice>}
        <ProblemNotice problem={change.error} shownFields={['current_password', 'password']} />
        <PasswordField {...field('current_password')} label={t('current')} autoComplete="current-password" />
        <PasswordField {...field('password')} label={t('next')} autoComplete="new-password" />
        <button type="submit" className="plain-button" aria-disabled={change.isPending || undefined}>
          {t('change')}
        </button>
      </form>
    </section>
  )
}
