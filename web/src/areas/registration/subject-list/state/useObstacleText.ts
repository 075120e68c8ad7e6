import type { SetObstacle } from '#rules/registration/obstacle/set-obstacle.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { stateWords } from './state-words.ts'

type Kind = Exclude<SetObstacle['kind'], 'closed'>
type Scope = SetObstacle['scope']

const phrases = {
  clash: { all: 'isClash', parts: 'isClashPart', sets: 'isClashSet' },
  full: { all: 'isFull', parts: 'isFullPart', sets: 'isFullSet' },
  mixed: { all: 'isFullOrClash', parts: 'isFullOrClashPart', sets: 'isFullOrClashSet' },
} as const satisfies Record<Kind, Record<Scope, keyof typeof stateWords>>

/** Why no groups of a subject can be taken, in the same words in the list and over the groups; `parts` by name. */
export const useObstacleText = () => {
  const t = useWords(stateWords)
  return ({ kind, scope }: Pick<SetObstacle, 'kind' | 'scope'>, parts: string): string =>
    kind === 'closed' ? t('isNone') : t(phrases[kind][scope], { parts })
}
