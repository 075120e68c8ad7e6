import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { MoreDuties } from '#web/areas/duties/MoreDuties.tsx'
import { canBeClosed } from '#rules/duties/blockers.ts'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { ModalFrame } from '#web/ui/ModalFrame.tsx'
import { gateIdentity, type OpenGate } from './first-gate.ts'
import { GateDialog } from './GateDialog.tsx'
import classes from './Gate.module.css'
import { useGateEnds } from './useGateEnds.ts'
import { useReadingInTime } from './useReadingInTime.ts'
import { words } from './words.ts'

/** A table of groups, a text of several pages and a sheet of questions need more room. */
const sizes: Readonly<Partial<Record<OpenGate['key'], 'lg' | 'xl'>>> = {
  practise: 'xl',
  seminar: 'xl',
  choose_times: 'lg',
  contract: 'lg',
  survey: 'lg',
}

interface GateProps {
  readonly blocker: OpenGate
  /** She has opened it by herself: it can be left. */
  readonly isOwn: boolean
  /** How many questions come after this one. */
  readonly more: number
  /** Takes what is closed for this visit. */
  readonly onClosed: (identities: readonly string[]) => void
}

/** Closing it is an answer, which the dialog gives by itself. */
const isAnsweredByClosing = ({ key, params }: OpenGate): boolean =>
  key === 'contract' || (key === 'popup' && params?.['is_contract'] !== 1)

/** The frame of what the portal asks: it stays while one question gives way to the next, and leaves a way out. */
export const Gate = ({ blocker, isOwn, more, onClosed }: GateProps) => {
  const t = useWords(words)
  const start = useRef<HTMLSpanElement>(null)
  const instead = useRef<(() => void) | null>(null)
  const identity = gateIdentity(blocker)
  const isClosable = canBeClosed(blocker)
  const { leave, onSaved } = useGateEnds(blocker, isOwn, onClosed)
  const onClose = isOwn || isClosable ? leave : undefined
  useReadingInTime()
  // Each question is read from its beginning, and no key pressed for the one before answers it.
  useEffect(() => {
    start.current?.focus()
    return () => {
      instead.current = null
    }
  }, [identity])
  const close = () => {
    if (instead.current) instead.current()
    // As long as its dialog is on the way nobody could record that it is closed.
    else if (!isClosable || !isAnsweredByClosing(blocker)) leave()
  }
  return (
    <ModalFrame opened onClose={onClose && close} size={sizes[blocker.key] ?? 'md'}>
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
        {onClose && !isClosable && (
          <button type="button" className="text-button" onClick={onClose}>
            {t('notNow')}
          </button>
        )}
        <LocaleSwitch />
      </p>
    </ModalFrame>
  )
}
