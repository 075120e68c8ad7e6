import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { TakenGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { RepairMove } from './repair.ts'
import { words } from './words.ts'

/** Moves of subjects in words; only the groups that are new are named. */
export const useMoveTexts = (registered: readonly TakenGroup[]) => {
  const t = useWords(words)
  const text = useLocalized()
  const about = (move: RepairMove) => ({
    subject: text(move, 'subject'),
    groups: move.groups
      .filter(({ scheduleID }) => !registered.some((own) => own.scheduleID === scheduleID))
      .map(({ group }) => group)
      .join(', '),
  })
  return {
    /** The action that makes them. */
    toAction: ([first, second]: readonly RepairMove[]): string => {
      if (first === undefined) return ''
      if (second === undefined) return t('repairOne', about(first))
      const { subject, groups } = about(second)
      return t('repairTwo', { ...about(first), second: subject, secondGroups: groups })
    },
    toNotice: (moves: readonly RepairMove[]): string =>
      t('alsoMoves', { moves: moves.map((move) => t('moveOf', about(move))).join('; ') }),
  }
}
