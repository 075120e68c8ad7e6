import type { Blocked } from '../play/play-student.ts'
import type { PlannedStudent } from './sql.ts'

/** The result of a planned subject in one round. */
export interface Outcome {
  readonly studentID: number
  readonly subjectID: number
  readonly option: 'first' | 'second' | null
  readonly code: string | null
  readonly ka: string | null
  readonly en: string | null
}

interface GroupSeats {
  readonly groupID: number
  readonly capacity: number
  readonly taken: number
}

type Reason = Blocked | { readonly code: null; readonly ka: null; readonly en: null }

interface SeatCounts {
  first: number
  second: number
  refused: number
  reason: Reason
}

interface StudentCounts {
  complete: number
  blocked: number
  reason: Reason
}

const noReason: Reason = { code: null, ka: null, en: null }

/** Sums up the rounds in which the same plans were registered. */
export const createReport = (planned: readonly PlannedStudent[]) => {
  const seats = new Map<string, SeatCounts>()
  const students = new Map<number, StudentCounts>()
  const refusedOf = new Map<number, number>()
  let rounds = 0
  const findSeat = (studentID: number, subjectID: number): SeatCounts => {
    const key = `${studentID} ${subjectID}`
    const found = seats.get(key) ?? { first: 0, second: 0, refused: 0, reason: noReason }
    seats.set(key, found)
    return found
  }
  const addSeat = (outcome: Outcome, first: readonly number[]): boolean => {
    const { studentID, subjectID, option, code, ka, en } = outcome
    const seat = findSeat(studentID, subjectID)
    seat[option ?? 'refused'] += 1
    if (option !== 'first' && code !== null) seat.reason = { code, ka: ka ?? '', en: en ?? '' }
    // A student who could register nothing at all is not short of seats.
    if (option === null)
      for (const groupID of first) refusedOf.set(groupID, (refusedOf.get(groupID) ?? 0) + 1)
    return option !== null
  }

  const addRound = (outcomes: readonly Outcome[], blocked: ReadonlyMap<number, Blocked>): void => {
    rounds += 1
    const byStudent = Map.groupBy(outcomes, ({ studentID }) => studentID)
    for (const { studentID, subjects } of planned) {
      const counts = students.get(studentID) ?? { complete: 0, blocked: 0, reason: noReason }
      students.set(studentID, counts)
      const reason = blocked.get(studentID)
      if (reason !== undefined) {
        counts.blocked += 1
        counts.reason = reason
        continue
      }
      const own = byStudent.get(studentID) ?? []
      const got = subjects.map(({ subjectID, first }) => {
        const outcome = own.find((each) => each.subjectID === subjectID)
        return addSeat(
          outcome ?? { studentID, subjectID, option: null, code: null, ka: null, en: null },
          outcome?.code === 'group_full' ? first : [],
        )
      })
      if (got.every(Boolean)) counts.complete += 1
    }
  }

  /** Rows for the tables; `groups` are the seats before the rehearsal. */
  const toRows = (groups: readonly GroupSeats[]) => {
    const wanted = (choice: 'first' | 'second') => {
      const counts = new Map<number, number>()
      for (const { subjects } of planned)
        for (const subject of subjects)
          for (const groupID of subject[choice] ?? []) counts.set(groupID, (counts.get(groupID) ?? 0) + 1)
      return counts
    }
    const [wantedFirst, wantedSecond] = [wanted('first'), wanted('second')]
    return {
      students: planned.map(({ studentID, plan, subjects }) => {
        const { complete, blocked, reason } = students.get(studentID)!
        return { studentID, plan, subjects: subjects.length, complete, blocked, ...reason }
      }),
      seats: planned.flatMap(({ studentID, subjects }) =>
        subjects.flatMap(({ subjectID }) => {
          const seat = seats.get(`${studentID} ${subjectID}`)
          if (seat === undefined || seat.first === rounds) return []
          const { first, second, refused, reason } = seat
          return [{ studentID, subjectID, first, second, refused, ...reason }]
        }),
      ),
      groups: groups.map((group) => ({
        ...group,
        wantedFirst: wantedFirst.get(group.groupID) ?? 0,
        wantedSecond: wantedSecond.get(group.groupID) ?? 0,
        refused: Math.round(((refusedOf.get(group.groupID) ?? 0) / rounds) * 10) / 10,
      })),
    }
  }

  /** Students who got all they planned each time, some of it or not each time, and nothing at all each time. */
  const countStudents = () => {
    const counts = [...students.values()]
    const complete = counts.filter((each) => each.complete === rounds).length
    const blocked = counts.filter((each) => each.blocked === rounds).length
    return { planned: planned.length, complete, blocked, partial: planned.length - complete - blocked }
  }

  const listWantedGroups = (): number[] => [
    ...new Set(
      planned.flatMap(({ subjects }) =>
        subjects.flatMap(({ first, second }) => [...first, ...(second ?? [])]),
      ),
    ),
  ]

  return { addRound, toRows, countStudents, listWantedGroups }
}
