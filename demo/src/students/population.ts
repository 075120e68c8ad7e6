import type { Catalogue, Programme } from '../catalogue/catalogue.ts'
import type { NamedStudent } from '../named-student.ts'
import { namedStudents } from '../named-students.ts'
import type { Contact } from '../people/contact.ts'
import { makeContact } from '../people/contact.ts'
import type { Person } from '../people/person.ts'
import { makeGeorgianPerson, makeInternationalPerson } from '../people/person.ts'
import type { Random } from '../random.ts'
import { createRandom } from '../random.ts'
import type { Semester } from '../season/semesters.ts'
import type { History } from './history.ts'
import { makeEventfulHistory } from './eventful-history.ts'
import { makeHistory } from './history.ts'

export const active = 1
const suspended = 2
const graduated = 3

export interface Student {
  readonly id: number
  readonly code: string
  readonly person: Person
  readonly contact: Contact
  readonly programme: Programme
  readonly concentrationID: number | null
  readonly studySemester: number
  readonly statusID: 1 | 2 | 3
  readonly isFromAbroad: boolean
  readonly hasScholarship: boolean
  readonly history: History
  readonly named: NamedStudent | null
}

/** The id of the semester in which the student had their n-th semester of study. */
export const hasMarkIn = (
  { studySemester, statusID }: Pick<Student, 'studySemester' | 'statusID'>,
  marked: number,
  current: Semester,
): number => current.id - ((statusID === graduated ? studySemester + 1 : studySemester) - marked)

/** The codes of all others follow those of the named ones. */
const firstUnnamedNumber = 101
const internationalShare = 0.75

const drawProgramme = (catalogue: Catalogue, random: Random): Programme => {
  const all = catalogue.programmes.reduce((sum, { text }) => sum + text.weight, 0)
  let left = random.next() * all
  return catalogue.programmes.find(({ text }) => (left -= text.weight) < 0) ?? catalogue.programmes[0]!
}

// Some students drop out, so each year is a little smaller than the one before.
const drawYear = (years: number, random: Random): number => {
  for (let year = 1; year < years; year++) if (random.chance(1.2 / (years - year + 1.2))) return year
  return years
}

/** All students with their studies so far. */
export const makePopulation = (catalogue: Catalogue, count: number, current: Semester): Student[] => {
  const random = createRandom('students')

  const finish = (
    id: number,
    number: number,
    student: Omit<Student, 'id' | 'contact' | 'concentrationID' | 'history' | 'hasScholarship'>,
  ): Student => {
    const { programme, studySemester, statusID, named, person } = student
    const options = programme.concentrations
    const drawn = options.length > 0 ? random.pick(options).id : null
    const concentrationID = named?.withoutConcentration ? null : drawn
    const isTransferred = named === null && studySemester > 3 && random.chance(0.03)
    const talent = named ? 82 : Math.max(52, Math.min(96, random.around(75, 11)))
    const finished = statusID === graduated ? studySemester : studySemester - 1
    const history = makeHistory(
      { programme, concentrationID, talent, recognised: isTransferred ? 2 : 0 },
      finished,
      random,
    )
    return {
      ...student,
      id,
      contact: makeContact(number, person, random),
      concentrationID,
      hasScholarship: named === null && talent > 88,
      history: named?.hasEveryStatus ? { ...history, marks: makeEventfulHistory(history.marks) } : history,
    }
  }

  const known = namedStudents.map((named, index) => {
    const [firstKa, lastKa] = named.name.ka
    const [firstEn, lastEn] = named.name.en
    return finish(index + 1, index + 1, {
      code: named.code,
      person: { first: { ka: firstKa, en: firstEn }, last: { ka: lastKa, en: lastEn } },
      programme: catalogue.programmes.find(({ text }) => text.key === named.programme)!,
      studySemester: named.studySemester[current.season],
      statusID: active,
      isFromAbroad: named.isFromAbroad === true,
      named,
    })
  })
  const others = Array.from({ length: Math.max(0, count - known.length) }, (_, index) => {
    const number = firstUnnamedNumber + index
    const programme = drawProgramme(catalogue, random)
    const statusID = random.chance(0.03) ? graduated : random.chance(0.02) ? suspended : active
    const { semesters } = programme.text
    const year = statusID === graduated ? semesters / 2 : drawYear(semesters / 2, random)
    const studySemester = statusID === graduated || current.season === 'spring' ? 2 * year : 2 * year - 1
    const isFromAbroad = programme.text.english === true && random.chance(internationalShare)
    const entered = current.academicYear - year + 1 - (statusID === graduated ? 1 : 0)
    return finish(known.length + 1 + index, number, {
      code: `U${String(entered % 100).padStart(2, '0')}${String(number).padStart(5, '0')}`,
      person: isFromAbroad ? makeInternationalPerson(random) : makeGeorgianPerson(random),
      programme,
      studySemester,
      statusID,
      isFromAbroad,
      named: null,
    })
  })
  return [...known, ...others]
}
