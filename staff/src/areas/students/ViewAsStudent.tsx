import { useRef, useState } from 'react'
import { studentsStaff } from '#contract/staff/students-staff.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#staff/api/use-send.ts'
import { ConfirmDialog } from '#staff/ui/ConfirmDialog.tsx'
import { storeView } from '#web/api/student-view/student-view.ts'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Students.module.css'
import { words } from './words.ts'

const openIn = (
  tab: Window,
  studentID: number,
  { token, seconds }: Reply<typeof studentsStaff.startView>,
) => {
  storeView(tab.sessionStorage, { token, studentID, until: Date.now() + seconds * 1000 })
  tab.location.replace('/')
}

/** Asks for the reason, and opens the portal in a new tab as the student sees it. */
export const ViewAsStudent = ({ studentID }: { readonly studentID: number }) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const tab = useRef<Window | null>(null)
  const start = useSend(studentsStaff.startView, {
    onSuccess: (view) => {
      // Without a new tab, which a browser may refuse, in this one.
      openIn(tab.current ?? window, studentID, view)
      setOpen(false)
      setReason('')
    },
  })
  const open = () => {
    if (start.isPending) return
    if (isBlank(reason)) return setMissing(true)
    // At the press itself: a browser refuses what comes after the answer.
    const opened = window.open('')
    if (opened !== null) opened.opener = null
    tab.current = opened
    start.mutate({ params: { id: studentID }, body: { reason } }, { onError: () => opened?.close() })
  }
  return (
    <>
      <button
        type="button"
        className="plain-button"
        onClick={() => {
          start.dismiss()
          setMissing(false)
          setOpen(true)
        }}
      >
        <Icon name="screen" size={18} /> {t('viewAs')}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={t('viewAsTitle')}
          confirmLabel={t('viewAsOpen')}
          closeLabel={t('viewAsCancel')}
          isBusy={start.isPending}
          problem={start.error}
          onConfirm={open}
          onClose={() => setOpen(false)}
        >
          <p>{t('viewAsHint')}</p>
          <label className={classes['reason']}>
            <span>{t('viewAsReason')}</span>
            <textarea
              className="text-field"
              rows={3}
              maxLength={500}
              value={reason}
              aria-invalid={isMissing || undefined}
              aria-describedby="view-reason-note"
              onChange={(event) => {
                setReason(event.target.value)
                setMissing(false)
              }}
            />
            <span
              id="view-reason-note"
              role={isMissing ? 'alert' : undefined}
              className={isMissing ? 'entry-wrong' : 'entry-hint'}
            >
              {t(isMissing ? 'viewAsNoReason' : 'viewAsReasonHint')}
            </span>
          </label>
        </ConfirmDialog>
      )}
    </>
  )
}
