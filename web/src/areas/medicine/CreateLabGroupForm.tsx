import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { medicine } from '#contract/studies/medicine.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Medicine.module.css'
import { words } from './words.ts'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'

const maxLength = 80

interface Props {
  readonly subjectID: number
  readonly onCreated: (name: string) => void
}

/** Creates a laboratory group; its creator is its first member. */
export const CreateLabGroupForm = ({ subjectID, onCreated }: Props) => {
  const t = useWords(words)
  const field = useRef<HTMLInputElement>(null)
  const [{ name }, setDraft, clearDraft] = useDraft(`lab-group-${subjectID}`, { name: '' })
  const [errors, setErrors] = useState<FieldErrors<'name'>>({})
  const create = useSend(medicine.makeLabGroup, {
    onSuccess: (group) => {
      clearDraft()
      onCreated(group.name)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    setErrors(isBlank(name) ? { name: { phrase: messages.textRequired } } : {})
    if (isBlank(name)) return field.current?.focus()
    create.mutate({ body: { subjectID, name } })
  }
  const fieldError = useFieldError(create.error, errors)
  return (
    <form className={classes['create']} noValidate onSubmit={submit} aria-label={t('newGroup')}>
      <h3>{t('newGroup')}</h3>
      <TextInput
        ref={field}
        name="name"
        label={t('groupName')}
        description={t('groupNameHint')}
        maxLength={maxLength}
        value={name}
        error={fieldError('name')}
        onChange={({ currentTarget: { value } }) => {
          setDraft({ name: value })
          setErrors({})
        }}
      />
      <ProblemNotice problem={create.error} shownFields={['name']} />
      <Button type="submit" loading={create.isPending}>
        {t('createGroup')}
      </Button>
    </form>
  )
}
