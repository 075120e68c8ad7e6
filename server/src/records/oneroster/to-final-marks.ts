import { toMarkLetter } from '#rules/marks/gpa.ts'
import {
  isGroupColumn,
  mapLazily,
  toExtension,
  universityID,
  type Records,
  type Row,
  type Rows,
} from './exported-rows.ts'
import { toKey } from './load-stored.ts'
import { metadata } from './read-rows.ts'

const finalID = 'final'

/** The class that has the final marks of a subject: its first group, by part and code. */
const findFinalClasses = (groups: readonly Row[]): Map<string, string> => {
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

/** A class that is no group: a result needs one, and earlier semesters often have marks without groups. */
const toMarkClass = (semester: string, subject: string, title: string): Row => ({
  sourcedId: `marks-${semester}-${subject}`,
  title,
  courseSourcedId: subject,
  classType: 'scheduled',
  schoolSourcedId: universityID,
  termSourcedIds: semester,
  [metadata(isGroupColumn)]: 'no',
})

interface FinalMarks {
  readonly categories: Row[]
  readonly lineItems: Row[]
  readonly results: Rows
  /** Classes that only have marks. */
  readonly markClasses: Row[]
}

/** The final marks as results, with one line item for a subject in a semester. */
export const toFinalMarks = ({ marks, groups, semesters, subjects }: Records): FinalMarks => {
  const classOf = findFinalClasses(groups)
  const titles = new Map(subjects.map((row) => [row['code']!, row['name_en']!]))
  const terms = new Map(semesters.map((row) => [row['code']!, row]))
  const markClasses: Row[] = []
  const lineItems: Row[] = []
  const byLineItem = Map.groupBy(marks, (row) => toKey(row['semester']!, row['subject']!))
  for (const [key, [first]] of byLineItem) {
    const [semester, subject] = [first!['semester']!, first!['subject']!]
    if (!classOf.has(key)) {
      const made = toMarkClass(semester, subject, titles.get(subject)!)
      markClasses.push(made)
      classOf.set(key, made['sourcedId']!)
    }
    lineItems.push({
      sourcedId: `final-${semester}-${subject}`,
      title: 'Final mark',
      assignDate: terms.get(semester)!['starts_on']!,
      dueDate: terms.get(semester)!['ends_on']!,
      classSourcedId: classOf.get(key)!,
      categorySourcedId: finalID,
      academicSessionSourcedId: semester,
      resultValueMin: '0',
      resultValueMax: '100',
      schoolSourcedId: universityID,
    })
  }
  const results = mapLazily(marks, (row) => ({
    sourcedId: `mark-${row['student']}-${row['semester']}-${row['subject']}`,
    lineItemSourcedId: `final-${row['semester']}-${row['subject']}`,
    studentSourcedId: row['student']!,
    scoreStatus: 'fully graded',
    score: row['score']!,
    scoreDate: terms.get(row['semester']!)!['ends_on']!,
    textScore: toMarkLetter(Number(row['score']), Number(row['status'])),
    ...toExtension('results', row),
  }))
  const categories = marks.length === 0 ? [] : [{ sourcedId: finalID, title: 'Final mark' }]
  return { categories, lineItems, results, markClasses }
}
