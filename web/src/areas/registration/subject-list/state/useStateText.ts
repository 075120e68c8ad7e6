import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from '../../words.ts'
import type { OfferedSubject, SubjectState } from '../to-subject-state.ts'
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
  meet: 'isMeeting',
  gone: 'isGone',
  impossible: 'isImpossible',
  free: 'isFree',
} as const satisfies Record<Exclude<SubjectState, 'done'>, keyof typeof words>

/** The state of a subject in words, with the parts that it is about; `opensAt`: when a closed source opens. */
export const useStateText = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toObstacleText = useObstacleText()
  return (subject: OfferedSubject, state: SubjectState, opensAt: string | null = null): string => {
    const { obstacle, score } = subject
    if (state === 'done')
      return score === null ? t('isDoneOnly') : t('isDone', { score: formatNumber(score, locale) })
    if (obstacle?.kind === state) return toObstacleText(obstacle, text(obstacle, 'parts'))
    if (state === 'closed' && opensAt !== null) return t('opensOn', { when: opensAt })
    return t(statePhrases[state])
  }
}
