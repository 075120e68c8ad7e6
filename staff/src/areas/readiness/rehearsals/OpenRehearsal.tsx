import { useState } from 'react'
import { rehearsals } from '#contract/staff/readiness/rehearsals.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { formatNumber, formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import type { Rehearsal } from './is-open.ts'
import classes from './Rehearsals.module.css'
import { words } from './words.ts'

interface Props {
  readonly rehearsal: Rehearsal
}

/** The share of all stages that is done. */
const toShare = ({ stage, stages, done_count: done, total_count: total }: Rehearsal): number =>
  stages === 0 ? 0 : (stage + (total === 0 ? 0 : done / total)) / stages

const Progress = ({ rehearsal }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { state, step, run_at, done_count, total_count } = rehearsal
  const counts = { done: formatNumber(done_count, locale), total: formatNumber(total_count, locale) }
  const text =
    state === 'queued'
      ? t('startsAt', { time: formatShortInstant(run_at, locale) })
      : step === null || step === 'copying'
        ? t('copying')
        : t(step, counts)
  return (
    <div className={classes['progress']}>
      {state === 'running' && <progress value={toShare(rehearsal)} aria-label={text} />}
      <output>{text}</output>
      <p className="muted">{t('canLeave')}</p>
    </div>
  )
}

/** One that waits or runs: how far it is, and its cancellation. */
export const OpenRehearsal = ({ rehearsal }: Props) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const cancelling = useSend(rehearsals.cancel, { onSuccess: () => setOpen(false) })
  return (
    <div className={classes['card']}>
      <Progress rehearsal={rehearsal} />
      <ActionButton kind="plain" onClick={() => setOpen(true)}>
        {t('cancel')}
      </ActionButton>
      {isOpen && (
        <ConfirmDialog
          title={t('cancelTitle')}
          confirmLabel={t('cancel')}
          closeLabel={t('keep')}
          isBusy={cancelling.isPending}
          problem={cancelling.error}
          onConfirm={() => cancelling.mutate({ params: { id: rehearsal.rehearsalID } })}
          onClose={() => {
            cancelling.dismiss()
            setOpen(false)
          }}
        >
          <p>{t('cancelText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
