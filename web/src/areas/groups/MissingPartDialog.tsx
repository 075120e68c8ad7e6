import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { setFailedDuty } from '#web/parts/duties/failed-duty.ts'
import { words as uiWords } from '#web/ui/words.ts'
import { MissingPartSteps } from './MissingPartSteps.tsx'
import { useMissingParts } from './useMissingParts.ts'
import { useOnReadFailure } from './useOnReadFailure.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly part: 'practise' | 'seminar'
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

/**
 * The blocking dialog for a missing practice or seminar, of the first subject that misses one. Groups that cannot be read
 * close it, and the page says why (spec 8.6.1).
 */
export const MissingPartDialog = ({ part, onSaved, onClose }: Props) => {
  const t = useWords(words)
  const u = useWords(uiWords)
  const { data: registered } = useSuspenseQuery(q(registration.alreadyRegistered))
  const { findMissing, isRead, problem } = useMissingParts()
  const title = part === 'seminar' ? 'chooseSeminar' : 'choosePractice'
  const closeWith = (failure: Problem) => {
    setFailedDuty({ duty: { key: part }, title: words.notLoaded, problem: failure })
    onClose()
  }
  useOnReadFailure(problem, closeWith)
  const all = registered.subjects.flatMap((own) => {
    const missing = findMissing(own.subjectID)
    return missing === null ? [] : [{ own, ...missing }]
  })
  const first = isRead ? all.find(({ lectureID }) => lectureID !== null) : undefined
  if (first?.lectureID != null) {
    return (
      <MissingPartSteps
        key={first.own.registrationID}
        own={first.own}
        lectureID={first.lectureID}
        needsPractice={first.practice}
        needsSeminar={first.seminar}
        onRegistered={() => void onSaved()}
        onReadFailure={closeWith}
      />
    )
  }
  return (
    <ModalContents title={t(title)} isClosable actions={<Button onClick={onClose}>{u('close')}</Button>}>
      {isRead && all.length > 0 ? <p>{t('chooseLectureFirst')}</p> : <Skeleton />}
    </ModalContents>
  )
}
