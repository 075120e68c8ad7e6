import type { Subject } from '../catalogue/catalogue.ts'
import { createRandom } from '../random.ts'
import type { Demand } from './demand.ts'
import type { Group, GroupSet, Meeting } from './group.ts'
import type { Lecturer } from './lecturers.ts'
import { makeLecturers } from './lecturers.ts'
import type { PartPlan, Plan } from './plan.ts'
import { planGroups } from './plan.ts'
import type { Room } from './rooms.ts'
import { distanceRoomID, makeRooms } from './rooms.ts'
import { findPeriod, periods, makeRotationMeetings } from './rotations.ts'
import { makeSlots, slotHours } from './slots.ts'

export interface Timetable {
  readonly groups: readonly Group[]
  /** The linked sets of each subject. */
  readonly sets: ReadonlyMap<Subject, readonly GroupSet[]>
  readonly rooms: readonly Room[]
  readonly lecturers: readonly Lecturer[]
}

/** Shared state of the groups of one subject while they are planned. */
interface TimetableDraft {
  readonly subject: Subject
  readonly plan: Plan
  /** How many groups the part with the fewest seats has. */
  readonly groupCount: number
  /** The years of programmes that take it, with their shares. */
  readonly years: ReadonlyMap<string, number>
  readonly teachers: Lecturer[]
}

type GroupPosition = Pick<Group, 'code'> & Partial<Pick<Group, 'config' | 'part' | 'parent'>>

const spareSeats = 1.15
const saturday = 6
const minStudentsToOpen = 3
const minForChoice = 10
const smallestGroup = 8
const biggestClass = 50
const minForWeekendGroup = 90
const weekendGroup: PartPlan = { lectureTypeID: 2, seats: 40, hours: 4, meetings: 1, room: 'class' }

/** Reduces the groups' capacity to the number of students who take the subject. */
const fitGroup = (plan: Plan, students: number, groupCount: number): Plan => {
  const enough = Math.max(smallestGroup, Math.ceil((students * spareSeats) / groupCount) + 2)
  const fit = (part: PartPlan): PartPlan => ({ ...part, seats: Math.min(part.seats, enough) })
  return { ...plan, first: fit(plan.first), further: plan.further.map(fit) }
}

