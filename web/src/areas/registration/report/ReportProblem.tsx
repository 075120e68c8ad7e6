import { Button, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { problems } from '#contract/administration/problems.ts'
import { registration } from '#contract/registration/registration.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { CharactersLeft } from '#web/ui/form/CharactersLeft.tsx'
import classes from './ReportProblem.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const longest = 2000

/** Reports a problem with registration to the office; what is typed is kept until it has been sent. */
export const ReportProblem = ({ onToast }: { onToast: (toast: string) => void }) => {
  const t = useWords(words)
  const m = useWords(messages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [{ text }, setDraft, forget] = useDraft('registration-problem', { text: '' })
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const [wrong, setWrong] = useState<string | null>(null)
  const sent = {
    onSuccess: () => {
      setDraft({ text: '' })
      forget()
      setFile(null)
      setOpen(false)
      onToast(t('problemSent'))
    },
  }
  const write = useSend(registration.writeProblem, sent)
  const writeWithFile = useSend(problems.report, { ...sent, onProgress: setShare })
  const report = file === null ? write : writeWithFile
  const send = () => {
    setShare(0)
    if (file === null) write.mutate({ body: { problemText: text } })
    else writeWithFile.mutate({ body: { text, reported_in: 'registration' }, files: { file } })
  }
  const submit = () => {
    setWrong(text.trim() === '' ? m('enterProblem') : null)
    if (text.trim() === '') field.current?.focus()
    else send()
  }
  const { problemText, text: longText, file: badFile } = report.error?.fields ?? {}
  const atField = (problemText ?? longText)?.[0]
  return (
    <>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          write.reset()
          writeWithFile.reset()
          setWrong(null)
          setOpen(true)
        }}
      >
        {t('reportProblem')}
      </button>
      <Modal
        isOpen={isOpen}
        {...(!report.isPending && { onClose: () => setOpen(false) })}
        title={t('reportProblem')}
        actions={
          <>
            <Button loading={report.isPending} onClick={submit}>
              {t('sendProblem')}
            </Button>
            <Button variant="default" disabled={report.isPending} onClick={() => setOpen(false)}>
              {t('notNow')}
            </Button>
          </>
        }
      >
        <div className={classes['fields']}>
          <Textarea
            ref={field}
            data-autofocus
            label={t('whatKeeps')}
            description={t('whatKeepsHint')}
            rows={5}
            maxLength={longest}
            inputContainer={(input) => (
              <CharactersLeft text={text} max={longest}>
                {input}
              </CharactersLeft>
            )}
            value={text}
            error={wrong ?? atField}
            onChange={({ currentTarget: { value } }) => {
              setDraft({ text: value })
              setWrong(null)
            }}
          />
          <FilePicker
            label={t('file')}
            field={problems.report.files.file}
            file={file}
            onPick={(picked) => {
              setFile(picked)
              write.reset()
              writeWithFile.reset()
            }}
            progress={writeWithFile.isPending ? share : null}
            error={badFile?.[0]}
          />
          {atField === undefined && badFile === undefined && (
            <AttemptNotice problem={report.error} isBusy={report.isPending} onRetry={send} />
          )}
        </div>
      </Modal>
    </>
  )
}
