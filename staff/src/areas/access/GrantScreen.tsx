import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { access } from '#contract/staff/access.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useUser } from '#staff/api/use-user.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import form from '#web/ui/classes/form.module.css'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './AccessScreen.module.css'
import { emptyForm, toGrant, type GrantForm as Form } from './grant-form.ts'
import { words } from './words.ts'

const scopes = ['university', 'school', 'programme'] as const

/** The names of operations, in one line. */
const useOperationNames = (): ((operations: readonly string[]) => string) => {
  const locale = useLocale()
  return (operations) => operations.map((each) => formatPhrase(findOperationPhrase(each), locale)).join(', ')
}

const GrantForm = () => {
  const t = useWords(words)
  const text = useLocalized()
  const nameOf = useStaffName()
  const toNames = useOperationNames()
  const navigate = useNavigate()
  const user = useUser()
  const { members } = useSuspenseQuery(q(access.members)).data
  const { roles, schools, programmes } = useSuspenseQuery(q(access.options)).data
  const [chosen, setChosen] = useState(emptyForm)
  const [isChecked, setChecked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const locale = useLocale()
  const give = useSend(access.give, { onSuccess: () => void navigate({ to: '/access' }) })
  const fieldError = useFieldError(give.error)

  const body = toGrant(chosen)
  const missing = isChecked && !('staffID' in body) ? body : []
  const change = (next: Partial<Form>) => setChosen({ ...chosen, ...next })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if ('staffID' in body) setOpen(true)
  }
  const select = <Name extends keyof Form>(
    name: Name,
    label: string,
    options: readonly { value: string; label: string }[],
    hint?: string,
  ) => {
    const error = missing.includes(name) ? t('required') : null
    return (
      <SelectField
        id={name}
        label={label}
        error={error}
        hint={hint}
        value={chosen[name]}
        options={[...(name === 'scope' ? [] : [{ value: '' as const, label: t('choose') }]), ...options]}
        onChange={(value) => change({ [name]: value, ...(name === 'scope' && { place: '' }) })}
      />
    )
  }
  const role = roles.find((each) => `role:${each.role}` === chosen.what)
  const roleHint =
    role &&
    (role.operations.length > 0
      ? t('includes', { operations: toNames(role.operations) })
      : t('includesNothing'))
  const places = {
    university: [],
    school: schools.map((each) => ({ value: String(each.schoolID), label: text(each, 'name') })),
    programme: programmes.map((each) => ({ value: String(each.programID), label: text(each, 'name') })),
  }
  const member = members.find(({ staffID }) => String(staffID) === chosen.staffID)
  const placeName =
    chosen.scope === 'university'
      ? t('university')
      : places[chosen.scope].find(({ value }) => value === chosen.place)?.label
  const active = members.filter(({ is_active }) => is_active)
  const given = user.operations.filter((each) => each !== 'account.use')
  return (
    <form className={form['form']} method="post" noValidate onSubmit={submit}>
      <p className="muted">{t('onlyOwn')}</p>
      <ProblemNotice problem={give.error} shownFields={['ends_on']} />
      {select(
        'staffID',
        t('member'),
        active.map((each) => ({ value: String(each.staffID), label: `${nameOf(each)} · ${each.email}` })),
      )}
      {select(
        'what',
        t('role'),
        [
          ...roles.map((each) => ({ value: `role:${each.role}`, label: text(each, 'name') })),
          ...given.map((each) => ({ value: `operation:${each}`, label: `– ${toNames([each])}` })),
        ],
        roleHint,
      )}
      {select(
        'scope',
        t('place'),
        scopes.map((value) => ({ value, label: t(value) })),
      )}
      {chosen.scope !== 'university' && select('place', t(chosen.scope), places[chosen.scope])}
      <DateField
        name="lastDay"
        label={t('lastDay')}
        hint={t('lastDayHint')}
        error={fieldError('ends_on')}
        value={chosen.lastDay}
        onChange={(value) => change({ lastDay: value })}
      />
      <SubmitButton isBusy={give.isPending}>{t('give')}</SubmitButton>
      {isOpen && 'staffID' in body && member && (
        <ConfirmDialog
          title={t('giveTitle')}
          confirmLabel={t('give')}
          closeLabel={t('cancel')}
          isBusy={give.isPending}
          problem={null}
          // The fields say what is wrong.
          onConfirm={() => give.mutate({ body }, { onError: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        >
          <p>
            {nameOf(member)} · {member.email}
          </p>
          <p>
            <strong>{role ? text(role, 'name') : toNames([chosen.what.replace('operation:', '')])}</strong>
          </p>
          <p>
            {placeName} ·{' '}
            {chosen.lastDay === '' ? t('noEnd') : t('untilDay', { date: formatDate(chosen.lastDay, locale) })}
          </p>
          {chosen.lastDay === '' && <Notice kind="warning">{t('noEndWarning')}</Notice>}
        </ConfirmDialog>
      )}
    </form>
  )
}

/** Grants a role or an operation to a member of staff. */
const GrantScreen = () => {
  const t = useWords(words)
  return (
    <Screen
      name={t('give')}
      isReading
      back={
        <Link to="/access" className={classes['back']}>
          <Icon name="left" size={18} />
          {t('back')}
        </Link>
      }
    >
      <GrantForm />
    </Screen>
  )
}

export default GrantScreen
