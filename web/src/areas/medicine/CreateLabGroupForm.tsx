import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { medicine } from '#contract/studies/medicine.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Medicine.module.css'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'

const maxLength = 80

interface Props {
  readonly subjectID: number
  readonly onCreated: (name: string) => void
}

/** Creates a laboratory group; its creator is its first member. */
export const CreateLabGroupForm = ({ subjectID, onCreated }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const field = useRef<HTMLInputElement>(null)
  const [{ name }, setDraft, clearDraft] = useDraft(`lab-group-${subjectID}`, { name: '' })
  const [missingError, setMissingError] = useState<string | null>(null)
  const create = useSend(medicine.makeLabGroup, {
    onSuccess: (group) => {
      clearDraft()
      onCreated(group.name)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    setMissingError(name.trim() === '' ? m('textRequired') : null)
    if (name.trim() === '') return field.current?.focus()
    create.mutate({ body: { subjectID, name } })
  }
  const fieldError = useFieldError(create.error)
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
        error={missingError ?? fieldError('name')}
        onChange={({ currentTarget: { value } }) => {
          setDraft({ name: value })
          setMissingError(null)
        }}
      />
      <ProblemNotice problem={create.error} shownFields={['name']} />
      <Button type="submit" loading={create.isPending}>
        {t('createGroup')}
      </Button>
    </form>
  )
}
