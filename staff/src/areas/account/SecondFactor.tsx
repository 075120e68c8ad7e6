import { useEffect, useRef, useState, type FormEvent } from 'react'
import { staffSession } from '#contract/staff/staff-session.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useUser } from '#staff/api/use-user.ts'
import { PasswordField } from '#staff/ui/PasswordField.tsx'
import { RecoveryCodes } from '#staff/ui/second-factor/RecoveryCodes.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import card from '#web/ui/classes/card.module.css'
import form from '#web/ui/classes/form.module.css'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'
import { words } from './words.ts'

const RenewCodes = () => {
  const t = useWords(words)
  const [password, setPassword] = useState('')
  const renew = useSend(staffSession.renewRecoveryCodes, { onSuccess: () => setPassword('') })
  const fieldError = useFieldError(renew.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    renew.mutate({ body: { password } })
  }
  if (renew.data !== undefined) return <RecoveryCodes codes={renew.data.recovery_codes} />
  return (
    <form className={form['form']} method="post" noValidate onSubmit={submit}>
      <ProblemNotice problem={renew.error} shownFields={['password']} />
      <PasswordField
        id="renew-password"
        label={t('password')}
        hint={t('renewText')}
        autoComplete="current-password"
        value={password}
        error={fieldError('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit" className="plain-button" aria-disabled={renew.isPending || undefined}>
        {t('renew')}
      </button>
    </form>
  )
}

/** How the sign-in is confirmed: the set-up of a second factor, or new recovery codes. */
export const SecondFactor = () => {
  const t = useWords(words)
  const user = useUser()
  const [isSettingUp, setSettingUp] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasSettingUp = useRef(false)
  // The set-up that had the focus is gone.
  useEffect(() => {
    if (wasSettingUp.current && !isSettingUp) heading.current?.focus()
    wasSettingUp.current = isSettingUp
  }, [isSettingUp])
  return (
    <section className={card['card']} aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        {t('secondFactor')}
      </h2>
      {isSettingUp ? (
        <SetUpSecondFactor onClose={() => setSettingUp(false)} />
      ) : (
        <>
          <p>
            {user.has_second_factor ? t('withFactor', { count: user.recovery_codes }) : t('withoutFactor')}
          </p>
          {user.has_second_factor ? (
            <RenewCodes />
          ) : (
            <button type="button" className="main-button" onClick={() => setSettingUp(true)}>
              {t('setUp')}
            </button>
          )}
        </>
      )}
    </section>
  )
}
