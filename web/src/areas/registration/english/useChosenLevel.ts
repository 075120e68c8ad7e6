import { useQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { toEnglishLevels, type EnglishLevel } from './to-english-levels.ts'

/** The level of English that the open subject is, where choosing it in place of `replaced` changes the level. */
export const useChosenLevel = (
  subjectID: number | null,
  replaced: Registered | undefined,
): EnglishLevel | undefined => {
  const { data } = useQuery(q(registration.englishLevelSubject))
  if (data?.canChange !== true) return undefined
  return toEnglishLevels(data).find(
    ({ subject, current }) => subject.subjectID === subjectID && current?.subjectID === replaced?.subjectID,
  )
}
