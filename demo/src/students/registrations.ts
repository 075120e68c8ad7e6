import type { Subject } from '../catalogue/catalogue.ts'
import type { GroupSet } from '../groups/group.ts'
import type { Timetable } from '../groups/timetable.ts'
import type { Random } from '../random.ts'
import { createRandom } from '../random.ts'
import type { Intent, SubjectRequest } from './course-load.ts'
import type { Student } from './population.ts'
import { Week } from './week.ts'

export interface Registration {
  readonly id: number
  readonly student: Student
  readonly request: SubjectRequest
  readonly set: GroupSet
}

type Seat = Pick<Registration, 'request' | 'set'>

const shareWithoutRegistration = 0.1
const defaultShare = { min: 0.4, max: 0.9 }
const firstGroupShare = 0.35
/** Named students get more attempts to fit all subjects in. */
const namedAttempts = 200

/** Assigns seats to the students, and counts the seats in the groups. */
export const makeRegistrations = (
  intents: ReadonlyMap<Student, Intent>,
  { sets }: Pick<Timetable, 'sets'>,
): Registration[] => {
  const random = createRandom('registrations')
  const registrations: Registration[] = []
  for (const [student, { requests, maxCredits }] of intents) {
    const count = Math.round(requests.length * findShare(student, random))
    const tries = Array.from({ length: student.named ? namedAttempts : 1 }, () =>
      chooseSeats(student, { requests: random.shuffled(requests), maxCredits }, count, sets, random),
    )
    const best = tries.reduce((one, other) => (sumCredits(other) > sumCredits(one) ? other : one))
    for (const { request, set } of best) {
      for (const group of set) group.taken += 1
      registrations.push({ id: registrations.length + 1, student, request, set })
    }
  }
  return registrations
}

const sumCredits = (seats: readonly Seat[]) =>
  seats.reduce((sum, { request }) => sum + request.subject.credits, 0)

const findShare = ({ named }: Student, random: Random): number => {
  if (named !== null) return named.registered
  if (random.chance(shareWithoutRegistration)) return 0
  return defaultShare.min + random.next() * (defaultShare.max - defaultShare.min)
}

const chooseSeats = (
  student: Student,
  { requests, maxCredits }: Intent,
  count: number,
  sets: Timetable['sets'],
  random: Random,
): Seat[] => {
  const week = new Week()
  const seats: Seat[] = []
  for (const request of requests) {
    if (seats.length === count) break
    if (sumCredits(seats) + request.subject.credits > maxCredits) continue
    const set = sortByPreference(request.subject, student, sets, random).find(
      (each) => each.every((group) => group.taken < group.capacity) && week.hasRoomFor(each),
    )
    if (set === undefined) continue
    week.add(set)
    seats.push({ request, set })
  }
  return seats
}

/** The first groups fill first; in rotations a student stays with one number, which has no clashes. */
const sortByPreference = (
  subject: Subject,
  student: Student,
  sets: Timetable['sets'],
  random: Random,
): GroupSet[] => {
  const all = sets.get(subject) ?? []
  const isFirst = random.chance(firstGroupShare)
  const any = Math.floor(random.next() * all.length)
  const from = subject.form === 'r' ? student.id % all.length : isFirst ? 0 : any
  return [...all.slice(from), ...all.slice(0, from)]
}

/** Fills some groups completely and leaves one or two free seats in others. */
export const fillGroups = ({ groups }: Pick<Timetable, 'groups'>): void => {
  const random = createRandom('capacities')
  const parents = new Set(groups.map(({ parent }) => parent))
  for (const group of groups) {
    const draw = random.next()
    const spare = draw < 0.09 ? 0 : draw < 0.17 ? random.whole(1, 2) : null
    if (spare === null || parents.has(group) || group.taken < group.capacity / 4) continue
    group.capacity = Math.min(group.capacity, group.taken + spare)
  }
}
