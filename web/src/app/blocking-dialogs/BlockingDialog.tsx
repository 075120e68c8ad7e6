import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { MoreDuties } from '#web/areas/duties/MoreDuties.tsx'
import { blockerClosing, blockerId } from '#rules/duties/blocker.ts'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'
import { dialogs } from './dialogs.tsx'
import { FailedDialog } from './FailedDialog.tsx'
import { LoadingDialog } from './LoadingDialog.tsx'
import { hasFixedHeight, toReserved } from './reserved-height.ts'
import type { DialogBlocker } from './dialogs-to-show.ts'
import classes from './BlockingDialog.module.css'
import { useDialogEnd } from './useDialogEnd.ts'
import { useRefetchWhileOpen } from './useRefetchWhileOpen.ts'
import { laterWords } from '#web/app/later-words.ts'
import { words } from '#web/ui/words.ts'

interface BlockingDialogProps {
  readonly blocker: DialogBlocker
  /** Such a one can always be left. */
  readonly isOpenedByStudent: boolean
  /** How many duties come after this one. */
  readonly more: number
  /** Called with the ids of the blockers that are closed for this visit. */
  readonly onClosed: (ids: readonly string[]) => void
}

/** The frame of the blocking dialogs: it stays while one gives way to the next, and always lets the student log out. */
export const BlockingDialog = ({ blocker, isOpenedByStudent, more, onClosed }: BlockingDialogProps) => {
  const t = useWords(words)
  const l = useWords(laterWords)
  const start = useRef<HTMLSpanElement>(null)
  const instead = useRef<(() => void) | null>(null)
  const id = blockerId(blocker)
  const closing = blockerClosing(blocker)
  const isClosable = closing !== 'never'
  const { size, Dialog } = dialogs[blocker.key]
  const { leave, onSaved } = useDialogEnd(blocker, isOpenedByStudent, onClosed)
  const onClose = isOpenedByStudent || isClosable ? leave : undefined
  useRefetchWhileOpen()
  // Each dialog is read from its beginning, and no key pressed for the one before answers it.
  useEffect(() => {
    start.current?.focus()
    return () => {
      instead.current = null
    }
  }, [id])
  const setCloseAction = (closeInstead: (() => void) | null) => {
    instead.current = closeInstead
  }
  const close = () => {
    if (instead.current) instead.current()
    // Until its dialog is loaded nobody could record that it is closed.
    else if (closing !== 'recorded') leave()
  }
  return (
    <ModalFrame isOpen onClose={onClose && close} size={size}>
      <span ref={start} tabIndex={-1} data-autofocus className="visually-hidden" />
      <div
        className={classes['contents']}
        style={toReserved(blocker.key)}
        data-fixed={hasFixedHeight(blocker.key) || undefined}
      >
        <DataBoundary
          fallback={<LoadingDialog dutyKey={blocker.key} />}
          renderFailure={(failure, retry) => (
            <FailedDialog
              dutyKey={blocker.key}
              failure={failure}
              isClosable={onClose !== undefined && isClosable}
              onRetry={retry}
              setCloseAction={setCloseAction}
              onLeave={leave}
            />
          )}
        >
          <Fragment key={id}>
            <Dialog
              blocker={blocker}
              onSaved={onSaved}
              onClose={() => onClose?.()}
              isClosable={onClose !== undefined}
              setCloseAction={setCloseAction}
            />
          </Fragment>
        </DataBoundary>
      </div>
      {more > 0 && <MoreDuties after={blocker.key} count={more} />}
      <p className={classes['leave']}>
        <Link to="/logout" preload={false}>
          {l('leave')}
        </Link>
        {/* What the student has opened may be left, though its own contents have no close button. */}
        {onClose && !isClosable && (
          <button type="button" className="text-button" onClick={onClose}>
            {t('later')}
          </button>
        )}
        <LocaleSwitch />
      </p>
    </ModalFrame>
  )
}
