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
import '#web/ui/mantine.css'

const longest = 80

interface Props {
  readonly subjectID: number
  readonly onMade: (name: string) => void
}

/** The name of a new laboratory group; whoever makes it is in it. */
export const MakeLabGroup = ({ subjectID, onMade }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const field = useRef<HTMLInputElement>(null)
  const [{ name }, setDraft, forget] = useDraft(`lab-group-${subjectID}`, { name: '' })
  const [wrong, setWrong] = useState<string | null>(null)
  const making = useSend(medicine.makeLabGroup, {
    onSuccess: (group) => {
      forget()
      onMade(group.name)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (making.isPending) return
    setWrong(name.trim() === '' ? m('textRequired') : null)
    if (name.trim() === '') return field.current?.focus()
    making.mutate({ body: { subjectID, name } })
  }
  const atField = making.error?.fields['name']?.[0]
  return (
    <form className={classes['make']} noValidate onSubmit={submit} aria-label={t('newGroup')}>
      <h3>{t('newGroup')}</h3>
      <TextInput
        ref={field}
        name="name"
        label={t('groupName')}
        description={t('groupNameHint')}
        maxLength={longest}
        value={name}
        error={wrong ?? atField}
        onChange={({ currentTarget: { value } }) => {
          setDraft({ name: value })
          setWrong(null)
        }}
      />
      {atField === undefined && <ProblemNotice problem={making.error} />}
      <Button type="submit" loading={making.isPending}>
        {t('make')}
      </Button>
    </form>
  )
}
