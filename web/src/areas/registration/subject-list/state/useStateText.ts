import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { stateWords } from './state-words.ts'
import type { OfferedSubject, SubjectState } from '../to-subject-state.ts'
import { useFitText } from './useFitText.ts'
import { useObstacleText } from './useObstacleText.ts'

export const statePhrases = {
  registered: 'isRegistered',
  none: 'isNone',
  full: 'isFull',
  clash: 'isClash',
  mixed: 'isFullOrClash',
  credits: 'isOverCredits',
  closed: 'isClosedNow',
  order: 'isAfterAnother',
  module: 'isOverModule',
  block: 'isOverBlock',
  declined: 'isDeclined',
  first: 'isAfterChange',
  inactive: 'isInactive',
  debt: 'hasDebt',
  meet: 'isMeeting',
  gone: 'isGone',
  impossible: 'isImpossible',
  free: 'isFree',
} as const satisfies Record<Exclude<SubjectState, 'done'>, keyof typeof stateWords>

/**
 * The state of a subject in words, with the parts that it is about; `opensAt`: when a closed source opens. For a plan it does not
 * say how many groups fit: they are compared with the registrations, not with what is planned.
 */
export const useStateText = (isPlan = false) => {
  const t = useWords(stateWords)
  const text = useLocalized()
  const locale = useLocale()
  const toObstacleText = useObstacleText()
  const toFitText = useFitText()
  return (subject: OfferedSubject, state: SubjectState, opensAt: string | null = null): string => {
    const { obstacle, fitting, score } = subject
    if (state === 'done')
      return score === null ? t('isDoneOnly') : t('isDone', { score: formatNumber(score, locale) })
    if (obstacle?.kind === state) return toObstacleText(obstacle, text(obstacle, 'parts'))
    if (state === 'closed' && opensAt !== null) return t('opensOn', { when: opensAt })
    if (state === 'free' && fitting !== null && !isPlan) return toFitText(fitting)
    return t(statePhrases[state])
  }
}
