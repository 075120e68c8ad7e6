import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/ModalContents.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { words as everywhere } from '#web/ui/words.ts'
import { PartSteps } from './PartSteps.tsx'
import { useIsLackingKnown, useLacking } from './useLacking.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly part: 'practise' | 'seminar'
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

/** The missing practice or seminar as the portal asks for it by itself, for the first of her subjects that lacks one. */
export const PartGate = ({ part, onSaved, onClose }: Props) => {
  const t = useWords(words)
  const e = useWords(everywhere)
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  const lackingOf = useLacking()
  const isKnown = useIsLackingKnown()
  const [problem, setProblem] = useState<Problem | null>(null)
  const all = mine.subjects.flatMap((own) => {
    const lacking = lackingOf(own.subjectID)
    return lacking === null ? [] : [{ own, ...lacking }]
  })
  const first = isKnown ? all.find(({ lectureID }) => lectureID !== null) : undefined
  const title = t(part === 'seminar' ? 'chooseSeminar' : 'choosePractise')
  if (problem === null && first?.lectureID != null) {
    return (
      <PartSteps
        key={first.own.registrationID}
        own={first.own}
        lectureID={first.lectureID}
        lacksPractise={first.practise}
        lacksSeminar={first.seminar}
        onDone={() => void onSaved()}
        onFailed={setProblem}
      />
    )
  }
  return (
    <ModalContents title={title} isClosable actions={<Button onClick={onClose}>{e('close')}</Button>}>
      {problem === null && (!isKnown || all.length === 0) && <Skeleton />}
      {problem === null && isKnown && all.length > 0 && <p>{t('lackLecture')}</p>}
      <ProblemNotice problem={problem} />
    </ModalContents>
  )
}
