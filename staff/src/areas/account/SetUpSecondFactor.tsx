import { useEffect, useRef, useState, type FormEvent } from 'react'
import { staffSession } from '#contract/staff/staff-session.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { PasswordField } from '#staff/ui/PasswordField.tsx'
import { AppSetUp } from '#staff/ui/second-factor/AppSetUp.tsx'
import { RecoveryCodes } from '#staff/ui/second-factor/RecoveryCodes.tsx'
import { words as factorWords } from '#staff/ui/second-factor/words.ts'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import form from '#web/ui/classes/form.module.css'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import classes from './AccountScreen.module.css'
import { words } from './words.ts'

type Begun = Reply<typeof staffSession.beginSecondFactor>

interface StepProps {
  readonly onClose: () => void
}

/** The password again: an open session alone sets up nothing. */
const PasswordStep = ({ onBegun, onClose }: StepProps & { readonly onBegun: (begun: Begun) => void }) => {
  const t = useWords(words)
  const [password, setPassword] = useState('')
  const begin = useSend(staffSession.beginSecondFactor, { onSuccess: onBegun })
  const fieldError = useFieldError(begin.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin.mutate({ body: { password } })
  }
  return (
    <form className={form['form']} method="post" noValidate onSubmit={submit}>
      <ProblemNotice problem={begin.error} shownFields={['password']} />
      <PasswordField
        id="set-up-password"
        label={t('password')}
        hint={t('setUpHint')}
        autoComplete="current-password"
        value={password}
        error={fieldError('password')}
        onChange={(event) => setPassword(event.target.value)}
        // The press that led here has taken its button away, and the focus with it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <div className={classes['buttons']}>
        <SubmitButton isBusy={begin.isPending}>{t('goOn')}</SubmitButton>
        <button type="button" className="plain-button" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}

interface CodeStepProps extends StepProps {
  readonly begun: Begun
  readonly onSetUp: (codes: readonly string[]) => void
  readonly onStartAgain: () => void
}

/** The code to scan, and the first code of the app. */
const CodeStep = ({ begun: { challenge, enrolment }, onSetUp, onStartAgain, onClose }: CodeStepProps) => {
  const t = useWords(words)
  const tOfFactor = useWords(factorWords)
  const [code, setCode] = useState('')
  const confirm = useSend(staffSession.confirmSecondFactor, {
    onSuccess: ({ recovery_codes }) => onSetUp(recovery_codes),
  })
  const fieldError = useFieldError(confirm.error)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate({ body: { challenge, code } })
  }
  const isOver = confirm.error !== null && confirm.error.status === 409
  return (
    <form className={form['form']} method="post" noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1} className={classes['step']}>
        {tOfFactor('enrol')}
      </h3>
      <AppSetUp uri={enrolment.uri} appKey={enrolment.key} />
      <ProblemNotice
        problem={confirm.error}
        shownFields={['code']}
        action={
          isOver && (
            <button type="button" className="plain-button" onClick={onStartAgain}>
              {tOfFactor('again')}
            </button>
          )
        }
      />
      <Field
        id="set-up-code"
        label={tOfFactor('code')}
        hint={tOfFactor('firstCodeHint')}
        value={code}
        error={fieldError('code')}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
      />
      <div className={classes['buttons']}>
        <SubmitButton isBusy={confirm.isPending}>{tOfFactor('confirm')}</SubmitButton>
        <button type="button" className="plain-button" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}

/** The set-up of a second factor in an open session: password, QR code, first code, recovery codes. */
export const SetUpSecondFactor = ({ onClose }: StepProps) => {
  const t = useWords(words)
  const tOfFactor = useWords(factorWords)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (codes !== null) heading.current?.focus()
  }, [codes])
  if (codes !== null)
    return (
      <div className={classes['codes']}>
        <h3 ref={heading} tabIndex={-1} className={classes['step']}>
          {tOfFactor('recoveryCodes')}
        </h3>
        <p>{t('isSetUp')}</p>
        <RecoveryCodes codes={codes} />
        <button type="button" className="main-button" onClick={onClose}>
          {tOfFactor('saved')}
        </button>
      </div>
    )
  if (begun === null) return <PasswordStep onBegun={setBegun} onClose={onClose} />
  return <CodeStep begun={begun} onSetUp={setCodes} onStartAgain={() => setBegun(null)} onClose={onClose} />
}
