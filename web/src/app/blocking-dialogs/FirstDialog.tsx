import { useDeferredValue, useState } from 'react'
import { blockerId, type Blocker } from '#rules/duties/blocker.ts'
import { isView } from '#web/api/student-view/is-view.ts'
import { isOpenedBeforeOthers } from '#web/parts/duties/opened-duty.ts'
import { DialogStep } from '#web/ui/modal/dialog-step.ts'
import { BlockingDialog } from './BlockingDialog.tsx'
import { listDialogsToShow } from './dialogs-to-show.ts'

interface FirstDialogProps {
  readonly blockers: readonly Blocker[]
  /** The duty that the student has opened. */
  readonly opened: Blocker | null
  /** The ids of the blockers that are closed for this visit. */
  readonly closed: ReadonlySet<string>
  readonly onClosed: (ids: readonly string[]) => void
}

/** The dialog of the first duty that the student is asked for. */
export const FirstDialog = ({ blockers, opened, closed, onClosed }: FirstDialogProps) => {
  const requested = listDialogsToShow(blockers, closed)
  const own = opened === null ? undefined : listDialogsToShow([opened], new Set())[0]
  // A dialog that the student has opened is shown if no duty is due, except an answer that they take back.
  const first = isOpenedBeforeOthers() ? (own ?? requested[0]) : (requested[0] ?? own)
  // The dialog before stays until the code of the next one is loaded, so that nothing flashes between them.
  const shown = useDeferredValue(first)
  const [shownIDs, setShownIDs] = useState<readonly string[]>([])
  const shownID = shown === undefined ? null : blockerId(shown)
  if (shownID !== null && !shownIDs.includes(shownID)) setShownIDs([...shownIDs, shownID])
  // Staff who see the portal as a student could answer none, and see nothing else: their banner names it.
  if (!shown || !first || isView()) return null
  const more = Math.max(0, requested.length - 1)
  const nth = Math.max(1, shownIDs.indexOf(blockerId(shown)) + 1)
  return (
    <DialogStep value={nth + more > 1 ? { nth, count: nth + more } : null}>
      <BlockingDialog blocker={shown} isOpenedByStudent={shown === opened} more={more} onClosed={onClosed} />
    </DialogStep>
  )
}
