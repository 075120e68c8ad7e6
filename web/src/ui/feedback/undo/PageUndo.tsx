import { useLayoutEffect } from 'react'
import classes from '../Toast.module.css'
import { addPageUndo, keyOfToast, usePageToast, type ToastMessage } from '../toast-store.ts'
import { UndoButton } from './UndoButton.tsx'
import { useToastTime } from './useToastTime.ts'

const TimedUndo = ({ message }: { readonly message: ToastMessage }) => {
  const { handlers, hold } = useToastTime(message)
  return (
    <span className={classes['undo']} {...handlers}>
      {message.undo && <UndoButton undo={message.undo} className="text-button" onHold={hold} />}
    </span>
  )
}

/** The undo of what this part of the page says was done. */
export const PageUndo = () => {
  const message = usePageToast()
  // Before the first frame, in which the toast would be seen.
  useLayoutEffect(addPageUndo, [])
  return (
    <div className={classes['page']}>
      {message && <TimedUndo key={keyOfToast(message)} {...{ message }} />}
    </div>
  )
}
