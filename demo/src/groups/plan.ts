import type { Form } from '../catalogue/field.ts'
import type { Subject } from '../catalogue/catalogue.ts'
import type { Group } from './group.ts'
import type { RoomKind } from './rooms.ts'

/**
 * One kind of group of a subject: a lecture with `perLecture` of each further part under it, or a group without a
 * lecture.
 */
export interface PartPlan {
  readonly lectureTypeID: Group['lectureTypeID']
  readonly seats: number
  readonly hours: number
  readonly meetings: 1 | 2
  readonly room: RoomKind
}

export interface Plan {
  readonly first: PartPlan
  readonly further: readonly PartPlan[]
  readonly perLecture: number
}

const computerFields = new Set(['csc', 'swe', 'dai', 'sec', 'isy', 'dsc', 'gra'])
const medical = new Set(['bms', 'nur', 'pha', 'mph'])

const part = (
  lectureTypeID: PartPlan['lectureTypeID'],
  seats: number,
  hours: number,
  room: RoomKind,
  meetings: 1 | 2 = 1,
): PartPlan => ({ lectureTypeID, seats, hours, room, meetings })

/** How a subject is taught: which groups, of how many seats, how long, in what kind of room. */
export const planGroups = (subject: Subject): Plan => {
  const { field, credits } = subject
  const workroom: RoomKind = computerFields.has(field)
    ? 'computer'
    : medical.has(field)
      ? 'laboratory'
      : 'class'
  const laboratory: RoomKind = computerFields.has(field) ? 'computer' : 'laboratory'
  const studio: RoomKind = computerFields.has(field)
    ? 'computer'
    : medical.has(field)
      ? 'simulation'
      : 'studio'
  const seminar = part(2, 25, credits >= 6 ? 2 : 1, 'class')
  const practice = part(7, 20, 2, workroom)
  const lecture = (room: RoomKind) => part(1, 0, 2, room)
  const planSingle = (first: PartPlan): Plan => ({ first, further: [], perLecture: 0 })
  const plans: Readonly<Record<Form, Plan>> = {
    ls: { first: lecture('hall'), further: [seminar], perLecture: 3 },
    ll: { first: lecture('hall'), further: [part(9, 16, 2, laboratory)], perLecture: 4 },
    lp: { first: lecture('hall'), further: [practice], perLecture: 3 },
    lsp: {
      first: lecture('hall'),
      further: [part(2, 25, 1, 'class'), part(7, 25, 2, 'class')],
      perLecture: 3,
    },
    s: planSingle(part(2, 18, 2, 'class', 2)),
    p: planSingle(part(7, 16, 2, studio, 2)),
    d: planSingle(part(1, 90, 2, 'hall')),
    f: planSingle(part(12, 25, 4, 'field')),
    r: planSingle(part(11, 12, 4, 'clinic')),
  }
  return plans[subject.form]
}
