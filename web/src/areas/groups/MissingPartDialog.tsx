import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { words as uiWords } from '#web/ui/words.ts'
import { MissingPartSteps } from './MissingPartSteps.tsx'
import { useMissingParts } from './useMissingParts.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly part: 'practise' | 'seminar'
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

/** The blocking dialog for a missing practice or seminar, of the first subject that misses one. */
export const MissingPartDialog = ({ part, onSaved, onClose }: Props) => {
  const t = useWords(words)
  const u = useWords(uiWords)
  const { data: registered } = useSuspenseQuery(q(registration.alreadyRegistered))
  const { findMissing, isRead } = useMissingParts()
  const [problem, setProblem] = useState<Problem | null>(null)
  const all = registered.subjects.flatMap((own) => {
    const missing = findMissing(own.subjectID)
    return missing === null ? [] : [{ own, ...missing }]
  })
  const first = isRead ? all.find(({ lectureID }) => lectureID !== null) : undefined
  if (problem === null && first?.lectureID != null) {
    return (
      <MissingPartSteps
        key={first.own.registrationID}
        own={first.own}
        lectureID={first.lectureID}
        needsPractice={first.practice}
        needsSeminar={first.seminar}
        onRegistered={() => void onSaved()}
        onReadFailure={setProblem}
      />
    )
  }
  return (
    <ModalContents
      title={t(part === 'seminar' ? 'chooseSeminar' : 'choosePractice')}
      isClosable
      actions={<Button onClick={onClose}>{u('close')}</Button>}
    >
      {problem === null && (!isRead || all.length === 0) && <Skeleton />}
      {problem === null && isRead && all.length > 0 && <p>{t('chooseLectureFirst')}</p>}
      <ProblemNotice problem={problem} />
    </ModalContents>
  )
}
