import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { profile } from '#contract/account/profile.ts'
import { session } from '#contract/account/session.ts'
import { maxPasswordLength, checkPassword, minPasswordLength } from '#rules/account/password.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { PasswordField } from '#web/ui/form/PasswordField.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import { useLocale } from '#web/i18n/locale.ts'
import '#web/ui/mantine.css'

const limits = { shortest: minPasswordLength, longest: maxPasswordLength }
const empty = { current_password: '', password: '', again: '' }
type Field = keyof typeof empty
const fields = Object.keys(empty) as Field[]

interface Props {
  readonly onCancel: () => void
  readonly onChanged: () => void
}

/** The contents of the dialog for a new password: errors stand at their fields, and what was typed is kept. */
export const ChangePasswordForm = ({ onCancel, onChanged }: Props) => {
  const t = useWords(words)
  const id = useId()
  const { user } = useSuspenseQuery(q(session.user)).data
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const save = useSend(profile.changePassword, { onSuccess: onChanged })

  const fieldError = useFieldError(save.error, errors)
  const locale = useLocale()

  const findErrors = (): typeof errors => {
    const brokenRule = typed.password === '' ? null : checkPassword(typed.password, user.code)
    return {
      ...(typed.current_password === '' && { current_password: { phrase: words.required } }),
      ...(typed.password === '' && { password: { phrase: words.required } }),
      ...(brokenRule !== null && { password: { phrase: words[brokenRule], params: limits } }),
      ...(typed.again !== typed.password && { again: { phrase: words.passwordsDiffer } }),
    }
  }
  const focusFirst = (wrong: readonly string[]) => {
    const first = fields.find((field) => wrong.includes(field))
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findErrors()
    setErrors(found)
    focusFirst(Object.keys(found))
    if (Object.keys(found).length > 0 || save.isPending) return
    const { current_password, password } = typed
    save.mutate(
      { body: { current_password, password } },
      {
        onError: (problem) => focusFirst(Object.keys(problem.fieldsIn(locale))),
      },
    )
  }
  const toField = (name: Field) => ({
    name,
    value: typed[name],
    error: fieldError(name),
    'aria-invalid': fieldError(name) !== undefined,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
      if (!save.isPending) save.reset()
    },
  })
  return (
    <ModalContents
      title={t('changePassword')}
      isClosable={!save.isPending}
      actions={
        <>
          <Button type="submit" form={id} loading={save.isPending}>
            {t('savePassword')}
          </Button>
          <Button variant="default" disabled={save.isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className={classes['form']} noValidate onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={user.code} readOnly hidden />
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          data-autofocus
          {...toField('current_password')}
        />
        <PasswordField
          label={t('newPassword')}
          description={t('newPasswordHint', limits)}
          autoComplete="new-password"
          {...toField('password')}
        />
        <PasswordField label={t('repeatPassword')} autoComplete="new-password" {...toField('again')} />
        <ProblemNotice problem={save.error} shownFields={fields} />
      </form>
    </ModalContents>
  )
}
