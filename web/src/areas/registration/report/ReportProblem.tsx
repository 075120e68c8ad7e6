import { Button } from '@mantine/core'
import { useState } from 'react'
import { problems } from '#contract/administration/problems.ts'
import { registration } from '#contract/registration/registration.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ReportFields } from '#web/parts/problem-report/ReportFields.tsx'
import { useReportDraft } from '#web/parts/problem-report/useReportDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import classes from './ReportProblem.module.css'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'
import type { Message } from '#web/i18n/message.ts'

const maxLength = 2000

/** Reports a problem with registration to the office; a report with a file has a call of its own. */
export const ReportProblem = ({ onToast }: { onToast: (toast: Message) => void }) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const [progress, setProgress] = useState(0)
  const { field, draft } = useReportDraft('registration-problem')
  const { text, file } = draft
  const onSuccess = () => {
    draft.clear()
    setOpen(false)
    onToast({ phrase: words.problemSent })
  }
  const write = useSend(registration.writeProblem, { onSuccess })
  const writeWithFile = useSend(problems.report, { onSuccess, onProgress: setProgress })
  const report = file === null ? write : writeWithFile
  const reset = () => {
    write.reset()
    writeWithFile.reset()
  }
  const send = () => {
    setProgress(0)
    if (file === null) write.mutate({ body: { problemText: text } })
    else writeWithFile.mutate({ body: { text, reported_in: 'registration' }, files: { file } })
  }
  const fieldError = useFieldError(report.error)
  return (
    <>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          reset()
          draft.clearError()
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
            <Button loading={report.isPending} onClick={() => draft.validate() && send()}>
              {t('sendProblem')}
            </Button>
            <Button variant="default" disabled={report.isPending} onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <div className={classes['fields']}>
          <ReportFields
            field={field}
            draft={draft}
            hasInitialFocus
            label={t('problemLabel')}
            hint={t('problemHint')}
            rows={5}
            max={maxLength}
            fileLabel={t('file')}
            progress={writeWithFile.isPending ? progress : null}
            textError={fieldError('problemText') ?? fieldError('text')}
            fileError={fieldError('file')}
            onFile={reset}
          />
          <AttemptNotice
            problem={report.error}
            shownFields={['problemText', 'text', 'file']}
            isBusy={report.isPending}
            onRetry={send}
          />
        </div>
      </Modal>
    </>
  )
}
