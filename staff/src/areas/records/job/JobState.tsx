import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { finalTables, recordsStaff } from '#contract/administration/records-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { send } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { isRunning, type Job } from '../describe-state.ts'
import classes from '../Records.module.css'
import { ApplyButton } from './ApplyButton.tsx'
import { jobWords } from './words.ts'

interface Props {
  readonly job: Job
}

const Progress = ({ job: { state, step, item, done_count: done, total_count: total } }: Props) => {
  const t = useWords(jobWords)
  const text =
    state === 'queued' || step === null
      ? t('waiting')
      : step === 'reading' && item !== null
        ? t('reading', { item })
        : step === 'writing' && item !== null
          ? t('writingItem', { item })
          : t(step === 'comparing' ? 'comparing' : 'writing')
  return (
    <div className={classes['state']}>
      <div className={classes['progress']}>
        <progress {...(total > 0 && { value: done / total })} aria-label={text} />
        <output>{text}</output>
      </div>
      <p className="muted">{t('canLeave')}</p>
    </div>
  )
}

const CancelButton = ({ job: { jobID } }: Props) => {
  const t = useWords(jobWords)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  // The page is left first: the deleted job would be read again.
  const cancelling = useMutation({
    mutationFn: () => send(recordsStaff.cancel, { params: { id: jobID } }),
    onSuccess: async () => {
      await navigate({ to: '/records' })
      await client.invalidateQueries({ queryKey: [recordsStaff.jobs.path] })
    },
  })
  return (
    <>
      <ActionButton kind="text" onClick={() => setOpen(true)}>
        {t('cancel')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('cancelTitle')}
          confirmLabel={t('cancel')}
          closeLabel={t('back2')}
          isBusy={cancelling.isPending}
          problem={cancelling.error}
          onConfirm={() => cancelling.mutate()}
          onClose={() => {
            cancelling.reset()
            setOpen(false)
          }}
        >
          <p>{t('cancelText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

interface CompareProps extends Props {
  readonly label: 'compare' | 'compareAgain' | 'startAgain' | 'overwrite' | 'keepEdits'
  readonly overwrites?: boolean
  readonly isMain?: boolean
}

const CompareButton = ({ job, label, overwrites = job.overwrites, isMain = false }: CompareProps) => {
  const t = useWords(jobWords)
  const checking = useSend(recordsStaff.check)
  const compare = () => checking.mutate({ params: { id: job.jobID }, body: { overwrites } })
  return (
    <>
      <button
        type="button"
        className={isMain ? 'main-button' : 'plain-button'}
        aria-disabled={checking.isPending || undefined}
        onClick={compare}
      >
        {t(label)}
      </button>
      <AttemptNotice problem={checking.error} isBusy={checking.isPending} onRetry={compare} />
    </>
  )
}

const Detail = ({ job: { detail, detaileng } }: Props) => {
  const text = useLocalized()
  return detail === null ? null : <p>{text({ detail, detaileng: detaileng ?? detail }, 'detail')}</p>
}

/** A file that holds a part of its table leaves out rows that others need. */
const KeptRows = ({ job: { tables } }: Props) => {
  const t = useWords(jobWords)
  const count = tables.reduce((sum, { used }) => sum + used, 0)
  return count === 0 ? null : <Notice kind="warning">{t('keptText', { count })}</Notice>
}

const Checked = ({ job }: Props) => {
  const t = useWords(jobWords)
  if (job.outcome === 'nothing to change')
    return (
      <div className={classes['state']}>
        <Notice kind="info">{t('nothing')}</Notice>
        <KeptRows job={job} />
        <div className={classes['actions']}>
          <CancelButton job={job} />
        </div>
      </div>
    )
  const final = job.tables
    .filter(({ name }) => finalTables.includes(name))
    .reduce((sum, { added }) => sum + added, 0)
  const hasEdits = job.tables.some(({ edited }) => edited > 0)
  return (
    <div className={classes['state']}>
      {job.removals > 0 && <Notice kind="warning">{t('removalsNotice', { count: job.removals })}</Notice>}
      <KeptRows job={job} />
      {hasEdits && <Notice kind="info">{t('editedText')}</Notice>}
      {final > 0 && <Notice kind="info">{t('finalText', { count: final })}</Notice>}
      {job.overwrites && <Notice kind="warning">{t('overwritesText')}</Notice>}
      <div className={classes['actions']}>
        <ApplyButton job={job} />
        {hasEdits && <CompareButton job={job} label="overwrite" overwrites />}
        {job.overwrites && <CompareButton job={job} label="keepEdits" overwrites={false} />}
        <CancelButton job={job} />
      </div>
    </div>
  )
}

const Broken = ({ job }: Props) => {
  const t = useWords(jobWords)
  const isApply = job.phase === 'apply'
  return (
    <div className={classes['state']}>
      <Notice kind="warning">{t(isApply ? 'brokenApply' : 'brokenCheck')}</Notice>
      <div className={classes['actions']}>
        {isApply ? (
          <ApplyButton job={job} label="startAgain" />
        ) : (
          <CompareButton job={job} label="startAgain" isMain />
        )}
        <CancelButton job={job} />
      </div>
    </div>
  )
}

/** How an import stands, and what can be done next: one main action. */
export const JobState = ({ job }: Props) => {
  const t = useWords(jobWords)
  if (isRunning(job)) return <Progress job={job} />
  if (job.phase === 'upload') {
    const isUploaded = job.files.every(({ size, received }) => size === received)
    return (
      <div className={classes['state']}>
        {!isUploaded && <Notice kind="warning">{t('notUploaded')}</Notice>}
        <div className={classes['actions']}>
          {isUploaded ? (
            <CompareButton job={job} label="compare" isMain />
          ) : (
            <Link to="/records" className="main-button">
              {t('chooseAgain')}
            </Link>
          )}
          <CancelButton job={job} />
        </div>
      </div>
    )
  }
  if (job.state === 'broken') return <Broken job={job} />
  // The same file would be refused again: what its reason says is to be done first.
  if (job.state === 'failed' && job.detail !== null)
    return (
      <div className={classes['state']}>
        <Notice kind="error" title={t('unreadable')}>
          <Detail job={job} />
        </Notice>
        <div className={classes['actions']}>
          <Link to="/records" className="plain-button">
            {t('newImport')}
          </Link>
          <CompareButton job={job} label="compareAgain" />
          <CancelButton job={job} />
        </div>
      </div>
    )
  if (job.state === 'failed' || (job.state === 'refused' && job.outcome === 'outdated'))
    return (
      <div className={classes['state']}>
        <Notice kind="warning">
          {t(job.state === 'failed' ? 'failed' : 'outdated')}
          <Detail job={job} />
        </Notice>
        <div className={classes['actions']}>
          <CompareButton job={job} label="compareAgain" isMain />
          <CancelButton job={job} />
        </div>
      </div>
    )
  if (job.state === 'refused')
    return (
      <div className={classes['state']}>
        <Notice kind="error">{t('badText', { count: job.bad_count })}</Notice>
        <div className={classes['actions']}>
          <Link to="/records" className="plain-button">
            {t('newImport')}
          </Link>
          <CancelButton job={job} />
        </div>
      </div>
    )
  if (job.phase === 'check') return <Checked job={job} />
  return (
    <Notice
      kind="success"
      title={t('saved')}
      action={
        <Link to="/records" className="plain-button">
          {t('toList')}
        </Link>
      }
    >
      {t(job.outcome === 'nothing to change' ? 'nothing' : 'savedText')}
    </Notice>
  )
}
