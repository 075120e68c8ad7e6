import { toMarkLetter } from '#rules/marks/gpa.ts'
import { toExtension, universityID, type Records, type Row } from './exported-rows.ts'
import { toKey } from './load-stored.ts'

const finalID = 'final'

/** The class that has the final marks of a subject: its first group, by part and code. */
const findFinalClasses = (groups: readonly Row[]): ReadonlyMap<string, string> => {
  const sorted = groups.toSorted(
    (one, other) => Number(one['part']) - Number(other['part']) || (one['code']! < other['code']! ? -1 : 1),
  )
  const found = new Map<string, string>()
  for (const row of sorted) {
    const key = toKey(row['semester']!, row['subject']!)
    if (!found.has(key)) found.set(key, row['code']!)
  }
  return found
}

/** The final marks as results, one line item for a subject in a semester. Those of subjects without groups then have no class. */
export const toFinalMarks = ({
  marks,
  groups,
  semesters,
}: Records): Record<'categories' | 'lineItems' | 'results', Row[]> => {
  const classOf = findFinalClasses(groups)
  const ends = new Map(semesters.map((row) => [row['code']!, row['ends_on']!]))
  const starts = new Map(semesters.map((row) => [row['code']!, row['starts_on']!]))
  const keyOf = (row: Row) => toKey(row['semester']!, row['subject']!)
  const marked = marks.filter((row) => classOf.has(keyOf(row)))
  const lineItems = [...Map.groupBy(marked, keyOf)].map(([key, [row]]) => ({
    sourcedId: `final-${row!['semester']}-${row!['subject']}`,
    title: 'Final mark',
    assignDate: starts.get(row!['semester']!)!,
    dueDate: ends.get(row!['semester']!)!,
    classSourcedId: classOf.get(key)!,
    categorySourcedId: finalID,
    academicSessionSourcedId: row!['semester']!,
    resultValueMin: '0',
    resultValueMax: '100',
    schoolSourcedId: universityID,
  }))
  const results = marked.map((row) => ({
    sourcedId: `mark-${row['student']}-${row['semester']}-${row['subject']}`,
    lineItemSourcedId: `final-${row['semester']}-${row['subject']}`,
    studentSourcedId: row['student']!,
    scoreStatus: 'fully graded',
    score: row['score']!,
    scoreDate: ends.get(row['semester']!)!,
    textScore: toMarkLetter(Number(row['score']), Number(row['status'])),
    ...toExtension('results', row),
  }))
  const categories = marked.length === 0 ? [] : [{ sourcedId: finalID, title: 'Final mark' }]
  return { categories, lineItems, results }
}
