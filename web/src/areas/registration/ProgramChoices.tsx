import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { program } from '#contract/program.ts'
import { session } from '#contract/session.ts'
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
  const { programID, concentration } = data.user
  const { data: info } = useSuspenseQuery(q(program.generalInfo, { params: { programID } }))
  const { data: law } = useSuspenseQuery(q(program.lawSubjects))
  return (
    <>
      {concentration === null && info.concentrations.length > 0 && (
        <ToChoose name="concentration" verb="chooseConcentration" text="concentrationText">
          {(close) => <ConcentrationModal onClose={close} onSaved={close} />}
        </ToChoose>
      )}
      {law.subjects.length > 0 && (
        <ToChoose name="lawSubjects" verb="chooseLaw" text="lawText" count={law.choose}>
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
  readonly count?: number
  readonly children: (close: () => void) => ReactElement
}

const ToChoose = ({ name, verb, text, count = 0, children }: Props) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section className={classes['choice']} aria-label={t(name)}>
      <h2>{t(name)}</h2>
      <p>{t(text, { count })}</p>
      <button type="button" className="plain-button" onClick={() => setOpen(true)}>
        {t(verb)}
      </button>
      <ModalFrame opened={isOpen} onClose={close}>
        <Loaded>{children(close)}</Loaded>
      </ModalFrame>
    </section>
  )
}
