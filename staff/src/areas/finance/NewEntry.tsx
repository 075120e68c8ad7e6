import { useEffect, useRef, useState } from 'react'
import type { financeStaff } from '#contract/staff/finance-staff.ts'
import type { Reply } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { EntryForm } from './EntryForm.tsx'
import classes from './Finance.module.css'
import { words } from './words.ts'

interface Props {
  readonly studentID: number
  readonly data: Reply<typeof financeStaff.account>
}

/** The button for a new entry, its form once it is pressed, and afterwards what was entered. */
export const NewEntry = ({ studentID, data }: Props) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const [entered, setEntered] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hasClosed = useRef(false)
  useEffect(() => {
    // The form and its focused control are gone.
    if (!isOpen && hasClosed.current) button.current?.focus()
    hasClosed.current = isOpen
  }, [isOpen])
  if (isOpen)
    return (
      <EntryForm
        studentID={studentID}
        data={data}
        onEntered={(what) => {
          setEntered(what)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    )
  return (
    <div className={classes['newEntry']}>
      <button
        ref={button}
        type="button"
        className="main-button"
        onClick={() => {
          setEntered(null)
          setOpen(true)
        }}
      >
        {t('newEntry')}
      </button>
      {entered !== null && <Notice kind="success">{t('entered', { what: entered })}</Notice>}
    </div>
  )
}
