import { Button } from '@mantine/core'
import { useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDeadline } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Exams } from '#web/areas/exams/exam-page.ts'
import classes from './Submission.module.css'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'
import { words } from './words.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly exam: Exams['exams'][number]
  readonly until: string
  readonly now: number
  readonly onClose: () => void
}

const field = exams.uploadFiles.files['files[]']

/** Uploads one file at a time while the exam runs; an interrupted upload is resumed. */
export const SubmitFilesModal = ({ exam, until, now, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState(0)
  const [submittedFile, setSubmittedFile] = useState<string | null>(null)
  const upload = useSend(exams.uploadFiles, {
    onProgress: setProgress,
    onSuccess: () => {
      setSubmittedFile(file?.name ?? null)
      setFile(null)
    },
  })
  const submit = () => {
    if (file !== null)
      upload.mutate({ params: { examScheduleID: exam.examScheduleID }, files: { 'files[]': file } })
  }
  const fieldError = useFieldError(upload.error)
  return (
    <Modal
      isOpen
      {...(!upload.isPending && { onClose })}
      title={t('submitOf', { subject: text(exam, 'subject') })}
      actions={
        <>
          {file !== null && (
            <Button
              loading={upload.isPending}
              onClick={() => {
                setProgress(0)
                setSubmittedFile(null)
                submit()
              }}
            >
              {t('send')}
            </Button>
          )}
          <Button variant="default" disabled={upload.isPending} onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={classes['fields']}>
        <p className={classes['until']}>
          <span>{t('acceptedUntil', { until: formatDeadline(until, locale) })}</span>
          <Countdown until={until} now={now} />
        </p>
        {exam.files.length > 0 && (
          <section aria-labelledby="handed-in">
            <h3 id="handed-in" className={classes['heading']}>
              {t('submitted')}
            </h3>
            <ul className={classes['list']}>
              {exam.files.map(({ fileID, filename }) => (
                <li key={fileID}>{filename}</li>
              ))}
            </ul>
          </section>
        )}
        {!upload.isPending && (
          <DataBoundary fallback={null}>
            <UnfinishedUploads />
          </DataBoundary>
        )}
        <FilePicker
          label={t('file')}
          field={field}
          file={file}
          onPick={(picked) => {
            setFile(picked)
            setSubmittedFile(null)
            if (!upload.isPending) upload.reset()
          }}
          progress={upload.isPending ? progress : null}
          error={fieldError('files[]')}
          moreLimits={t('maxFiles', { count: field.most })}
          isNext
          hasInitialFocus
        />
        {submittedFile !== null && (
          <Notice kind="success">{t('fileSubmitted', { file: submittedFile })}</Notice>
        )}
        <AttemptNotice
          problem={upload.error}
          shownFields={['files[]']}
          isBusy={upload.isPending}
          onRetry={submit}
        />
      </div>
    </Modal>
  )
}
