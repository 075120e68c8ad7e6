import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { profile } from '#contract/account/profile.ts'
import { session } from '#contract/account/session.ts'
import { maxPasswordLength, checkPassword, minPasswordLength } from '#rules/account/password.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const limits = { shortest: minPasswordLength, longest: maxPasswordLength }
const empty = { current_password: '', password: '', again: '' }
type Field = keyof typeof empty
const fields = Object.keys(empty) as Field[]

/** Changes the password; what is wrong stands at its field, and what was typed stays. */
export const ChangePassword = () => {
  const t = useWords(words)
  const { user } = useSuspenseQuery(q(session.user)).data
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const save = useSend(profile.changePassword, { onSuccess: () => setTyped(empty) })

  const faults = (): typeof wrong => {
    const broken = typed.password === '' ? null : checkPassword(typed.password, user.code)
    return {
      ...(typed.current_password === '' && { current_password: t('required') }),
      ...(typed.password === '' && { password: t('required') }),
      ...(broken !== null && { password: t(broken, limits) }),
      ...(typed.again !== typed.password && { again: t('notTheSame') }),
    }
  }
  const show = (found: typeof wrong) => {
    setWrong(found)
    const first = fields.find((field) => found[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faults()
    show(found)
    if (Object.keys(found).length > 0 || save.isPending) return
    const { current_password, password } = typed
    save.mutate(
      { body: { current_password, password } },
      {
        onError: (problem) =>
          show(Object.fromEntries(Object.entries(problem.fields).map(([f, [line]]) => [f, line]))),
      },
    )
  }
  const field = (name: Field) => ({
    name,
    value: typed[name],
    error: wrong[name],
    'aria-invalid': wrong[name] !== undefined,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setWrong({ ...wrong, [name]: undefined })
      if (save.isSuccess) save.reset()
    },
  })
  const isAtField = save.error !== null && Object.keys(save.error.fields).length > 0
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={user.code} readOnly hidden />
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        {...field('current_password')}
      />
      <PasswordField
        label={t('newPassword')}
        description={t('newPasswordHint', limits)}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={t('newAgain')} autoComplete="new-password" {...field('again')} />
      {!isAtField && <ProblemNotice problem={save.error} />}
      {save.isSuccess && <Notice kind="success">{t('passwordChanged')}</Notice>}
      <Button type="submit" loading={save.isPending}>
        {t('savePassword')}
      </Button>
    </form>
  )
}
