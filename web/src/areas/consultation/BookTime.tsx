import { useEffect, useRef, useState } from 'react'
import { consultation } from '#contract/administration/consultation.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { BookForm } from './BookForm.tsx'
import type { FreeTime, Mode } from './consultation.ts'
import classes from './Consultation.module.css'
import { FreeTimes } from './FreeTimes.tsx'
import { words } from './words.ts'

interface Props {
  readonly slots: readonly FreeTime[]
  /** When the student has consultations. */
  readonly booked: readonly string[]
  readonly onChoose: () => void
  readonly onBooked: () => void
  /** The list has a time that the server does not know any more. */
  readonly onUnknownTime: () => void
}

/** The free times; once one is chosen, the form that books it. A refused time leads back to the list, and the text stays. */
export const BookTime = ({ slots, booked, onChoose, onBooked, onUnknownTime }: Props) => {
  const t = useWords(words)
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<FreeTime | null>(null)
  const [mode, setMode] = useState<Mode | null>(null)
  // No longer than the tab is open: others may use the browser too.
  const [draft, setDraft, clearDraft] = useDraft('consultation', { text: '' }, 'tab')
  const [steps, setSteps] = useState(0)
  useEffect(() => {
    if (steps > 0) heading.current?.focus()
  }, [steps])
  const show = (slot: FreeTime | null) => {
    setChosen(slot)
    setSteps((before) => before + 1)
  }
  const book = useSend(consultation.book, {
    onSuccess: () => {
      setDraft({ text: '' })
      clearDraft()
      setMode(null)
      setChosen(null)
      onBooked()
    },
  })
  const send = () => {
    if (chosen === null || mode === null) return
    const text = draft.text.trim()
    const body = { slotID: chosen.slotID, is_online: mode === 'online', ...(text !== '' && { text }) }
    book.mutate(
      { body },
      {
        onError: ({ status }) => {
          if (status === 404) onUnknownTime()
          if (status === 404 || status === 409) show(null)
        },
      },
    )
  }
  const isGone =
    chosen !== null &&
    !book.isPending &&
    book.error === null &&
    !slots.some(({ slotID }) => slotID === chosen.slotID)
  return (
    <section className={classes['section']} aria-labelledby="consultation-times">
      <h2 id="consultation-times" ref={heading} tabIndex={-1}>
        {t(chosen === null ? 'free' : 'chosen')}
      </h2>
      {chosen === null ? (
        <>
          <ProblemNotice problem={book.error} />
          <FreeTimes
            slots={slots}
            onChoose={(slot) => {
              book.dismiss()
              onChoose()
              show(slot)
            }}
          />
        </>
      ) : (
        <BookForm
          slot={chosen}
          booked={booked}
          isGone={isGone}
          mode={mode}
          onMode={setMode}
          text={draft.text}
          onText={(text) => setDraft({ text })}
          attempt={book}
          onSend={send}
          onAnother={() => {
            book.dismiss()
            show(null)
          }}
        />
      )}
    </section>
  )
}
