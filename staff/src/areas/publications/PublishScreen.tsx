import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { publications } from '#contract/staff/publications.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import formLook from '#web/ui/classes/form.module.css'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { AudienceField } from './AudienceField.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import {
  findErrors,
  maxLengths,
  toPublication,
  type Publication,
  type PublicationField,
  type PublicationForm,
} from './publication-form.ts'
import { PublishDialog } from './PublishDialog.tsx'
import classes from './PublishScreen.module.css'
import { TimeField } from './TimeField.tsx'
import { usePublicationDraft } from './usePublicationDraft.ts'
import { useRecipients } from './useRecipients.ts'
import { words } from './words.ts'

const shownFields = ['title', 'titleeng', 'text', 'texteng', 'link', 'audience', 'targetID', 'publish_at']

const PublishForm = () => {
  const t = useWords(words)
  const locale = useLocale()
  const navigate = useNavigate()
  const client = useQueryClient()
  const box = useRef<HTMLFormElement>(null)
  const { draft, change, deleteDraft } = usePublicationDraft()
  const recipients = useRecipients(draft.audience)
  const [found, setFound] = useState<FieldErrors<PublicationField>>({})
  const [attempts, setAttempts] = useState(0)
  /** The subject of the dialog. */
  const [asked, setAsked] = useState<Publication | null>(null)
  const publish = useSend(publications.publish, {
    onSuccess: () => {
      deleteDraft()
      // The list has the new one on top when it opens.
      const list = client.prefetchQuery(q(publications.list, { query: {} }))
      void list.then(() => navigate({ to: '/publications' }))
    },
  })
  const fieldError = useFieldError(publish.error, found)
  const { error } = publish
  const isFieldWrong = error !== null && Object.keys(error.fieldsIn(locale)).length > 0
  // An error of a field is shown at the field.
  if (asked !== null && isFieldWrong) setAsked(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus()
  }, [attempts, error])

  const edit = (field: PublicationField, next: Partial<PublicationForm>) => {
    change(next)
    if (found[field] !== undefined) setFound({ ...found, [field]: undefined })
  }
  const { count } = recipients
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (recipients.isCounting || publish.isPending) return
    // Not dismissed: if an answer was lost, the same form sent again must not be published twice.
    publish.reset()
    const errors = findErrors(draft, count, Date.now())
    setFound(errors)
    setAttempts(attempts + 1)
    if (Object.keys(errors).length === 0) setAsked(toPublication(draft))
  }
  const isNow = draft.when === 'now'
  const label =
    count === undefined || count === 0
      ? t(isNow ? 'publish' : 'schedule')
      : t(isNow ? 'publishTo' : 'scheduleTo', { count, number: formatNumber(count, locale) })
  return (
    <>
      <form
        ref={box}
        className={`${formLook['form']} ${classes['form']}`}
        method="post"
        noValidate
        onSubmit={submit}
      >
        <div className={classes['cards']}>
          <RadioCards
            cards={(['notification', 'popup'] as const).map((value) => ({
              value,
              label: t(value),
              hint: t(`${value}Hint`),
            }))}
            selected={draft.form}
            onSelect={(form) => edit('link', { form })}
          >
            <legend className={classes['legend']}>{t('form')}</legend>
          </RadioCards>
        </div>
        <div className={classes['languages']}>
          {(['ka', 'en'] as const).map((language) => (
            <LanguageFields
              key={language}
              language={language}
              draft={draft}
              fieldError={fieldError}
              onChange={(name, text) => edit(name, { [name]: text })}
            />
          ))}
        </div>
        {draft.form === 'notification' && (
          <div className={classes['field']}>
            <Field
              id="link"
              label={t('link')}
              hint={t('linkHint')}
              error={fieldError('link')}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLengths.link}
              value={draft.link}
              onChange={(event) => edit('link', { link: event.target.value })}
            />
          </div>
        )}
        <AudienceField
          draft={draft}
          recipients={recipients}
          error={fieldError('audience') ?? fieldError('targetID')}
          onChange={(next) => edit('audience', next)}
        />
        <TimeField
          draft={draft}
          error={fieldError('publish_at')}
          onChange={(next) => edit('publish_at', next)}
        />
        <div className={classes['end']}>
          <ProblemNotice problem={isFieldWrong ? error : null} shownFields={shownFields} />
          <SubmitButton isBusy={recipients.isCounting || publish.isPending}>{label}</SubmitButton>
        </div>
      </form>
      {asked !== null && draft.audience !== null && count !== undefined && (
        <PublishDialog
          publication={asked}
          audience={draft.audience}
          count={count}
          problem={error}
          // Until the list is there, a second press would publish it again.
          isBusy={publish.isPending || publish.isSuccess}
          onConfirm={() => publish.mutate({ body: asked })}
          onClose={() => {
            publish.reset()
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

/** Publishes something to students, now or at a time. */
const PublishScreen = () => {
  const t = useWords(words)
  return (
    <Screen
      name={t('add')}
      back={
        <Link to="/publications" className={classes['back']}>
          <Icon name="left" size={18} />
          {t('back')}
        </Link>
      }
    >
      <PublishForm />
    </Screen>
  )
}

export default PublishScreen
