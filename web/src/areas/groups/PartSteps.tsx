import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#web/api/problem.ts'
import type { OfferedGroup } from '#web/parts/judge-groups.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import { useDraft } from '#web/parts/useDraft.ts'
import { PractiseModal } from './PractiseModal.tsx'
import { SeminarModal } from './SeminarModal.tsx'
import { TakePartModal } from './TakePartModal.tsx'

interface Props {
  readonly own: Registered
  /** The group that she has in it. */
  readonly lectureID: number
  readonly lacksPractise: boolean
  readonly lacksSeminar: boolean
  readonly onDone: (told: string) => void
  /** The groups could not be read. */
  readonly onFailed: (problem: Problem) => void
}

/** Where she is, and what she has chosen so far. */
interface Asked {
  readonly step: 'seminar' | 'practise' | 'sure'
  readonly seminar: OfferedGroup | null
  readonly practise: OfferedGroup | null
}

/** What a dialog about missing parts shows, one after the other: seminars, practices, and whether she is sure. */
export const PartSteps = ({ own, lectureID, lacksPractise, lacksSeminar, onDone, onFailed }: Props) => {
  const first = { step: lacksSeminar ? 'seminar' : 'practise', seminar: null, practise: null } as const
  const [asked, ask] = useState<Asked>(first)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [marked, mark, forget] = useDraft(`parts ${own.registrationID}`, { seminar: '', practise: '' })
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => start.current?.focus(), [asked.step])
  const { step, seminar, practise } = asked
  return (
    <>
      <span ref={start} tabIndex={-1} data-autofocus className="visually-hidden" />
      {step === 'seminar' && (
        <SeminarModal
          {...{ own, lectureID, lacksPractise, problem, onFailed }}
          marked={Number(marked.seminar)}
          onMarked={(scheduleID) => mark({ seminar: String(scheduleID), practise: '' })}
          onPicked={(picked) => {
            setProblem(null)
            const leadsOn = lacksPractise && picked.has_practice
            ask({ seminar: picked, practise: null, step: leadsOn ? 'practise' : 'sure' })
          }}
        />
      )}
      {step === 'practise' && (
        <PractiseModal
          {...{ own, seminar, problem, onFailed }}
          marked={Number(marked.practise)}
          onMarked={(scheduleID) => mark({ ...marked, practise: String(scheduleID) })}
          onPicked={(picked) => {
            setProblem(null)
            ask({ seminar, practise: picked, step: 'sure' })
          }}
          onBack={seminar === null ? null : () => ask({ ...asked, step: 'seminar' })}
        />
      )}
      {step === 'sure' && (
        <TakePartModal
          {...{ own, lectureID, seminar, practise }}
          onDone={(told) => {
            forget()
            onDone(told)
          }}
          onBack={() => ask({ ...asked, step: practise === null ? 'seminar' : 'practise' })}
          onRefused={(refusal) => {
            setProblem(refusal)
            ask(first)
          }}
        />
      )}
    </>
  )
}
