import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { ClashingSubject, GroupRefusal } from './find-group-refusal.ts'
import { words } from '#web/parts/words.ts'

/** Groups with one kind of refusal stand together. */
export type RefusalKind = 'clash' | 'full' | 'other'

export interface ShownRefusal {
  readonly kind: RefusalKind
  readonly text: string
  /** The student has pressed the group: the text is the whole sentence. */
  readonly isPressed?: boolean
}

/** The short text of a refusal for the row, and the sentence for a press on it (spec 5.8). */
export const useRefusalTexts = (): {
  short: (verdict: GroupRefusal) => ShownRefusal
  sentence: (verdict: GroupRefusal) => string
} => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const toDay = (day: number, weekday?: 'short') => formatWeekday(day, locale, weekday)
  const toObstacle = ({ subject, day, time }: ClashingSubject, weekday?: 'short') => ({
    subject,
    day: toDay(day, weekday),
    time,
  })
  return {
    short: (verdict) => {
      if (verdict.why === 'clash') {
        const subjects = verdict.obstacles
          .map((each) => t('shortObstacle', toObstacle(each, 'short')))
          .join('; ')
        return { kind: 'clash', text: t('shortClash', { subjects }) }
      }
      if (verdict.why === 'part')
        return {
          kind: 'clash',
          text: t('shortPart', {
            group: verdict.group,
            day: toDay(verdict.day, 'short'),
            time: verdict.time,
          }),
        }
      if (verdict.code === 'group_full') return { kind: 'full', text: t('isFullGroup') }
      return { kind: 'other', text: t(verdict.code === 'group_closed' ? 'isClosedGroup' : 'isImpossible') }
    },
    sentence: (verdict) => {
      if (verdict.why === 'clash')
        return [m('timeCoincides'), ...verdict.obstacles.map((each) => t('obstacle', toObstacle(each)))].join(
          ' ',
        )
      if (verdict.why === 'part')
        return t('impossiblePart', { group: verdict.group, day: toDay(verdict.day), time: verdict.time })
      // It became full live, so there is no sentence from the server.
      return verdict.sentence || t('becameFull')
    },
  }
}
