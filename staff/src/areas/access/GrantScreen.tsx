import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { compareNames } from '#rules/text/to-sort-key.ts'
import { access } from '#contract/staff/access.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { useSend } from '#staff/api/use-send.ts'
import { useUser } from '#staff/api/use-user.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { groupOperations } from '#staff/ui/operation-groups.ts'
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
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './AccessScreen.module.css'
import { emptyForm, toGrant, type GrantForm as Form } from './grant-form.ts'
import { RoleContents } from './RoleContents.tsx'
import { words } from './words.ts'

const scopes = ['university', 'school', 'programme'] as const

const GrantForm = () => {
  const t = useWords(words)
  const text = useLocalized()
  const nameOf = useStaffName()
  const navigate = useNavigate()
  const user = useUser()
  const { members } = useSuspenseQuery(q(access.members)).data
  const { roles, schools, programmes } = useSuspenseQuery(q(access.options)).data
  const [chosen, setChosen] = useState(emptyForm)
  const [isChecked, setChecked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const locale = useLocale()
  const give = useSend(access.give, {
    onSuccess: () => void navigate({ to: '/access', state: { given } }),
  })
  const fieldError = useFieldError(give.error)

  const body = toGrant(chosen)
  const missing = isChecked && !('staffID' in body) ? body : []
  const change = (next: Partial<Form>) => setChosen({ ...chosen, ...next })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if ('staffID' in body) setOpen(true)
  }
  const select = (
    name: Exclude<keyof Form, 'kind'>,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => {
    const error = missing.includes(name) ? t('required') : null
    return (
      <SelectField
        id={name}
        label={label}
        error={error}
        value={chosen[name]}
        options={[...(name === 'scope' ? [] : [{ value: '' as const, label: t('choose') }]), ...options]}
        onChange={(value) => change({ [name]: value, ...(name === 'scope' && { place: '' }) })}
      />
    )
  }
  const role = chosen.kind === 'role' ? roles.find((each) => each.role === chosen.what) : undefined
  const toName = (operation: string) => formatPhrase(findOperationPhrase(operation), locale)
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
  const what = role ? text(role, 'name') : toName(chosen.what)
  const given = member === undefined ? '' : t('given', { name: nameOf(member), what })
  // Names and words are sorted as the reader reads them.
  const byLabel = (one: { label: string }, other: { label: string }) => compareNames(one.label, other.label)
  const active = members
    .filter(({ is_active }) => is_active)
    .map((each) => ({ value: String(each.staffID), label: `${nameOf(each)} · ${each.email}` }))
    .toSorted(byLabel)
  const held = user.operations.filter((each) => each !== 'account.use')
  return (
    <form className={form['form']} method="post" noValidate onSubmit={submit}>
      <p className="muted">{t('onlyOwn')}</p>
      <ProblemNotice problem={give.error} shownFields={['ends_on']} />
      {select('staffID', t('member'), active)}
      <RadioCards
        cards={[
          { value: 'role', label: t('role'), hint: t('roleHint') },
          { value: 'operation', label: t('operation'), hint: t('operationHint') },
        ]}
        selected={chosen.kind}
        onSelect={(kind) => change({ kind, what: '' })}
      >
        <legend>{t('kind')}</legend>
      </RadioCards>
      {chosen.kind === 'role'
        ? select(
            'what',
            t('role'),
            roles.map((each) => ({ value: each.role, label: text(each, 'name') })).toSorted(byLabel),
          )
        : select(
            'what',
            t('operation'),
            groupOperations(held).flatMap(({ name, operations }) =>
              operations
                .map((each) => ({ value: each, label: `${formatPhrase(name, locale)}: ${toName(each)}` }))
                .toSorted(byLabel),
            ),
          )}
      {role && <RoleContents operations={role.operations} />}
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
            <strong>{what}</strong>
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
