import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { placeMenu } from '#web/ui/layout/place-menu.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { useGiveUp } from '../undo/useGiveUp.tsx'
import { words } from '../words.ts'
import classes from './MyRegistrations.module.css'

interface Props {
  readonly own: Registered
  /** Null where the groups cannot be changed. */
  readonly onChangeGroups: (() => void) | null
  readonly onExchange: () => void
  /** Null where no seat can be given up. */
  readonly onGivenUp: (() => void) | null
}

/** The actions on one registration. */
export const RegistrationMenu = ({ own, onChangeGroups, onExchange, onGivenUp }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const subject = text(own, 'subject')
  const [pressed, setPressed] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const { giveUp, cancel, note } = useGiveUp(own, () => onGivenUp?.())
  const run = (action: () => void) => () => {
    // Another key closes the menu.
    setPressed(pressed + 1)
    action()
  }
  const ask = () => {
    cancel.reset()
    flushSync(() => setPressed(pressed + 1))
    // The dialog gives the focus back to what had it.
    root.current?.querySelector('button')?.focus({ preventScroll: true })
    setConfirming(true)
  }
  return (
    <div ref={root} className={classes['menu']}>
      <Disclosure key={pressed} label={<Icon name="dots" />} ariaLabel={t('actionsOf', { subject })}>
        <div ref={placeMenu} className={classes['actions']}>
          {onChangeGroups && (
            <button type="button" aria-label={t('changeGroupOf', { subject })} onClick={run(onChangeGroups)}>
              {t('changeGroup')}
            </button>
          )}
          <button type="button" aria-label={t('changeSubjectOf', { subject })} onClick={run(onExchange)}>
            {t('changeSubject')}
          </button>
          {onGivenUp && (
            <button type="button" aria-label={t('giveUpOf', { subject })} onClick={ask}>
              {t('giveUp')}
            </button>
          )}
        </div>
      </Disclosure>
      <ConfirmModal
        isOpen={isConfirming}
        title={t('giveUpTitle')}
        confirmLabel={t('giveUp')}
        keepLabel={t('keepSeat')}
        isDangerous
        isBusy={cancel.isPending}
        problem={cancel.error}
        onConfirm={() => giveUp(() => setConfirming(false))}
        onClose={() => setConfirming(false)}
      >
        <p>{t('giveUpText', { subject })}</p>
        {note}
      </ConfirmModal>
    </div>
  )
}
