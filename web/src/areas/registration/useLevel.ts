import { useQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import { englishChoices, type EnglishChoice } from './english-choices.ts'

/** Takes the open subject and the one that is given up for it; gives the level of English that is chosen so, if it is one. */
export const useLevel = (
  subjectID: number | null,
  old: Registered | undefined,
): EnglishChoice | undefined => {
  const { data } = useQuery(q(registration.englishLevelSubject))
  if (data?.canChange !== true) return undefined
  return englishChoices(data).find(
    (each) => each.subject.subjectID === subjectID && each.old?.subjectID === old?.subjectID,
  )
}
