import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Problem } from '#web/api/problem.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ModalFrame } from '#web/ui/modal/ModalFrame.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './MissingParts.module.css'
import { MissingPartSteps } from './MissingPartSteps.tsx'
import { useMissingParts } from './useMissingParts.ts'
import { words } from './words.ts'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly own: Registered
  /** Whether a step is open. */
  readonly canRegister: boolean
  readonly onToast: (toast: Message) => void
}

/** Shows which parts are missing in a registered subject; its dialog registers them, a seminar and its practice at once. */
export const MissingPartNotice = ({ own, canRegister, onToast }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const client = useQueryClient()
  const missing = useMissingParts().findMissing(own.subjectID)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  if (missing === null) return null
  const { practice, seminar, lectureID } = missing
  const close = () => {
    setOpen(false)
    // Closing the choice of a group reads again what is behind the dialog (spec 2.11.3).
    void client.invalidateQueries()
  }
  const name = t(seminar ? 'chooseSeminar' : 'choosePractice')
  const sentence = seminar && practice ? 'missingBoth' : seminar ? 'missingSeminar' : 'missingPractice'
  return (
    <div className={classes['missing']}>
      <p>
        <Icon name="warning" />
        <span>
          {t(sentence)} {!canRegister && t('chooseWhenOpen')}{' '}
          {canRegister && lectureID === null && t('chooseLectureFirst')}
        </span>
      </p>
      {canRegister && lectureID !== null && (
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
        <ModalFrame isOpen={isOpen} onClose={close} size="xl">
          <MissingPartSteps
            {...{ own, lectureID }}
            needsPractice={practice}
            needsSeminar={seminar}
            onRegistered={(toast) => {
              setOpen(false)
              onToast(toast)
            }}
            onReadFailure={(failure) => {
              setOpen(false)
              setProblem(failure)
            }}
          />
        </ModalFrame>
      )}
    </div>
  )
}
