import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { GroupRefusal } from './find-group-refusal.ts'
import { words } from '#web/parts/words.ts'

/** Groups with one kind of refusal stand together. */
export type RefusalKind = 'clash' | 'full' | 'other'

export interface ShownRefusal {
  readonly kind: RefusalKind
  readonly text: string
}

/** The short text of a refusal for the row, and the sentence for a press on it (spec 5.8). */
export const useRefusalTexts = (): {
  short: (verdict: GroupRefusal) => ShownRefusal
  sentence: (verdict: GroupRefusal) => string
} => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const about = (verdict: GroupRefusal, weekday?: 'short') => {
    if (verdict.why === 'server') return {}
    const { day, time } = verdict.why === 'clash' ? verdict.obstacle : verdict
    const name = verdict.why === 'clash' ? { subject: verdict.obstacle.subject } : { group: verdict.group }
    return { ...name, day: formatWeekday(day, locale, weekday), time }
  }
  return {
    short: (verdict) => {
      if (verdict.why === 'clash') return { kind: 'clash', text: t('shortClash', about(verdict, 'short')) }
      if (verdict.why === 'part') return { kind: 'clash', text: t('shortPart', about(verdict, 'short')) }
      if (verdict.code === 'group_full') return { kind: 'full', text: t('isFullGroup') }
      return { kind: 'other', text: t(verdict.code === 'group_closed' ? 'isClosedGroup' : 'isImpossible') }
    },
    sentence: (verdict) => {
      if (verdict.why === 'clash') return `${m('timeCoincides')} ${t('obstacle', about(verdict))}`
      if (verdict.why === 'part') return t('impossiblePart', about(verdict))
      // It became full live, so there is no sentence from the server.
      return verdict.sentence || t('becameFull')
    },
  }
}
