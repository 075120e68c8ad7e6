import type { OfferedSubject } from './to-subject-state.ts'

/** Reasons that the group panel shows by itself, at the groups or above them. */
const codesShownByGroups: ReadonlySet<string> = new Set([
  'no_open_groups',
  'no_free_groups',
  'group_clash',
  'full_or_clash',
  'credit_limit',
  'window_closed',
  'must_change_first',
  'no_valid_set',
])

/** Why a subject cannot be registered whatever group is selected, or null. */
export const findSubjectRefusal = ({ code, reason, is_registered }: OfferedSubject): string | null =>
  is_registered || code === null || codesShownByGroups.has(code) ? null : reason
