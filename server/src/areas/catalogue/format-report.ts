import { groupBadRows } from './files/group-bad-rows.ts'
import type { BadRow } from './files/bad-row.ts'
import type { ImportResult } from './import-catalogue.ts'
import type { FieldChange } from './list-field-changes.ts'

const formatList = (title: string, items: readonly string[], maxItems: number): string[] => {
  if (items.length === 0) return []
  const hidden = items.length - maxItems
  return [
    `${title}: ${items.length}`,
    ...items.slice(0, maxItems).map((item) => `  ${item}`),
    ...(hidden > 0 ? [`  … and ${hidden} more (--all shows them)`] : []),
  ]
}

const formatChanges = (changes: readonly FieldChange[]): string =>
  changes.map(({ field, before, after }) => `${field} ${before} → ${after}`).join('; ')

const formatGroup = ({ group_code, subject_code }: { group_code: string; subject_code: string }) =>
  `${group_code} of ${subject_code}`

/** The bad rows, grouped by what is wrong with them. */
export const formatBadRows = (bad: readonly BadRow[], maxItems: number): string[] =>
  groupBadRows(bad).flatMap(({ file, cause, rows }) => {
    const items = rows
      .filter(({ line }) => line > 0)
      .map(({ line, value }) => `line ${line}${value === undefined ? '' : `: "${value}"`}`)
    return items.length === 0 ? [`${file}: ${cause}`] : formatList(`${file}: ${cause}`, items, maxItems)
  })

/** The additions, changes (with old and new values) and removals of an import; at most `maxItems` of each. */
export const formatReport = (result: ImportResult, maxItems: number): string[] => {
  const { plan, term, removedSubjects, isChanged, outcome } = result
  const list = (title: string, items: readonly string[]) => formatList(title, items, maxItems)
  const closing = {
    saved: isChanged ? ['Applied.'] : ['Nothing to change.'],
    'dry run': [isChanged ? 'Dry run: nothing was saved.' : 'Nothing to change.'],
    'bad rows': [],
    'too many removals': [],
  }[outcome]
  return [
    `Semester ${term.starts_on} to ${term.ends_on}`,
    ...(plan.isProgrammeAdded ? [`Programme added: ${plan.programme?.programme_name_en ?? ''}`] : []),
    ...(plan.programmeChanges.length > 0
      ? [`Programme changed: ${formatChanges(plan.programmeChanges)}`]
      : []),
    ...list(
      'Subjects added',
      plan.addedSubjects.map(({ subject_code, name_en }) => `${subject_code} ${name_en}`),
    ),
    ...list(
      'Subjects changed',
      plan.changedSubjects.map(
        ({ planned, changes }) => `${planned.subject_code}: ${formatChanges(changes)}`,
      ),
    ),
    ...list('Subjects removed', removedSubjects),
    ...list(
      'Subjects no longer in the files, kept because groups, registrations or marks refer to them',
      plan.goneSubjects.filter((code) => !removedSubjects.includes(code)),
    ),
    ...list('Groups added', plan.addedGroups.map(formatGroup)),
    ...list(
      'Groups changed',
      plan.changedGroups.map(
        ({ planned, changes, mustChange }) =>
          `${formatGroup(planned)}: ${formatChanges(changes)}${mustChange ? ' (its students must choose again)' : ''}`,
      ),
    ),
    ...list('Groups removed', plan.removedGroups.map(formatGroup)),
    ...list(
      'Groups closed, because students are registered in them',
      plan.closedGroups.map((group) => `${formatGroup(group)} (${group.taken})`),
    ),
    ...list(
      'Students added, without a password',
      plan.addedStudents.map(({ student_code }) => student_code),
    ),
    ...list(
      'Students changed',
      plan.changedStudents.map(
        ({ planned, changes }) => `${planned.student_code}: ${formatChanges(changes)}`,
      ),
    ),
    ...list('Students who differ, but came from elsewhere and are left as they are', plan.otherStudents),
    ...list('Subjects that nobody can take: no set of their groups is free of clashes', plan.impossible),
    ...list('Subjects without groups', plan.groupless),
    ...closing,
  ]
}
