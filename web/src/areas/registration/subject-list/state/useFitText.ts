import { useWords } from '#web/i18n/useWords.ts'
import type { OfferedSubject } from '../to-subject-state.ts'
import { stateWords } from './state-words.ts'

/** How many groups of a subject fit into the student's week. */
export const useFitText = () => {
  const t = useWords(stateWords)
  return ({ count, of }: NonNullable<OfferedSubject['fitting']>): string => {
    if (count < of) return t('fitsSome', { count, of })
    return of > 2 ? t('fitsAll', { count }) : t(of === 2 ? 'fitsBoth' : 'fitsOnly')
  }
}
