import { Button } from '@mantine/core'
import { useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Countdown } from '#web/parts/time/Countdown.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { FilePicker } from '#web/ui/file/FilePicker.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Exams } from '../my-exams.ts'
import classes from './HandIn.module.css'
import { Unfinished } from './Unfinished.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly exam: Exams['exams'][number]
  readonly until: string
  readonly now: number
  readonly onClose: () => void
}

const field = exams.uploadFiles.files['files[]']

/** Hands in one file after the other while the exam runs; what is cut off goes on where it stopped. */
export const HandInModal = ({ exam, until, now, onClose }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const hand = useSend(exams.uploadFiles, {
    onProgress: setShare,
    onSuccess: () => {
      setDone(file?.name ?? null)
      setFile(null)
    },
  })
  const submit = () => {
    setMissing(file === null)
    if (file === null) return
    hand.mutate({ params: { examScheduleID: exam.examScheduleID }, files: { 'files[]': file } })
  }
  const wrong = isMissing ? m('fileRequired') : hand.error?.fields['files[]']?.[0]
  return (
    <Modal
      isOpen
      {...(!hand.isPending && { onClose })}
      title={t('handInOf', { subject: text(exam, 'subject') })}
      actions={
        <>
          <Button
            loading={hand.isPending}
            onClick={() => {
              setShare(0)
              setDone(null)
              submit()
            }}
          >
            {t('send')}
          </Button>
          <Button variant="default" disabled={hand.isPending} onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={classes['fields']}>
        <p className={classes['until']}>
          <span>{t('takenUntil', { until: formatInstant(until, locale) })}</span>
          <Countdown until={until} now={now} />
        </p>
        {exam.files.length > 0 && (
          <section aria-labelledby="handed-in">
            <h3 id="handed-in" className={classes['heading']}>
              {t('handedIn')}
            </h3>
            <ul className={classes['list']}>
              {exam.files.map(({ fileID, filename }) => (
                <li key={fileID}>{filename}</li>
              ))}
            </ul>
          </section>
        )}
        {!hand.isPending && (
          <DataBoundary fallback={null}>
            <Unfinished />
          </DataBoundary>
        )}
        <FilePicker
          label={t('file')}
          field={field}
          file={file}
          onPick={(picked) => {
            setFile(picked)
            setMissing(false)
            setDone(null)
            if (!hand.isPending) hand.reset()
          }}
          progress={hand.isPending ? share : null}
          error={wrong}
        />
        <p className={classes['muted']}>{t('most', { count: field.most })}</p>
        {done !== null && <Notice kind="success">{t('done', { file: done })}</Notice>}
        {wrong === undefined && (
          <AttemptNotice problem={hand.error} isBusy={hand.isPending} onRetry={submit} />
        )}
      </div>
    </Modal>
  )
}
