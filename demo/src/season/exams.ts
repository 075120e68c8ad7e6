import { addDays, addMinutes } from '#rules/time/clock.ts'
import type { Subject } from '../catalogue/catalogue.ts'
import type { Registration } from '../students/registrations.ts'
import type { Semester } from './semesters.ts'

interface Slot {
  readonly day: string
  readonly starts: string
}

interface PlannedExam extends Slot {
  readonly subject: Subject
}

const midterm = 1
/** Counted from Monday, which is 0. */
const saturday = 5
const starts = ['10:00', '12:30', '15:00', '17:30']
/** The student with a full week has two exams that overlap. */
const overlaps = 'near-limit'

/**
 * The weeks of the semester in which exams of the kind are held. Midterms at a distance come a week before those in rooms,
 * so that one of them is always today.
 */
const examWeeks = { 1: [8, 9], 2: [16, 18] } as const

/** The first and the last day of the exams of the kind, for the academic calendar. */
export const getExamPeriod = ({ startsOn }: Pick<Semester, 'startsOn'>, type: 1 | 2) => {
  const [first, last] = examWeeks[type]
  return { from: addDays(startsOn, 7 * (first - 1)), to: addDays(startsOn, 7 * (last - 1) + saturday) }
}

/** The times at which exams of the kind begin, Monday to Saturday. */
export const examSlots = ({ startsOn }: Semester, type: 1 | 2): Slot[] => {
  const [, last] = examWeeks[type]
  const first = type === midterm ? last : examWeeks[type][0]
  const weeks = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return weeks.flatMap((week) =>
    [0, 1, 2, 3, 4, 5].flatMap((day) =>
      starts.map((time) => ({ day: addDays(startsOn, 7 * (week - 1) + day), starts: time })),
    ),
  )
}

/** Assigns each subject a time, so that as few students as possible have two exams at once. */
export const planExams = (
  registrations: readonly Registration[],
  slots: readonly Slot[],
  type: 1 | 2,
): PlannedExam[] => {
  const bySubject = Map.groupBy(registrations, ({ request }) => request.subject)
  const busy = slots.map(() => new Set<number>())
  const planned = [...bySubject]
    .toSorted(([a, one], [b, other]) => other.length - one.length || a.id - b.id)
    .map(([subject, of]): PlannedExam => {
      const students = of.map(({ student }) => student.id)
      // Starts at another time for each subject, so that the days fill evenly.
      const order = slots.map((_, index) => (index + subject.id * 5) % slots.length)
      const metIn = (slot: number) => students.filter((id) => busy[slot]!.has(id)).length
      const best = order.reduce((one, other) => (metIn(other) < metIn(one) ? other : one))
      for (const id of students) busy[best]!.add(id)
      return { subject, ...slots[best]! }
    })
  if (type === midterm) return planned
  const overlapping = new Set(
    registrations
      .filter(({ student }) => student.named?.key === overlaps)
      .map(({ request }) => request.subject),
  )
  const [one, other] = planned.filter(({ subject }) => overlapping.has(subject)).slice(-2)
  if (one === undefined || other === undefined) return planned
  const later = addMinutes(one.day, one.starts, 60)
  return planned.map((each) => (each === other ? { ...each, day: later.date, starts: later.time } : each))
}
