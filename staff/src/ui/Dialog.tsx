import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import classes from './Dialog.module.css'

interface Props {
  readonly title: string
  /** While it is being done it cannot be closed by a key. */
  readonly isBusy?: boolean
  /** The element that has the focus first; by default the first control. */
  readonly focused?: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's own dialog, open while it is rendered. Esc and "back" close it, and the focus returns to what opened it. */
export const Dialog = ({ title, isBusy = false, focused, onClose, children }: Props) => {
  const titleID = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useCloseOnBack(true, isBusy ? undefined : onClose)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    focused?.current?.focus()
    return () => {
      // A dialog that is removed does not return the focus, and its opener may be gone. What it has done may have moved it.
      if (document.activeElement !== document.body) return
      const next = opener?.isConnected ? opener : document.querySelector('#main h1')
      if (next instanceof HTMLElement) next.focus()
    }
  }, [focused])
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-labelledby={titleID}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={titleID}>{title}</h2>
      <div className={classes['body']}>{children}</div>
    </dialog>
  )
}
