import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'
import { ConcentrationModal } from './ConcentrationModal.tsx'
import { LawSubjectsModal } from './LawSubjectsModal.tsx'
import { words } from './words.ts'

interface Props {
  /** Of each choice's section. */
  readonly className: string | undefined
}

/** The concentration and the subjects of law that the student has yet to choose: no dialog blocks them during registration. */
export const OpenProgramChoices = ({ className }: Props) => {
  const { data } = useSuspenseQuery(q(session.user))
  const { choose_concentration, choose_law_subjects } = data.user
  return (
    <>
      {choose_concentration && (
        <OpenChoice
          {...{ className }}
          name="concentration"
          verb="chooseConcentration"
          text="concentrationText"
        >
          {(close) => <ConcentrationModal onClose={close} onSaved={close} />}
        </OpenChoice>
      )}
      {choose_law_subjects && (
        <OpenChoice {...{ className }} name="lawSubjects" verb="chooseLaw" text="lawReason">
          {(close) => <LawSubjectsModal onClose={close} onSaved={close} />}
        </OpenChoice>
      )}
    </>
  )
}

interface ChoiceProps extends Props {
  readonly name: keyof typeof words
  readonly verb: keyof typeof words
  readonly text: keyof typeof words
  readonly children: (close: () => void) => ReactElement
}

const OpenChoice = ({ className, name, verb, text, children }: ChoiceProps) => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section className={className} aria-label={t(name)}>
      <h2>{t(name)}</h2>
      <p>{t(text)}</p>
      <button type="button" className="plain-button" onClick={() => setOpen(true)}>
        {t(verb)}
      </button>
      <ModalFrame isOpen={isOpen} onClose={close}>
        <DataBoundary>{children(close)}</DataBoundary>
      </ModalFrame>
    </section>
  )
}
