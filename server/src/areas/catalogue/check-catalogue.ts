import type { BadRow, Catalogue, CatalogueGroup } from './catalogue.ts'

const checkParent = (
  group: CatalogueGroup,
  byCode: ReadonlyMap<string, CatalogueGroup>,
): string | undefined => {
  if (group.parent_group_code === null) return undefined
  const parent = byCode.get(group.parent_group_code)
  if (parent === undefined) return `the parent ${group.parent_group_code} is not in groups.csv`
  if (parent.subject_code !== group.subject_code)
    return `the parent ${parent.group_code} belongs to another subject`
  if (parent.config !== group.config)
    return `the parent ${parent.group_code} belongs to another configuration`
  if (parent.part >= group.part) return `the parent ${parent.group_code} is not of an earlier part`
  return undefined
}

/** The rows that contradict each other, or refer to something that does not exist. */
export const checkCatalogue = ({ subjects, groups, demand: requests }: Catalogue): BadRow[] => {
  const bad: BadRow[] = []
  const refuse = (file: string, line: number, reason: string | undefined) => {
    if (reason !== undefined) bad.push({ file, line, reason })
  }

  const codes = new Set<string>()
  for (const { line, subject_code } of subjects) {
    if (subject_code === '') refuse('subjects.csv', line, 'subject_code is empty')
    else if (codes.has(subject_code))
      refuse('subjects.csv', line, `the subject ${subject_code} stands there twice`)
    codes.add(subject_code)
  }

  const byCode = new Map<string, CatalogueGroup>()
  const termWeeks = groups[0]?.termWeeks
  for (const group of groups) {
    const { line, group_code, subject_code } = group
    if (byCode.has(group_code)) refuse('groups.csv', line, `the group ${group_code} stands there twice`)
    else byCode.set(group_code, group)
    if (!codes.has(subject_code))
      refuse('groups.csv', line, `the subject ${subject_code} is not in subjects.csv`)
    if (group.termWeeks !== termWeeks) {
      refuse('groups.csv', line, `weeks has ${group.termWeeks} weeks, the first row ${termWeeks}`)
    }
  }
  for (const group of groups) refuse('groups.csv', group.line, checkParent(group, byCode))

  const requested = new Set<string>()
  for (const { line, student_code, subject_code } of requests) {
    const key = `${student_code} ${subject_code}`
    if (student_code === '') refuse('demand.csv', line, 'student_code is empty')
    if (!codes.has(subject_code))
      refuse('demand.csv', line, `the subject ${subject_code} is not in subjects.csv`)
    else if (requested.has(key)) refuse('demand.csv', line, `${student_code} wants ${subject_code} twice`)
    requested.add(key)
  }
  return bad
}
