import { isPractice } from '#rules/registration/lecture-types.ts'
import type { Registered } from '#web/parts/taken-groups.ts'
import type { Source } from './sources.ts'
import { moduleOf } from './sources.ts'
import type { Offered } from './useChoice.ts'
import type { SourceSubject } from './useSourceLists.ts'

interface About {
  readonly subject: { readonly subjectID: number }
  readonly offered: SourceSubject | undefined
  readonly from: Source | undefined
  readonly old: Registered | undefined
}

/**
 * Takes the groups of a linked set; gives them as the calls name them (spec 7): the whole set by its list, its first
 * parts also by the names that the wire has for a lecture, a practice and a seminar.
 */
export const setBody = (picked: readonly Offered[]) => {
  const [main, ...rest] = picked.toSorted((a, b) => a.part - b.part)
  const practice = rest.find(({ row }) => isPractice(row.lecture_typeID))
  const seminar = rest.find((group) => group !== practice)
  const other = practice ?? rest.find((group) => group !== seminar)
  return {
    schedule_id: main?.scheduleID ?? null,
    practise_schedule_id: other?.scheduleID ?? null,
    seminar_schedule_id: seminar?.scheduleID ?? null,
    schedule_ids: picked.map((group) => group.scheduleID),
  }
}

/**
 * Takes the groups that are picked and where the subject comes from; gives what the call says (spec 7).
 */
export const choiceBody = (picked: readonly Offered[], { subject, offered, from, old }: About) => {
  const isWished = from?.kind === 'pre'
  return {
    program_module_id: isWished ? (offered?.program_moduleID ?? null) : ((from && moduleOf(from)) ?? null),
    ...setBody(picked),
    ...(isWished && offered?.preRegID !== undefined && { preRegID: offered.preRegID }),
    ...(from?.kind === 'minor' && { hasChooseMinor: true }),
    ...(old !== undefined && { old_subjectID: old.subjectID, newSubjectID: subject.subjectID }),
  }
}
