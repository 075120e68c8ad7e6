import { isPractice } from '#rules/registration/lecture-types.ts'
import type { SelectableGroup } from '#web/parts/group-picker/useGroupSelection.ts'

/**
 * A linked set as the calls name it (spec 7.11.1): all of it as a list, and its first parts also by the names for a lecture,
 * a practice and a seminar.
 */
export const toSetBody = (selected: readonly SelectableGroup[]) => {
  const [main, ...rest] = selected.toSorted((a, b) => a.part - b.part)
  const practice = rest.find(({ row }) => isPractice(row.lecture_typeID))
  const seminar = rest.find((group) => group !== practice)
  const other = practice ?? rest.find((group) => group !== seminar)
  return {
    schedule_id: main?.scheduleID ?? null,
    practise_schedule_id: other?.scheduleID ?? null,
    seminar_schedule_id: seminar?.scheduleID ?? null,
    schedule_ids: selected.map((group) => group.scheduleID),
  }
}
