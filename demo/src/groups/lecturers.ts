import type { Subject } from '../catalogue/catalogue.ts'
import type { Person } from '../people/person.ts'
import { makeGeorgianPerson } from '../people/person.ts'
import { createRandom } from '../random.ts'
import type { Pool } from './pool.ts'
import { makePool } from './pool.ts'

export interface Lecturer {
  readonly id: number
  readonly person: Person
  readonly schoolID: number | null
}

/** Maximum hours of teaching a week. */
const maxHours = 14

/** A pool of lecturers for each field; a new one is added when all are busy. */
export const makeLecturers = (): { poolFor: (subject: Subject) => Pool<Lecturer>; all: () => Lecturer[] } => {
  const random = createRandom('lecturers')
  const pools = new Map<string, Pool<Lecturer>>()
  const hired: Lecturer[] = []
  const names = new Set<string>()

  const newPerson = (): Person => {
    // After many tries a duplicate name is acceptable.
    for (let tries = 0; ; tries++) {
      const person = makeGeorgianPerson(random)
      const name = `${person.first.ka} ${person.last.ka}`
      if (names.has(name) && tries < 50) continue
      names.add(name)
      return person
    }
  }
  const poolFor = ({ field, schoolID }: Subject): Pool<Lecturer> => {
    const known = pools.get(field)
    if (known !== undefined) return known
    const pool = makePool<Lecturer>(() => {
      const lecturer = { id: hired.length + 1, person: newPerson(), schoolID }
      hired.push(lecturer)
      return lecturer
    }, maxHours)
    pools.set(field, pool)
    return pool
  }
  return { poolFor, all: () => hired }
}
