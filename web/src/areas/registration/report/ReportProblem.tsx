import { Button, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { problems } from '#contract/problems.ts'
import { registration } from '#contract/registration.ts'
import { useSend } from '#web/api/call.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/useDraft.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
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
  const [wrong, setWrong] = useState<string | null>(null)
  const report = useSend(registration.writeProblem, {
    stale: [problems.list],
    onSuccess: () => {
      setDraft({ text: '' })
      forget()
      setOpen(false)
      onTold(t('problemSent'))
    },
  })
  const submit = () => {
    setWrong(text.trim() === '' ? m('enterProblem') : null)
    if (text.trim() === '') field.current?.focus()
    else report.mutate({ body: { problemText: text } })
  }
  const atField = report.error?.fields['problemText']?.[0]
  return (
    <>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          report.reset()
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
        <Textarea
          ref={field}
          data-autofocus
          label={t('whatKeeps')}
          description={t('whatKeepsHint')}
          rows={5}
          maxLength={longest}
          value={text}
          error={wrong ?? atField}
          onChange={({ currentTarget: { value } }) => {
            setDraft({ text: value })
            setWrong(null)
          }}
        />
        {atField === undefined && <ProblemNotice problem={report.error} />}
      </Modal>
    </>
  )
}
