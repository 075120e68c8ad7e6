import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { session } from '#contract/account/session.ts'
import { ConcentrationModal } from '#web/areas/program/ConcentrationModal.tsx'
import { LawSubjectsModal } from '#web/areas/program/LawSubjectsModal.tsx'
import { words } from '#web/areas/program/words.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { ModalFrame } from '#web/ui/ModalFrame.tsx'
import classes from './FurtherChoices.module.css'

/** The concentration and the subjects of law that she is still to choose: nothing of this waits while a window is open. */
export const ProgramChoices = () => {
  const { data } = useSuspenseQuery(q(session.user))
  const { choose_concentration, choose_law_subjects } = data.user
  return (
    <>
      {choose_concentration && (
        <ToChoose name="concentration" verb="chooseConcentration" text="concentrationText">
          {(close) => <ConcentrationModal onClose={close} onSaved={close} />}
        </ToChoose>
      )}
      {choose_law_subjects && (
        <ToChoose name="lawSubjects" verb="chooseLaw" text="lawWaits">
          {(close) => <LawSubjectsModal onClose={close} onSaved={close} />}
        </ToChoose>
      )}
    </>
  )
}

interface Props {
  readonly name: keyof typeof words
  readonly verb: keyof typeof words
  readonly text: keyof typeof words
  readonly children: (close: () => void) => ReactElement
}

const ToChoose = ({ name, verb, text, children }: Props) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section className={classes['choice']} aria-label={t(name)}>
      <h2>{t(name)}</h2>
      <p>{t(text)}</p>
      <button type="button" className="plain-button" onClick={() => setOpen(true)}>
        {t(verb)}
      </button>
      <ModalFrame opened={isOpen} onClose={close}>
        <Loaded>{children(close)}</Loaded>
      </ModalFrame>
    </section>
  )
}
