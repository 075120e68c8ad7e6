import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { groups } from '#contract/groups.ts'
import { session } from '#contract/session.ts'
import { q } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { OfferedGroup } from '#web/parts/judge-groups.ts'
import { staleSeats } from '#web/parts/stale-seats.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ModalFrame } from '#web/ui/ModalFrame.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import classes from './Parts.module.css'
import { PractiseModal } from './PractiseModal.tsx'
import { SeminarModal } from './SeminarModal.tsx'
import { TakePartModal } from './TakePartModal.tsx'
import { words } from './words.ts'

interface Props {
  readonly own: Registered
  /** Whether seats can be taken now. */
  readonly canTake: boolean
  readonly onTold: (told: string) => void
}

/** Where she is in the dialog, and what she has chosen so far. */
interface Asked {
  readonly step: 'seminar' | 'practise' | 'sure'
  readonly seminar: OfferedGroup | null
  readonly practise: OfferedGroup | null
}

const nothing = { seminar: null, practise: null } as const

/** Which parts she lacks in a subject, and what she has there to take them beside. */
const useLacking = ({ subjectID }: Registered) => {
  const user = useQuery(q(session.user)).data?.user
  const practise = useQuery({
    ...q(groups.choosePractise),
    enabled: user?.must_choose_practise ?? false,
  }).data
  const seminar = useQuery({ ...q(groups.chooseSeminar), enabled: user?.choose_seminar ?? false }).data
  const isThis = ({ subject }: { subject: { subjectID: number } | null }) => subject?.subjectID === subjectID
  const [p, s] = [practise?.subjects.find(isThis), seminar?.subjects.find(isThis)]
  return { practise: p !== undefined, seminar: s !== undefined, group: (s ?? p)?.group ?? null }
}

/** Says that a registered subject lacks a part, and leads through its groups to a seat: a seminar and its practice at once. */
export const MissingPart = ({ own, canTake, onTold }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const client = useQueryClient()
  const lacking = useLacking(own)
  const [asked, ask] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => start.current?.focus(), [asked?.step])
  if (!lacking.practise && !lacking.seminar) return null
  const first = lacking.seminar ? 'seminar' : 'practise'
  const lectureID = lacking.group?.scheduleID ?? null
  // What is behind the dialog is read again: the seats may have moved meanwhile.
  const close = () => {
    ask(null)
    for (const { path } of [...staleSeats, session.user]) void client.invalidateQueries({ queryKey: [path] })
  }
  const fail = (failure: Problem) => {
    ask(null)
    setProblem(failure)
  }
  const name = t(first === 'seminar' ? 'chooseSeminar' : 'choosePractise')
  const lacks =
    lacking.seminar && lacking.practise ? 'lacksBoth' : lacking.seminar ? 'lacksSeminar' : 'lacksPractise'
  return (
    <div className={classes['lacks']}>
      <p>
        <Icon name="warning" />
        <span>
          {t(lacks)} {!canTake && t('lackClosed')} {canTake && lectureID === null && t('lackLecture')}
        </span>
      </p>
      {canTake && lectureID !== null && (
        <button
          type="button"
          className="plain-button"
          aria-label={`${name}: ${text(own, 'subject')}`}
          onClick={() => {
            setProblem(null)
            ask({ step: first, ...nothing })
          }}
        >
          {name}
        </button>
      )}
      <ProblemNotice problem={asked === null ? problem : null} />
      {lectureID !== null && (
        <ModalFrame opened={asked !== null} onClose={close} size="xl">
          <span ref={start} tabIndex={-1} data-autofocus className="visually-hidden" />
          {asked?.step === 'seminar' && (
            <SeminarModal
              {...{ own, lectureID, problem }}
              picked={asked.seminar}
              lacksPractise={lacking.practise}
              onFailed={fail}
              onPicked={(seminar) => {
                setProblem(null)
                const leadsOn = lacking.practise && seminar.has_practice
                ask({ ...asked, seminar, practise: null, step: leadsOn ? 'practise' : 'sure' })
              }}
            />
          )}
          {asked?.step === 'practise' && (
            <PractiseModal
              {...{ own, problem }}
              seminar={asked.seminar}
              picked={asked.practise}
              onFailed={fail}
              onPicked={(practise) => {
                setProblem(null)
                ask({ ...asked, practise, step: 'sure' })
              }}
              onBack={asked.seminar === null ? null : () => ask({ ...asked, step: 'seminar' })}
            />
          )}
          {asked?.step === 'sure' && (
            <TakePartModal
              {...{ own, lectureID }}
              seminar={asked.seminar}
              practise={asked.practise}
              onDone={(told) => {
                ask(null)
                onTold(told)
              }}
              onBack={() => ask({ ...asked, step: asked.practise === null ? 'seminar' : 'practise' })}
              onRefused={(refusal) => {
                setProblem(refusal)
                ask({ ...nothing, step: first })
              }}
            />
          )}
        </ModalFrame>
      )}
    </div>
  )
}
