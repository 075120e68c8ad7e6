import { useEffect, useState, type CSSProperties } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { words } from '../words.ts'
import classes from './GroupPanel.module.css'
import type { Message } from '#web/i18n/message.ts'
import { toPhraseValue } from '#rules/text/locale.ts'

/** So long a seat that was just taken can be given up again without a question, in ms. */
const undoMs = 10_000

interface Props {
  readonly own: Registered
  readonly onGivenUp: (toast: Message) => void
}

/** Gives up a seat that was just taken; it is there for ten seconds. */
export const UndoSeatButton = ({ own, onGivenUp }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const subject = text(own, 'subject')
  const [isOver, setOver] = useState(false)
  const cancel = useSend(registration.cancel, {
    onSuccess: () =>
      onGivenUp({ phrase: words.seatGivenUp, params: { subject: toPhraseValue(own, 'subject') } }),
  })
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOver && !cancel.isPending && cancel.error === null) return null
  return (
    <>
      <button
        type="button"
        className={`plain-button ${classes['undo']}`}
        style={{ '--undo-time': `${undoMs}ms` } as CSSProperties}
        aria-label={t('undoOf', { subject })}
        disabled={cancel.isPending}
        onClick={() => cancel.mutate({ params: { id: own.registrationID } })}
      >
        {t('undo')}
      </button>
      <ProblemNotice problem={cancel.error} />
    </>
  )
}
