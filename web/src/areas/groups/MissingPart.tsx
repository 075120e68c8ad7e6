import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '#contract/account/session.ts'
import type { Problem } from '#web/api/problem.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { staleSeats } from '#web/parts/stale-seats.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ModalFrame } from '#web/ui/ModalFrame.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import classes from './Parts.module.css'
import { PartSteps } from './PartSteps.tsx'
import { useLacking } from './useLacking.ts'
import { words } from './words.ts'

interface Props {
  readonly own: Registered
  /** Whether seats can be taken now. */
  readonly canTake: boolean
  readonly onTold: (told: string) => void
}

/** Says that a registered subject lacks a part, and leads through its groups to a seat: a seminar and its practice at once. */
export const MissingPart = ({ own, canTake, onTold }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const client = useQueryClient()
  const lacking = useLacking()(own.subjectID)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  if (lacking === null) return null
  const { practise, seminar, lectureID } = lacking
  // What is behind the dialog is read again: the seats may have moved meanwhile.
  const close = () => {
    setOpen(false)
    for (const { path } of [...staleSeats, session.user]) void client.invalidateQueries({ queryKey: [path] })
  }
  const name = t(seminar ? 'chooseSeminar' : 'choosePractise')
  const lacks = seminar && practise ? 'lacksBoth' : seminar ? 'lacksSeminar' : 'lacksPractise'
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
            setOpen(true)
          }}
        >
          {name}
        </button>
      )}
      <ProblemNotice problem={isOpen ? null : problem} />
      {lectureID !== null && (
        <ModalFrame opened={isOpen} onClose={close} size="xl">
          <PartSteps
            {...{ own, lectureID }}
            lacksPractise={practise}
            lacksSeminar={seminar}
            onDone={(told) => {
              setOpen(false)
              onTold(told)
            }}
            onFailed={(failure) => {
              setOpen(false)
              setProblem(failure)
            }}
          />
        </ModalFrame>
      )}
    </div>
  )
}
