import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { findUnknownPlaceholders } from '#rules/staff/fill-template.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { useSend } from '#staff/api/use-send.ts'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { Field } from '#staff/ui/Field.tsx'
import { kindWords } from '#staff/ui/kind-words.ts'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { q, type Reply } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import formLook from '#web/ui/classes/form.module.css'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import type { Template } from './template.ts'
import classes from './Templates.module.css'
import type { TemplatesSearch } from './templates-search.ts'
import { words } from './words.ts'

const names = ['name', 'nameeng'] as const
const texts = ['text', 'texteng'] as const
const languages = { name: 'ka', nameeng: 'en', text: 'ka', texteng: 'en' } as const
const marks = {
  ka: { name: '{სახელი}', number: '{ნომერი}', subject: '{საგანი}' },
  en: { name: '{name}', number: '{number}', subject: '{subject}' },
} as const
type FieldName = keyof typeof languages

/** Errors that the form finds before it is sent. */
const findErrors = (draft: Readonly<Record<FieldName, string>>): FieldErrors => {
  const findError = (name: FieldName) => {
    if (isBlank(draft[name])) return { phrase: words.required }
    const [placeholder] = findUnknownPlaceholders(name === 'text' || name === 'texteng' ? draft[name] : '')
    return placeholder === undefined ? null : { phrase: words.unknown, params: { placeholder } }
  }
  return Object.fromEntries(
    [...names, ...texts].flatMap((name) => {
      const error = findError(name)
      return error === null ? [] : [[name, error]]
    }),
  )
}

interface FieldsProps {
  readonly template: Template | null
  readonly options: Reply<typeof answerTemplates.options> | null
  readonly kinds: readonly InboxKind[]
  readonly search: TemplatesSearch
}

const Fields = ({ template, options, kinds, search }: FieldsProps) => {
  const t = useWords(words)
  const kindOf = useWords(kindWords)
  const text = useLocalized()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [draft, setDraft] = useState(() => ({
    kind: template?.kind ?? search.kind ?? kinds[0] ?? ('problem' as InboxKind),
    /** `own`, `all`, or the number of a school. */
    owner: template === null || template.is_own ? 'own' : String(template.schoolID ?? 'all'),
    name: template?.name ?? '',
    nameeng: template?.nameeng ?? '',
    text: template?.text ?? '',
    texteng: template?.texteng ?? '',
  }))
  const onSuccess = () => void navigate({ to: '/templates', search })
  const addOwn = useSend(answerTemplates.addOwn, { onSuccess })
  const changeOwn = useSend(answerTemplates.changeOwn, { onSuccess })
  const addShared = useSend(answerTemplates.addShared, { onSuccess })
  const changeShared = useSend(answerTemplates.changeShared, { onSuccess })
  const isOwn = draft.owner === 'own'
  const sending = isOwn
    ? template === null
      ? addOwn
      : changeOwn
    : template === null
      ? addShared
      : changeShared
  const fieldError = useFieldError(sending.error, errors)
  const set = (name: FieldName | 'kind' | 'owner', value: string) => {
    setDraft({ ...draft, [name]: value })
    setErrors({})
    if (!sending.isPending) sending.reset()
  }
  const send = () => {
    const { owner, ...body } = draft
    const params = { id: template?.templateID ?? 0 }
    const schoolID = owner === 'all' ? null : Number(owner)
    if (isOwn) return template === null ? addOwn.mutate({ body }) : changeOwn.mutate({ params, body })
    const shared = { ...body, schoolID }
    return template === null
      ? addShared.mutate({ body: shared })
      : changeShared.mutate({ params, body: shared })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = findErrors(draft)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) return send()
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const owners = [
    { value: 'own', label: t('own') },
    ...(options?.is_university === true ? [{ value: 'all', label: t('university') }] : []),
    ...(options?.schools ?? []).map((each) => ({
      value: String(each.schoolID),
      label: t('ofSchool', { school: text(each, 'school') }),
    })),
  ]
  // An own one stays one's own, and a shared one shared: the others may use it.
  const ownersNow =
    template === null ? owners : owners.filter(({ value }) => (value === 'own') === template.is_own)
  return (
    <form ref={form} className={formLook['form']} method="post" noValidate onSubmit={submit}>
      <SelectField
        id="kind"
        label={t('kind')}
        value={draft.kind}
        options={kinds.map((kind) => ({ value: kind, label: kindOf(kind) }))}
        onChange={(value) => set('kind', value)}
      />
      {ownersNow.length > 1 && (
        <SelectField
          id="owner"
          label={t('owner')}
          value={draft.owner}
          options={ownersNow}
          onChange={(value) => set('owner', value)}
        />
      )}
      {names.map((name) => (
        <Field
          key={name}
          id={name}
          label={t(name)}
          lang={languages[name]}
          autoComplete="off"
          maxLength={80}
          error={fieldError(name) ?? null}
          value={draft[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
      <p className="muted">{t('placeholdersHint', marks[locale])}</p>
      {texts.map((name) => {
        const error = fieldError(name)
        return (
          <label key={name} className={classes['long']}>
            <span>{t(name)}</span>
            <textarea
              className="text-field"
              name={name}
              lang={languages[name]}
              rows={6}
              maxLength={2000}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${name}-wrong` : undefined}
              value={draft[name]}
              onChange={(event) => set(name, event.target.value)}
            />
            {error && (
              <span id={`${name}-wrong`} className="entry-wrong">
                {error}
              </span>
            )}
          </label>
        )
      })}
      <AttemptNotice
        problem={sending.error}
        shownFields={[...names, ...texts]}
        isBusy={sending.isPending}
        onRetry={send}
      />
      <SubmitButton isBusy={sending.isPending}>{t('save')}</SubmitButton>
    </form>
  )
}

interface Props {
  /** 0 is a new one. */
  readonly templateID: number
  readonly kinds: readonly InboxKind[]
  readonly search: TemplatesSearch
}

const KnownForm = ({ templateID, options, ...rest }: Props & Pick<FieldsProps, 'options'>) => {
  const t = useWords(words)
  const { templates } = useSuspenseQuery(q(answerTemplates.list)).data
  const found = templates.find((each) => each.templateID === templateID && each.may_change)
  if (templateID !== 0 && found === undefined) return <Notice kind="warning">{t('gone')}</Notice>
  return <Fields {...rest} options={options} template={found ?? null} />
}

const SharedForm = (props: Props) => (
  <KnownForm {...props} options={useSuspenseQuery(q(answerTemplates.options)).data} />
)

/** A new template, or the one of this number; shared ones for staff who may write them. */
export const TemplateForm = (props: Props) =>
  useHolds()('templates.write') ? <SharedForm {...props} /> : <KnownForm {...props} options={null} />
