import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { getUploadPhase } from '#rules/exams/exam-blocks.ts'
import { q } from '#web/api/call.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import {
  formatDeadline,
  formatInstant,
  formatInstantSpan,
  getTimeLeftUntil,
} from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { TimeLeft } from '#web/parts/agenda/TimeLeft.tsx'
import { toID } from '#web/parts/search-params.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Exams } from '#web/areas/exams/exam-page.ts'
import classes from './Submission.module.css'
import { SubmitFilesModal } from './SubmitFilesModal.tsx'
import { words } from './words.ts'

type Exam = Exams['exams'][number]

const clockIntervalMs = 15_000

interface Props {
  readonly exam: Exam
  /** Nothing has to be submitted before it: its button is the main one of the screen. */
  readonly isFirstToSubmit: boolean
}

/** The submitted files of a distance exam, and a button to submit more while the server's clock allows it. */
export const ExamFiles = ({ exam, isFirstToSubmit }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(exams.schedule))
  const now = useServerNow(data.now, dataUpdatedAt, clockIntervalMs)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  // The address may ask for the dialog at once, as the most urgent task on home does.
  const isRequested = toID(search['upload']) === exam.examScheduleID
  const [isDialogOpen, setDialogOpen] = useState(isRequested)
  const close = () => {
    setDialogOpen(false)
    if (isRequested)
      void navigate({
        to: '/exam-schedule',
        search: { exam: exam.examScheduleID } as never,
        replace: true,
        resetScroll: false,
      })
  }
  const { upload_from, upload_until, files } = exam
  if (upload_from === null || upload_until === null) return null
  const phase = getUploadPhase(exam, now)
  const isOpen = phase === 'open'
  return (
    <span className={classes['files']}>
      <span className={classes['muted']}>
        {phase === 'before'
          ? t('acceptedFrom', { span: formatInstantSpan(upload_from, upload_until, locale) })
          : isOpen
            ? t('acceptedUntil', { until: formatDeadline(upload_until, locale) })
            : t('isOver')}
        {phase === 'over' && files.length === 0 && ` · ${t('noFiles')}`}{' '}
        {isOpen && files.length === 0 && <TimeLeft left={getTimeLeftUntil(now, upload_until)} />}
      </span>
      {files.map(({ fileID, filename, size, handed_in_at }) => (
        <span key={fileID} className={classes['submitted']}>
          <Icon name="check" size={18} />
          {t('fileDetails', {
            file: filename,
            size: formatFileSize(size, locale),
            when: formatInstant(handed_in_at, locale),
          })}
        </span>
      ))}
      {isOpen && (
        <button
          type="button"
          className={isFirstToSubmit ? 'main-button' : 'plain-button'}
          aria-label={t('submitOf', { subject: text(exam, 'subject') })}
          onClick={() => setDialogOpen(true)}
        >
          <Icon name="clip" size={18} /> {t('submit')}
        </button>
      )}
      {isDialogOpen && isOpen && (
        <SubmitFilesModal exam={exam} until={upload_until} now={now} onClose={close} />
      )}
    </span>
  )
}
