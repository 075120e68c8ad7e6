import type { AgendaTimes } from './agenda.ts'

/** From this many quizzes with one date on, they are one row. */
const minMerged = 3

/**
 * The items in their order, with the quizzes that open and close at the same time as one entry where the first of them
 * stands: as rows of their own they would fill a screen with one date.
 */
export const mergeQuizzes = <Item extends AgendaTimes>(items: readonly Item[]): (readonly Item[])[] => {
  const toKey = ({ kind, key, start_date, start_time, end_date, end_time }: Item): string =>
    kind === 'quiz' ? [start_date, start_time, end_date, end_time].join(' ') : key
  const merged = Map.groupBy(items, toKey)
  return items.flatMap((item): (readonly Item[])[] => {
    const all = merged.get(toKey(item))!
    if (all.length < minMerged) return [[item]]
    return all[0] === item ? [all] : []
  })
}
