import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#web/api/problem.ts'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { ConfirmPartsModal } from './ConfirmPartsModal.tsx'
import { PracticeModal } from './PracticeModal.tsx'
import { SeminarModal } from './SeminarModal.tsx'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly own: Registered
  /** The group that the student has in the subject. */
  readonly lectureID: number
  readonly needsPractice: boolean
  readonly needsSeminar: boolean
  readonly onRegistered: (toast: Message) => void
  readonly onReadFailure: (problem: Problem) => void
}

interface Progress {
  readonly step: 'seminar' | 'practice' | 'confirm'
  readonly seminar: OfferedGroup | null
  readonly practice: OfferedGroup | null
}

/** The steps of a dialog about missing parts: seminars, practices, confirmation. */
export const MissingPartSteps = (props: Props) => {
  const { own, lectureID, needsPractice, needsSeminar, onRegistered, onReadFailure } = props
  const first = { step: needsSeminar ? 'seminar' : 'practice', seminar: null, practice: null } as const
  const [progress, setProgress] = useState<Progress>(first)
  const [problem, setProblem] = useState<Problem | null>(null)
  // A page that is reloaded before what was registered has been read keeps the draft, which is of no use then.
  const missing = `${needsSeminar ? 'seminar ' : ''}${needsPractice ? 'practice' : ''}`
  const [draft, setDraft, clearDraft] = useDraft(`parts ${own.registrationID} ${missing}`, {
    seminar: '',
    practise: '',
  })
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => start.current?.focus(), [progress.step])
  const { step, seminar, practice } = progress
  const goTo = (next: Progress) => {
    setProblem(null)
    setProgress(next)
  }
  return (
    <>
      <span ref={start} tabIndex={-1} data-autofocus className="visually-hidden" />
      {step === 'seminar' && (
        <SeminarModal
          {...{ own, lectureID, needsPractice, problem, onReadFailure }}
          selectedID={Number(draft.seminar)}
          onSelect={(scheduleID) => setDraft({ seminar: String(scheduleID), practise: '' })}
          onContinue={(group) => {
            const hasPractice = needsPractice && group.has_practice
            goTo({ seminar: group, practice: null, step: hasPractice ? 'practice' : 'confirm' })
          }}
        />
      )}
      {step === 'practice' && (
        <PracticeModal
          {...{ own, seminar, problem, onReadFailure }}
          selectedID={Number(draft.practise)}
          onSelect={(scheduleID) => setDraft({ ...draft, practise: String(scheduleID) })}
          onContinue={(group) => goTo({ seminar, practice: group, step: 'confirm' })}
          onBack={seminar === null ? null : () => setProgress({ ...progress, step: 'seminar' })}
        />
      )}
      {step === 'confirm' && (
        <ConfirmPartsModal
          {...{ own, lectureID, seminar, practice }}
          onRegistered={(toast) => {
            clearDraft()
            onRegistered(toast)
          }}
          onBack={() => setProgress({ ...progress, step: practice === null ? 'seminar' : 'practice' })}
          onRefused={(refusal) => {
            setProblem(refusal)
            setProgress(first)
          }}
        />
      )}
    </>
  )
}
