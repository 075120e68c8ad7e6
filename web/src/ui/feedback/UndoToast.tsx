import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import classes from './Toast.module.css'
import { keyOfToast, useShownToast } from './toast-store.ts'

/** Without its code there is no toast, and the screen stays. */
const ToastContents = lazy(async () => {
  const module = await import('./ToastContents.tsx').catch(() => null)
  return { default: module?.ToastContents ?? (() => null) }
})

/** The latest action, with a button that undoes it: outside the page, which a dialog makes inert. */
export const UndoToast = () => {
  const message = useShownToast()
  return createPortal(
    <output className={classes['toast']} data-toast>
      {message && (
        <Suspense>
          <ToastContents key={keyOfToast(message)} {...{ message }} />
        </Suspense>
      )}
    </output>,
    document.body,
  )
}
