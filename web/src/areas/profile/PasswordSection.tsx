import { Button } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { profile } from '#contract/profile.ts'
import { shortestPassword } from '#rules/password.ts'
import { useSend } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Section } from './Section.tsx'
import classes from './Profile.module.css'
import { words } from './words.ts'

type Field = 'current_password' | 'password' | 'again'
const empty: Readonly<Record<Field, string>> = { current_password: '', password: '', again: '' }

/** Changes the password; "wrong current password" stands on its field (spec 8). */
export const PasswordSection = () => {
  const t = useWords(words)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const change = useSend(profile.changePassword, {
    stale: [profile.devices],
    onSuccess: () => setValues(empty),
  })
  const ofServer = change.error?.fields ?? {}

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: Partial<Record<Field, string>> = {}
    for (const field of ['current_password', 'password'] as const) {
      if (values[field] === '') found[field] = t('required')
    }
    if (values.again !== values.password) found.again = t('notTheSame')
    setWrong(found)
    const first = (['current_password', 'password', 'again'] as const).find((field) => found[field])
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    const { current_password, password } = values
    change.mutate({ body: { current_password, password } })
  }
  const field = (name: Field, label: string, autoComplete: string, description?: string) => (
    <PasswordField
      label={label}
      name={name}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
      error={wrong[name] ?? ofServer[name]?.[0]}
      autoComplete={autoComplete}
      description={description}
    />
  )
  const isOnFields = change.error !== null && Object.keys(ofServer).some((name) => name in empty)
  return (
    <Section title={t('password')}>
      <form ref={form} noValidate onSubmit={submit} className={classes['form']}>
        {field('current_password', t('currentPassword'), 'current-password')}
        {field(
          'password',
          t('newPassword'),
          'new-password',
          t('newPasswordHint', { shortest: shortestPassword }),
        )}
        {field('again', t('again'), 'new-password')}
        {!isOnFields && <ProblemNotice problem={change.error} />}
        {change.isSuccess && <Notice kind="success">{t('passwordChanged')}</Notice>}
        <div className={classes['buttons']}>
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('changePassword')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
