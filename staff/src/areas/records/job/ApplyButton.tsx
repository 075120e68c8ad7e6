import { useState } from 'react'
import { recordsStaff } from '#contract/administration/records-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import type { Job } from '../describe-state.ts'
import { jobWords } from './words.ts'

interface Props {
  readonly job: Job
  readonly label?: 'apply' | 'startAgain'
}

/** Saves what the comparison shows; where rows would go, after a question that names their number. */
export const ApplyButton = ({ job, label = 'apply' }: Props) => {
  const t = useWords(jobWords)
  const [isOpen, setOpen] = useState(false)
  const applying = useSend(recordsStaff.apply, { onSuccess: () => setOpen(false) })
  const { jobID, removals, tables } = job
  const apply = () => applying.mutate({ params: { id: jobID }, body: { removals } })
  const losing = tables.filter(({ removed, closed }) => removed + closed > 0)
  const lost = losing.reduce((sum, { removed, closed }) => sum + removed + closed, 0)
  return (
    <>
      <button
        type="button"
        className="main-button"
        aria-disabled={applying.isPending || undefined}
        onClick={() => (lost > 0 ? setOpen(true) : apply())}
      >
        {t(label)}
      </button>
      {!isOpen && <AttemptNotice problem={applying.error} isBusy={applying.isPending} onRetry={apply} />}
      {isOpen && (
        <ConfirmDialog
          title={t('removalsTitle', { count: lost })}
          confirmLabel={t('applyRemovals')}
          closeLabel={t('back2')}
          isBusy={applying.isPending}
          problem={applying.error}
          onConfirm={apply}
          onClose={() => {
            applying.dismiss()
            setOpen(false)
          }}
        >
          <p>{t(removals > 0 ? 'removalsText' : 'fewRemovalsText')}</p>
          <ul>
            {losing.map(({ name, removed, closed, stored }) => (
              <li key={name}>{t('removalsOf', { table: name, removed: removed + closed, stored })}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  )
}
