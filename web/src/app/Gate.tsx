import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { MoreDuties } from '#web/areas/duties/MoreDuties.tsx'
import { canBeClosed } from '#rules/blockers.ts'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { ModalFrame } from '#web/ui/ModalFrame.tsx'
import { gateIdentity, type OpenGate } from './first-gate.ts'
import { GateDialog } from './GateDialog.tsx'
import classes from './Gate.module.css'
import { words } from './words.ts'

/** A table of groups, a text of several pages and a sheet of questions need more room. */
const sizes: Readonly<Partial<Record<OpenGate['key'], 'lg' | 'xl'>>> = {
  practise: 'xl',
  seminar: 'xl',
  choose_times: 'lg',
  contract: 'lg',
  survey: 'lg',
}

/** Gives the focus back to where it was before the first question, or to the name of the screen. */
const useFocusBack = (): void => {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      const back = before instanceof HTMLElement && before !== document.body ? before : null
      // The dialog is gone only after this.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const name = document.querySelector<HTMLElement>('#main h1')
        ;(back?.isConnected ? back : name)?.focus({ preventScroll: true })
      })
    }
  }, [])
}

interface GateProps {
  readonly blocker: OpenGate
  /** How many questions come after this one. */
  readonly more: number
  /** Only for those that can be closed. */
  readonly onClose: (() => void) | undefined
  readonly onSaved: () => Promise<void>
}

/** The frame of what the portal asks: it stays while one question gives way to the next, and leaves a way out. */
export const Gate = ({ blocker, more, onClose, onSaved }: GateProps) => {
  const t = useWords(words)
  const start = useRef<HTMLSpanElement>(null)
  const instead = useRef<(() => void) | null>(null)
  const identity = gateIdentity(blocker)
  useFocusBack()
  // Each question is read from its beginning, and no key pressed for the one before answers it.
  useEffect(() => {
    start.current?.focus()
    return () => {
      instead.current = null
    }
  }, [identity])
  const close = onClose && (() => (instead.current ?? onClose)())
  return (
    <ModalFrame opened onClose={close} size={sizes[blocker.key] ?? 'md'}>
      <span ref={start} tabIndex={-1} data-autofocus className="visually-hidden" />
      <Loaded>
        <Fragment key={identity}>
          <GateDialog
            blocker={blocker}
            onSaved={onSaved}
            onClose={() => onClose?.()}
            isClosable={onClose !== undefined}
            onAskedToClose={(closing) => {
              instead.current = closing
            }}
          />
        </Fragment>
      </Loaded>
      {more > 0 && <MoreDuties after={blocker.key} count={more} />}
      <p className={classes['leave']}>
        <Link to="/logout" preload={false}>
          {t('leave')}
        </Link>
        {/* What she has opened by herself may be left, though its own contents have no close button. */}
        {onClose && !canBeClosed(blocker) && (
          <button type="button" className="text-button" onClick={onClose}>
            {t('notNow')}
          </button>
        )}
        <LocaleSwitch />
      </p>
    </ModalFrame>
  )
}
