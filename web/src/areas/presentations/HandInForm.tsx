import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { presentations } from '#contract/studies/presentations.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import classes from './Presentations.module.css'
import { SubjectChoice, takesOne, type Taking } from './SubjectChoice.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const empty = { subjectID: '', title: '' }
const longest = 200

interface Props {
  readonly subjects: readonly Taking[]
  readonly onHandedIn: () => void
}

type Wrong = Readonly<Partial<Record<'subjectID' | 'title' | 'file', string>>>

/** Subject, title and file of a presentation; all of it stays when sending fails. */
export const HandInForm = ({ subjects, onHandedIn }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, forget] = useDraft('presentation', empty)
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const [wrong, setWrong] = useState<Wrong>({})
  const sending = useSend(presentations.send, {
    onProgress: setShare,
    onSuccess: () => {
      setDraft(empty)
      forget()
      setFile(null)
      onHandedIn()
    },
  })
  const open = subjects.filter(takesOne)
  // What was picked before may have closed meanwhile.
  const picked = open.some(({ subjectID }) => String(subjectID) === draft.subjectID) ? draft.subjectID : ''
  if (open.length === 0 && !sending.isPending)
    return (
      <>
        <SubjectChoice subjects={subjects} picked="" onPick={() => undefined} wrong={null} />
        <Notice kind={sending.isSuccess ? 'success' : 'info'}>
          {t(sending.isSuccess ? 'handedIn' : 'noneNow')}
        </Notice>
      </>
    )
  const change = (next: Partial<typeof empty>) => {
    setDraft({ ...draft, ...next })
    setWrong({})
    // What is looked for goes on being looked for: it was pressed.
    if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
  }
  const send = () => {
    if (file === null) return
    setShare(0)
    sending.mutate({ body: { subjectID: Number(picked), title: draft.title }, files: { file } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const missing: Wrong = {
      ...(picked === '' && { subjectID: t('pickSubject') }),
      ...(draft.title.trim() === '' && { title: t('typeTitle') }),
      ...(file === null && { file: m('fileRequired') }),
    }
    setWrong(missing)
    const [first] = Object.keys(missing)
    if (first !== undefined || file === null) {
      const selector =
        first === 'subjectID' ? '[type=radio]:enabled' : first === 'title' ? '[name=title]' : '[type=file]'
      return form.current?.querySelector<HTMLElement>(selector)?.focus()
    }
    send()
  }
  const fields = sending.error?.fields ?? {}
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <SubjectChoice
        subjects={subjects}
        picked={picked}
        onPick={(subjectID) => change({ subjectID })}
        wrong={wrong.subjectID ?? fields['subjectID']?.[0]}
      />
      <TextInput
        name="title"
        label={t('title')}
        maxLength={longest}
        inputContainer={(input) => (
          <CharactersLeft text={draft.title} max={longest}>
            {input}
          </CharactersLeft>
        )}
        value={draft.title}
        error={wrong.title ?? fields['title']?.[0]}
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
        progress={sending.isPending ? share : null}
        error={wrong.file ?? fields['file']?.[0]}
      />
      {Object.keys(fields).length === 0 && (
        <AttemptNotice problem={sending.error} isBusy={sending.isPending} onRetry={send} />
      )}
      {sending.isSuccess && <Notice kind="success">{t('handedIn')}</Notice>}
      <Button type="submit" loading={sending.isPending}>
        {t('handIn')}
      </Button>
    </form>
  )
}
