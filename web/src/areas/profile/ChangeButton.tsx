import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'
import classes from './ProfileScreen.module.css'
import { useOpenByAddress } from './useOpenByAddress.ts'

interface Props {
  readonly label: string
  /** Where the label alone does not say what it changes. */
  readonly ariaLabel?: string
  /** As text beside the value, or as a button below. */
  readonly kind?: 'plain' | 'text'
  /** The part of the address behind `#` that opens the dialog too. */
  readonly name: string
  /** Shown once the dialog has changed something. */
  readonly changedText: string
  readonly renderDialog: (dialog: { readonly close: () => void; readonly onChanged: () => void }) => ReactNode
}

/** A button that opens a dialog to change something, and says afterwards that it is done. */
export const ChangeButton = (props: Props) => {
  const { label, ariaLabel, kind = 'plain', name, changedText, renderDialog } = props
  const [isChanging, setChanging] = useOpenByAddress(name)
  const [isChanged, setChanged] = useState(false)
  const notices = useRef<HTMLDivElement>(null)
  // A dialog that the address has opened may be far from its button.
  useEffect(() => {
    if (isChanged) notices.current?.scrollIntoView({ block: 'nearest' })
  }, [isChanged])
  const close = () => setChanging(false)
  const open = () => {
    setChanged(false)
    setChanging(true)
  }
  const onChanged = () => {
    close()
    setChanged(true)
  }
  return (
    <>
      <button
        type="button"
        className={kind === 'text' ? `text-button ${classes['change']}` : 'plain-button'}
        aria-label={ariaLabel}
        onClick={open}
      >
        {label}
      </button>
      <div ref={notices} className={classes['notices']}>
        {isChanged && <Notice kind="success">{changedText}</Notice>}
      </div>
      <ModalFrame isOpen={isChanging} onClose={close}>
        {renderDialog({ close, onChanged })}
      </ModalFrame>
    </>
  )
}