/** Groups with times, rooms and lecturers; no lecturer or room is used twice at once. */
export const makeTimetable = (demand: ReadonlyMap<Subject, Demand>): Timetable => {
  const random = createRandom('timetable')
  const slots = makeSlots(random)
  const rooms = makeRooms()
  const lecturers = makeLecturers()
  const groups: Group[] = []

  const add = (
    { subject, teachers }: TimetableDraft,
    plan: PartPlan,
    position: GroupPosition,
    { busy, meetings, rotation }: Pick<Group, 'meetings' | 'rotation'> & { readonly busy: readonly number[] },
  ): Group => {
    const lecturer = lecturers.poolFor(subject).reserve(busy, teachers)
    if (!teachers.includes(lecturer)) teachers.push(lecturer)
    const { lectureTypeID, seats: capacity } = plan
    const which = { config: 1, part: 1, parent: null, ...position }
    const group = {
      subject,
      lectureTypeID,
      capacity,
      lecturerID: lecturer.id,
      meetings,
      rotation,
      taken: 0,
      ...which,
    }
    groups.push({ ...group, id: groups.length + 1 })
    return groups.at(-1)!
  }

  const addWeekly = (
    draft: TimetableDraft,
    plan: PartPlan,
    position: GroupPosition,
    blocked: Set<number>,
    alternatives: number,
  ): Group => {
    const isOnSaturday = plan.room === 'field' || plan === weekendGroup
    const slot = isOnSaturday
      ? { weekdays: [saturday], hour: random.pick([9, 10, 11]), hours: plan.hours }
      : slots.find({ ...plan, alternatives }, draft.years, blocked)
    const busy = slotHours(slot)
    for (const hour of busy) blocked.add(hour)
    const { form, number } = draft.subject
    // A group without a room has none, or the row that means "no room": both occur.
    const distance = number % 2 === 0 ? distanceRoomID : null
    const roomID = form === 'd' ? distance : rooms.pools[plan.room].reserve(busy).id
    const meetings = slot.weekdays.map((weekday): Meeting => ({ ...slot, weekday, roomID }))
    return add(draft, plan, position, { busy, meetings, rotation: null })
  }

  const addRotations = (draft: TimetableDraft): GroupSet[] => {
    const { subject, plan, groupCount } = draft
    const rounds = Math.ceil(groupCount / periods.length)
    return Array.from({ length: rounds * periods.length }, (_, number) => {
      const period = findPeriod(subject.number - 1, number)
      const meetings = makeRotationMeetings(rooms.pools[plan.first.room].reserve([period]).id)
      return [
        add(
          draft,
          plan.first,
          { code: `${number + 1}` },
          { busy: [period], meetings, rotation: periods[period]! },
        ),
      ]
    })
  }

  const addSingles = (draft: TimetableDraft): GroupSet[] =>
    Array.from({ length: draft.groupCount }, (_, index) => [
      addWeekly(draft, draft.plan.first, { code: `${index + 1}` }, new Set(), draft.groupCount),
    ])

  /** One lecture of `count`, with the groups of the further parts under it. */
  const addLecture = (draft: TimetableDraft, number: number, lectures: number): GroupSet[] => {
    const { first, further } = draft.plan
    const children = Math.ceil((draft.groupCount - number + 1) / lectures)
    const code = `${number}`
    const blocked = new Set<number>()
    const seats = further[0]!.seats * children
    const room = seats > biggestClass ? 'hall' : 'class'
    const lecture = addWeekly(draft, { ...first, seats, room }, { code }, blocked, lectures)
    const parts = further.map((plan, index) =>
      Array.from({ length: children }, (_, child) => {
        const position = {
          code: `${code}-${index > 0 ? 'P' : ''}${child + 1}`,
          part: index + 2,
          parent: lecture,
        }
        return addWeekly(draft, plan, position, blocked, draft.groupCount)
      }),
    )
    const combine = (sets: GroupSet[], options: Group[]) =>
      sets.flatMap((set) => options.map((one) => [...set, one]))
    return parts.reduce<GroupSet[]>(combine, [[lecture]])
  }

  const addLectures = (draft: TimetableDraft): GroupSet[] => {
    const lectures = Math.ceil(draft.groupCount / draft.plan.perLecture)
    return Array.from({ length: lectures }, (_, index) => addLecture(draft, index + 1, lectures)).flat()
  }

  const addSubject = (subject: Subject, { students, years }: Demand): GroupSet[] => {
    const plan = planGroups(subject)
    const { form } = subject
    const seats = plan.further[0]?.seats ?? plan.first.seats
    const fewest = students >= minForChoice && form !== 'd' && form !== 'f' ? 2 : 1
    const groupCount = Math.max(fewest, Math.ceil((students * spareSeats) / seats))
    const draft: TimetableDraft = {
      subject,
      plan: fitGroup(plan, students, groupCount),
      groupCount,
      years,
      teachers: [],
    }
    if (form === 'r') return addRotations(draft)
    if (plan.further.length === 0) return addSingles(draft)
    const sets = addLectures(draft)
    if (students < minForWeekendGroup || form !== 'ls') return sets
    return [...sets, [addWeekly(draft, weekendGroup, { code: 'W', config: 2 }, new Set(), 1)]]
  }

  // An elective with few students is not taught.
  const held = [...demand].filter(
    ([, { students, isCompulsory }]) => isCompulsory || students >= minStudentsToOpen,
  )
  const sets = new Map(held.map(([subject, each]) => [subject, addSubject(subject, each)]))
  return { groups, sets, rooms: rooms.all(), lecturers: lecturers.all() }
}
