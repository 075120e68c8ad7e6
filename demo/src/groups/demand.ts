import type { Catalogue, Subject } from '../catalogue/catalogue.ts'
import type { Intent } from '../students/course-load.ts'
import type { Student } from '../students/population.ts'

/** How many students take a subject, and which share of each year of a programme does. */
export interface Demand {
  students: number
  readonly years: Map<string, number>
  /** Must be taught this semester; otherwise only when there is enough demand. */
  readonly isCompulsory: boolean
}

/** The demand for every subject that is taught this semester. */
export const estimateDemand = (
  catalogue: Catalogue,
  taught: ReadonlySet<Subject>,
  intents: ReadonlyMap<Student, Intent>,
): Map<Subject, Demand> => {
  const due = catalogue.programmes
    .flatMap(({ modules }) => modules)
    .filter(({ kind, concentrationID }) => kind === 'compulsory' || concentrationID !== null)
  const compulsory = new Set(due.flatMap(({ placements }) => placements.map(({ subject }) => subject)))
  const demand = new Map<Subject, Demand>()
  for (const subject of taught) {
    demand.set(subject, { students: 0, years: new Map(), isCompulsory: compulsory.has(subject) })
  }
  const sizes = new Map<string, number>()
  for (const student of intents.keys()) sizes.set(findYear(student), (sizes.get(findYear(student)) ?? 0) + 1)
  for (const [student, { requests }] of intents) {
    const year = findYear(student)
    for (const { subject } of requests) {
      const known = demand.get(subject)!
      known.students += 1
      known.years.set(year, (known.years.get(year) ?? 0) + 1 / sizes.get(year)!)
    }
  }
  return demand
}

/** Each named student counts as a year of their own, so that their weeks have no clashes. */
const findYear = ({ programme, studySemester, named }: Student): string =>
  named?.code ?? `${programme.text.key} ${studySemester}`
