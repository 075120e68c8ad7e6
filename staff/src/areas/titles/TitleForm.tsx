import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { useSend } from '#staff/api/use-send.ts'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { Field } from '#staff/ui/Field.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import formLook from '#web/ui/classes/form.module.css'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import { OnlineFile } from './OnlineFile.tsx'
import { findTitleErrors, textFields, toDraft, toWritten, type Title, type TitleField } from './title-form.ts'
import { Cover } from './Cover.tsx'
import classes from './Titles.module.css'
import { words } from './words.ts'

const languages = ['ka', 'en', 'de', 'fr', 'ru'] as const
const numeric = new Set<TitleField>(['year', 'pages', 'copies'])
const shownFields = [...textFields, 'other_names', 'description', 'descriptioneng']

/** The form of a title; null is a new one. */
const TitleFields = ({ title }: { readonly title: Title | null }) => {
  const t = useWords(words)
  const text = useLocalized()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { schools, is_university } = useSuspenseQuery(q(libraryTitles.options)).data
  const firstSchool = is_university ? '' : String(schools[0]?.schoolID ?? '')
  const [draft, setDraft] = useState(() => toDraft(title, firstSchool))
  const [errors, setErrors] = useState<FieldErrors>({})
  const add = useSend(libraryTitles.add, {
    onSuccess: ({ bookID }) => void navigate({ to: '/titles', search: { book: bookID } }),
  })
  const change = useSend(libraryTitles.change)
  const sending = title === null ? add : change
  const fieldError = useFieldError(sending.error, errors)
  const set = (name: TitleField, value: string) => {
    setDraft({ ...draft, [name]: value })
    setErrors({})
    if (!sending.isPending) sending.reset()
  }
  const send = () => {
    const body = toWritten(draft)
    if (title === null) add.mutate({ body })
    else change.mutate({ params: { id: title.bookID }, body })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = findTitleErrors(draft)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) return send()
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form ref={form} className={formLook['form']} noValidate onSubmit={submit}>
      {textFields.map((name) => (
        <Field
          key={name}
          id={name}
          label={t(name)}
          autoComplete="off"
          {...(numeric.has(name) && { inputMode: 'numeric' as const })}
          maxLength={300}
          error={fieldError(name) ?? null}
          value={draft[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
      <SelectField
        id="language"
        label={t('language')}
        value={draft.language}
        options={languages.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => set('language', value)}
      />
      <SelectField
        id="school"
        label={t('school')}
        value={draft.school}
        options={[
          ...(is_university ? [{ value: '', label: t('university') }] : []),
          ...schools.map((each) => ({ value: String(each.schoolID), label: text(each, 'school') })),
        ]}
        onChange={(value) => set('school', value)}
      />
      <Field
        id="other_names"
        label={t('other_names')}
        hint={t('otherNamesHint')}
        autoComplete="off"
        maxLength={500}
        error={fieldError('other_names') ?? null}
        value={draft.other_names}
        onChange={(event) => set('other_names', event.target.value)}
      />
      {(['description', 'descriptioneng'] as const).map((name) => (
        <label key={name} className={classes['long']}>
          <span>{t(name)}</span>
          <textarea
            className="text-field"
            name={name}
            rows={3}
            maxLength={3000}
            value={draft[name]}
            onChange={(event) => set(name, event.target.value)}
          />
        </label>
      ))}
      <AttemptNotice
        problem={sending.error}
        shownFields={shownFields}
        isBusy={sending.isPending}
        onRetry={send}
      />
      {change.isSuccess && <Notice kind="success">{t('saved')}</Notice>}
      <SubmitButton isBusy={sending.isPending}>{t('save')}</SubmitButton>
    </form>
  )
}

/** A title that is there, with its file. */
const KnownTitle = ({ bookID }: { readonly bookID: number }) => {
  const { data } = useSuspenseQuery(q(libraryTitles.one, { params: { id: bookID } }))
  return (
    <div className={classes['form']}>
      <TitleFields title={data} />
      <Cover title={data} />
      <OnlineFile title={data} />
    </div>
  )
}

/** A new title (0), or the one of this number. */
export const TitleForm = ({ bookID }: { readonly bookID: number }) =>
  bookID === 0 ? <TitleFields title={null} /> : <KnownTitle bookID={bookID} />
