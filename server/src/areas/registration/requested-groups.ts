import type * as z from 'zod/mini'
import type { registration } from '#contract/registration/registration.ts'
import { FieldRefusal } from '#server/http/refusal.ts'
import { fieldWords } from './words.ts'

type Body = Pick<
  z.output<typeof registration.choose.body>,
  'schedule_id' | 'practise_schedule_id' | 'seminar_schedule_id' | 'schedule_ids'
>

/** The three fields can name three parts; a larger set is complete in `schedule_ids` alone (spec 7.11.1). */
const namedParts = 3

/**
 * The groups that a body names, each once. Refuses with 422 when there is none, or when `schedule_ids` and the three
 * named fields are both there and differ.
 */
export const listRequestedGroups = (body: Body): readonly number[] => {
  const { schedule_id, practise_schedule_id, seminar_schedule_id, schedule_ids } = body
  const named = new Set([schedule_id, practise_schedule_id, seminar_schedule_id].filter((id) => id != null))
  const listed = new Set(schedule_ids)
  if (listed.size === 0) {
    if (named.size === 0) throw new FieldRefusal({ schedule_ids: [{ phrase: fieldWords.chooseGroup }] })
    return [...named]
  }
  const isComplete = named.size === 0 || named.size === Math.min(listed.size, namedParts)
  if (!isComplete || !named.isSubsetOf(listed)) {
    throw new FieldRefusal({ schedule_ids: [{ phrase: fieldWords.unequal }] })
  }
  return [...listed]
}
