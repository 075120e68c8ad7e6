import { Button, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { problems } from '#contract/administration/problems.ts'
import { registration } from '#contract/registration/registration.ts'
import { useSend } from '#web/api/useSend.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/useDraft.ts'
import { AttemptProblem } from '#web/ui/AttemptProblem.tsx'
import { FilePick } from '#web/ui/FilePick.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { RoomLeft } from '#web/ui/RoomLeft.tsx'
import classes from './ReportProblem.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const longest = 2000

/** The button that tells the office what keeps her from registering; what is typed stays until it has been sent. */
export const ReportProblem = ({ onTold }: { onTold: (told: string) => void }) => {
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
      onTold(t('problemSent'))
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
        opened={isOpen}
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
              <RoomLeft text={text} most={longest}>
                {input}
              </RoomLeft>
            )}
            value={text}
            error={wrong ?? atField}
            onChange={({ currentTarget: { value } }) => {
              setDraft({ text: value })
              setWrong(null)
            }}
          />
          <FilePick
            label={t('file')}
            field={problems.report.files.file}
            file={file}
            onPick={(picked) => {
              setFile(picked)
              write.reset()
              writeWithFile.reset()
            }}
            share={writeWithFile.isPending ? share : null}
            wrong={badFile?.[0]}
          />
          {atField === undefined && badFile === undefined && (
            <AttemptProblem problem={report.error} isBusy={report.isPending} again={send} />
          )}
        </div>
      </Modal>
    </>
  )
}
