import { Button, TextInput } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { presentations } from '#contract/studies/presentations.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toID } from '#web/parts/search-params.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import classes from './Presentations.module.css'
import { SubjectPicker, canSubmit, type PresentationSubject } from './SubjectPicker.tsx'
import { words } from './words.ts'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'

const empty = { subjectID: '', title: '' }
const maxLength = 200

interface Props {
  readonly subjects: readonly PresentationSubject[]
  readonly onSubmitted: () => void
}

type Errors = FieldErrors<'subjectID' | 'title' | 'file'>

/** The form for a new presentation; its fields are kept if sending fails. */
export const SubmitPresentationForm = ({ subjects, onSubmitted }: Props) => {
  const t = useWords(words)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, clearDraft] = useDraft('presentation', empty)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  /** The subject that the address names, until another is chosen. */
  const [requestedID, setRequestedID] = useState(toID(search['subject']))
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState(0)
  const [errors, setErrors] = useState<Errors>({})
  const upload = useSend(presentations.send, {
    onProgress: setProgress,
    onSuccess: () => {
      setDraft(empty)
      clearDraft()
      setFile(null)
      setRequestedID(null)
      onSubmitted()
    },
  })
  const fieldError = useFieldError(upload.error, errors)
  const open = subjects.filter(canSubmit)
  // The subject of the draft may have closed meanwhile.
  const isOpen = (id: string) => open.some(({ subjectID }) => String(subjectID) === id)
  const subjectID = [String(requestedID), draft.subjectID].find(isOpen) ?? ''
  if (open.length === 0 && !upload.isPending)
    return (
      <>
        <SubjectPicker subjects={subjects} selected="" onSelect={() => undefined} error={null} />
        <Notice kind={upload.isSuccess ? 'success' : 'info'}>
          {t(upload.isSuccess ? 'submitted' : 'noneOpen')}
        </Notice>
      </>
    )
  const change = (next: Partial<typeof empty>) => {
    setDraft({ ...draft, ...next })
    setErrors({})
    // A lost answer is still being looked for, so it is not reset.
    if (!upload.isPending && upload.error?.code !== 'answer_lost') upload.reset()
  }
  const send = () => {
    if (file === null) return
    setProgress(0)
    upload.mutate({ body: { subjectID: Number(subjectID), title: draft.title }, files: { file } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (upload.isPending) return
    const missing: Errors = {
      ...(subjectID === '' && { subjectID: { phrase: words.chooseSubject } }),
      ...(isBlank(draft.title) && { title: { phrase: words.enterTitle } }),
      ...(file === null && { file: { phrase: messages.fileRequired } }),
    }
    setErrors(missing)
    const [first] = Object.keys(missing)
    if (first !== undefined || file === null) {
      const selector =
        first === 'subjectID' ? '[type=radio]:enabled' : first === 'title' ? '[name=title]' : '[type=file]'
      return form.current?.querySelector<HTMLElement>(selector)?.focus()
    }
    send()
  }
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <SubjectPicker
        subjects={subjects}
        selected={subjectID}
        onSelect={(id) => {
          setRequestedID(null)
          change({ subjectID: id })
        }}
        error={fieldError('subjectID') ?? null}
      />
      <TextInput
        name="title"
        label={t('title')}
        maxLength={maxLength}
        inputContainer={(input) => (
          <CharactersLeft text={draft.title} max={maxLength}>
            {input}
          </CharactersLeft>
        )}
        value={draft.title}
        error={fieldError('title')}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
      />
      <FilePicker
        label={t('file')}
        field={presentations.send.files.file}
        file={file}
        onPick={(one) => {
          setFile(one)
          change({})
        }}
        progress={upload.isPending ? progress : null}
        error={fieldError('file')}
      />
      <AttemptNotice
        problem={upload.error}
        shownFields={['subjectID', 'title', 'file']}
        isBusy={upload.isPending}
        onRetry={send}
      />
      {upload.isSuccess && <Notice kind="success">{t('submitted')}</Notice>}
      <Button type="submit" loading={upload.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
