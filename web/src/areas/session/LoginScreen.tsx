import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { Problem } from '#web/api/problem.ts'
import { hasSessionEnded } from '#web/api/session/session.ts'
import { logIn } from '#web/api/session/log-in.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { DemoStudentList, demoStudentsQuery } from './DemoStudentList.tsx'
import { EntryButton } from './EntryButton.tsx'
import { EntryField } from './EntryField.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryPasswordField } from './EntryPasswordField.tsx'
import { removeFirstForm, takeOverFirstForm } from './take-over-first-form.ts'
import { useFirstForm } from './useFirstForm.ts'
import { saveLocaleBeforeLogin } from './save-locale-before-login.ts'
import { words } from './words.ts'

const isWrongLogIn = (problem: unknown): boolean => problem instanceof Problem && problem.status === 401

const LoginScreen = () => {
  const t = useWords(words)
  const form = useRef<HTMLFormElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState({ code: false, password: false })
  const [problem, setProblem] = useState<unknown>(null)

  // The static form of the page stays until it is touched, so nothing is painted twice; its contents are taken over.
  const { isTouched, touch } = useFirstForm()
  const { data: demo } = useQuery(demoStudentsQuery)
  useLayoutEffect(() => {
    if (!isTouched) return
    const isPressed = takeOverFirstForm({ code: code.current, password: password.current })
    // Without a static form, as after a log-out, nothing has the focus yet.
    if (document.activeElement === document.body) code.current?.focus()
    if (isPressed) form.current?.requestSubmit()
  }, [isTouched])
  useLayoutEffect(() => removeFirstForm, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = { code: code.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    setMissing({ code: typed.code === '', password: typed.password === '' })
    setProblem(null)
    if (typed.code === '' || typed.password === '') {
      ;(typed.code === '' ? code : password).current?.focus()
      return
    }
    setBusy(true)
    try {
      saveLocaleBeforeLogin()
      await logIn(typed)
    } catch (failure) {
      setProblem(failure)
      setBusy(false)
      // It is the likelier one to be wrong, and is typed again.
      if (isWrongLogIn(failure)) {
        password.current?.focus()
        password.current?.select()
      }
    }
  }

  const fillIn = (student: { code: string; password: string }) => {
    if (!isTouched) touch()
    if (code.current) code.current.value = student.code
    if (password.current) password.current.value = student.password
    setMissing({ code: false, password: false })
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  const fieldProps = (id: 'code' | 'password') => ({
    id,
    label: t(id),
    error: missing[id] ? t(`${id}Missing`) : null,
  })
  const students = demo?.demo && <DemoStudentList students={demo.students} onSelect={fillIn} />
  if (!isTouched) return createPortal(students, document.querySelector('#first .entry')!)
  return (
    <EntryFrame name={t('login')}>
      <form
        ref={form}
        className="entry-card"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <h1 tabIndex={-1}>{t('login')}</h1>
        {hasSessionEnded() && <p className="entry-ended">{t('sessionEnded')}</p>}
        <ProblemNotice problem={problem} />
        <EntryField
          {...fieldProps('code')}
          ref={code}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <EntryPasswordField
          {...fieldProps('password')}
          {...(isWrongLogIn(problem) && { 'aria-invalid': true })}
          ref={password}
          autoComplete="current-password"
        />
        <EntryButton isBusy={isBusy} busyLabel={t('loggingIn')}>
          {t('login')}
        </EntryButton>
        <Link to="/forgot-password">{t('forgot')}</Link>
      </form>
      {students}
    </EntryFrame>
  )
}

export default LoginScreen
