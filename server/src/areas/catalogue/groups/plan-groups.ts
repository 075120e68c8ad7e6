import { addDays } from '#rules/time/clock.ts'
import type { CatalogueGroup } from '../catalogue.ts'
import { compareGroups } from './compare-groups.ts'
import type { ChangedGroup, PlannedGroup, StoredGroup } from './group.ts'

export interface GroupPlan {
  readonly addedGroups: readonly PlannedGroup[]
  readonly changedGroups: readonly ChangedGroup[]
  /** Groups without students. */
  readonly removedGroups: readonly StoredGroup[]
  /** Groups with students: they are closed and marked as to be changed. */
  readonly closedGroups: readonly StoredGroup[]
}

/** Part 1 is the lecture, part 2 the seminar, part 3 and above practice. */
const toLectureType = (part: number): number => (part === 1 ? 1 : part === 2 ? 2 : 7)

/** `termStart` is the Monday on which the term starts. */
export const toPlannedGroup = (group: CatalogueGroup, termStart: string): PlannedGroup => ({
  group_code: group.group_code,
  subject_code: group.subject_code,
  config: group.config,
  part: group.part,
  parent_group_code: group.parent_group_code,
  capacity: group.capacity,
  lecture_type_id: toLectureType(group.part),
  is_rotation: group.weeks.length > 0,
  meetings: group.weekdays.map((weekday) => ({
    weekday,
    starts: group.start,
    ends: group.end,
    room: group.room,
  })),
  dates: group.weeks.map(({ first, last }) => ({
    starts_on: addDays(termStart, first * 7),
    ends_on: addDays(termStart, last * 7 + 6),
  })),
})

/** The groups of the catalogue compared with what the same source has stored before. */
export const planGroups = (planned: readonly PlannedGroup[], stored: readonly StoredGroup[]): GroupPlan => {
  const plannedByCode = new Map(planned.map((group) => [group.group_code, group]))
  const storedCodes = new Set(stored.map(({ group_code }) => group_code))
  const gone = stored.filter(({ group_code }) => !plannedByCode.has(group_code))
  return {
    addedGroups: planned.filter(({ group_code }) => !storedCodes.has(group_code)),
    changedGroups: stored.flatMap((group) => {
      const now = plannedByCode.get(group.group_code)
      return (now && compareGroups(group, now)) ?? []
    }),
    removedGroups: gone.filter(({ taken }) => taken === 0),
    closedGroups: gone.filter(({ taken, is_open }) => taken > 0 && is_open),
  }
}
