import { toOrdinal } from '#rules/text/ordinal.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { TakenGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { words } from '#web/parts/group-picker/words.ts'

/** Moves of subjects in words; of one its new groups are named. */
export const useMoveTexts = (registered: readonly TakenGroup[]) => {
  const t = useWords(words)
  const text = useLocalized()
  const listNew = (move: RepairMove) =>
    move.groups
      .filter(({ scheduleID }) => !registered.some((own) => own.scheduleID === scheduleID))
      .map(({ group }) => group)
  const toPlace = (groups: readonly string[]): string => {
    const [only] = groups
    if (groups.length > 1 || only === undefined) return t('inGroups', { groups: groups.join(', ') })
    return /^\d+$/.test(only)
      ? t('inGroup', { group: inCase(Number(only)) })
      : t('inNamedGroup', { group: only })
  }
  const about = (move: RepairMove) => ({ subject: text(move, 'subject'), groups: toPlace(listNew(move)) })
  const toAction = ([first, second]: readonly RepairMove[]): string => {
    if (first === undefined) return ''
    return second === undefined ? t('repairOne', about(first)) : t('repairTwo')
  }
  return {
    /** The action that makes them. */
    toAction,
    /** The same where a group is chosen with them. */
    toChoice: (moves: readonly RepairMove[]): string => t('repairAndChoose', { moves: toAction(moves) }),
  }
}

/** The ordinal before a noun in the dative: only the first has a form of its own there. */
const inCase = (value: number) => (value === 1 ? { ka: '1-ელ', en: '1' } : toOrdinal(value))
