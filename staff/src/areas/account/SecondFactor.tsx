import { useState, type FormEvent } from 'react'
import { staffSession } from '#contract/staff/staff-session.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useUser } from '#staff/api/use-user.ts'
import { Field } from '#staff/ui/Field.tsx'
import { RecoveryCodes } from '#staff/ui/RecoveryCodes.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import card from '#web/ui/classes/card.module.css'
import form from '#web/ui/classes/form.module.css'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { words } from './words.ts'

/** How the sign-in is confirmed, and new recovery codes. */
export const SecondFactor = () => {
  const t = useWords(words)
  const user = useUser()
  const [password, setPassword] = useState('')
  const renew = useSend(staffSession.renewRecoveryCodes, { onSuccess: () => setPassword('') })
  const fieldError = useFieldError(renew.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    renew.mutate({ body: { password } })
  }
  return (
    <section className={card['card']} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('secondFactor')}</h2>
      <p>{user.has_second_factor ? t('withFactor', { count: user.recovery_codes }) : t('withoutFactor')}</p>
      {renew.data !== undefined && <RecoveryCodes codes={renew.data.recovery_codes} />}
      {user.has_second_factor && renew.data === undefined && (
        <form className={form['form']} method="post" noValidate onSubmit={submit}>
          <ProblemNotice problem={renew.error} shownFields={['password']} />
          <Field
            id="renew-password"
            label={t('password')}
            hint={t('renewText')}
            type="password"
            autoComplete="current-password"
            value={password}
            error={fieldError('password')}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button type="submit" className="plain-button" aria-disabled={renew.isPending || undefined}>
            {t('renew')}
          </button>
        </form>
      )}
    </section>
  )
}
