import { hasValidSet, type PartGroup } from '#rules/registration/linked-sets.ts'
import { addDays } from '#rules/time/clock.ts'
import type { Catalogue, CatalogueGroup, ChangedGroup, StoredGroup, PlannedGroup } from './catalogue.ts'

export interface ImportPlan {
  readonly addedSubjects: readonly string[]
  readonly removedSubjects: readonly string[]
  readonly addedGroups: readonly PlannedGroup[]
  readonly changedGroups: readonly ChangedGroup[]
  /** Groups without students. */
  readonly removedGroups: readonly StoredGroup[]
  /** Groups with students: they are closed and marked as to be changed. */
  readonly closedGroups: readonly StoredGroup[]
  readonly addedStudents: readonly string[]
  /** Subjects with groups, but without any set of groups free of clashes. */
  readonly impossible: readonly string[]
  readonly groupless: readonly string[]
}

/** Part 1 is the lecture, part 2 the seminar, part 3 and above practice. */
const toLectureType = (part: number): number => (part === 1 ? 1 : part === 2 ? 2 : 7)

/** `termStart` is the Monday on which the term starts. */
const toPlannedGroup = (group: CatalogueGroup, termStart: string): PlannedGroup => ({
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

const toPart = (group: PlannedGroup, ids: ReadonlyMap<string, number>): PartGroup => ({
  scheduleID: ids.get(group.group_code) ?? 0,
  subjectID: 0,
  config: group.config,
  part: group.part,
  parentID: group.parent_group_code === null ? null : (ids.get(group.parent_group_code) ?? 0),
  rotation: group.is_rotation,
  meetings: group.meetings.map(({ weekday, starts, ends }) => ({
    day: weekday,
    time: starts,
    time_end: ends,
  })),
  ranges: group.dates.map(({ starts_on, ends_on }) => ({ start_date: starts_on, end_date: ends_on })),
})

const formatTimes = (group: PlannedGroup | StoredGroup) =>
  JSON.stringify([group.meetings.map(({ weekday, starts, ends }) => [weekday, starts, ends]), group.dates])
const listRooms = (group: PlannedGroup | StoredGroup) =>
  JSON.stringify(group.meetings.map(({ room }) => room))

const listDifferences = (known: StoredGroup, planned: PlannedGroup): string[] => {
  const what: string[] = []
  if (known.subject_code !== planned.subject_code) what.push('subject')
  if (known.config !== planned.config || known.part !== planned.part) what.push('part')
  if (known.parent_group_code !== planned.parent_group_code) what.push('parent')
  if (known.capacity !== Math.max(planned.capacity, known.taken)) what.push('capacity')
  if (formatTimes(known) !== formatTimes(planned) || known.is_rotation !== planned.is_rotation)
    what.push('time')
  if (listRooms(known) !== listRooms(planned)) what.push('room')
  if (!known.is_open) what.push('opened again')
  return what
}

const mustChangeFields = new Set(['subject', 'part', 'parent', 'time'])

/** What an import would do: the catalogue compared with what the same source has stored before. */
export const planImport = (
  catalogue: Catalogue,
  termStart: string,
  known: { subjects: readonly string[]; groups: readonly StoredGroup[]; students: ReadonlySet<string> },
): ImportPlan => {
  const planned = catalogue.groups.map((group) => toPlannedGroup(group, termStart))
  const plannedByCode = new Map(planned.map((group) => [group.group_code, group]))
  const knownByCode = new Map(known.groups.map((group) => [group.group_code, group]))
  const subjects = new Set(catalogue.subjects.map(({ subject_code }) => subject_code))
  const ids = new Map(planned.map(({ group_code }, at) => [group_code, at + 1]))
  const groupsBySubject = Map.groupBy(planned, ({ subject_code }) => subject_code)

  const changedGroups = known.groups.flatMap((group): ChangedGroup[] => {
    const now = plannedByCode.get(group.group_code)
    if (now === undefined) return []
    const what = listDifferences(group, now)
    const mustChange = group.taken > 0 && what.some((name) => mustChangeFields.has(name))
    return what.length === 0 ? [] : [{ id: group.id, planned: now, what, mustChange }]
  })
  const gone = known.groups.filter(({ group_code }) => !plannedByCode.has(group_code))

  return {
    addedSubjects: [...subjects].filter((code) => !known.subjects.includes(code)),
    removedSubjects: known.subjects.filter((code) => !subjects.has(code)),
    addedGroups: planned.filter(({ group_code }) => !knownByCode.has(group_code)),
    changedGroups,
    removedGroups: gone.filter(({ taken }) => taken === 0),
    closedGroups: gone.filter(({ taken, is_open }) => taken > 0 && is_open),
    addedStudents: [...new Set(catalogue.demand.map(({ student_code }) => student_code))].filter(
      (code) => !known.students.has(code),
    ),
    impossible: [...groupsBySubject].flatMap(([code, groups]) =>
      hasValidSet(groups.map((group) => toPart(group, ids))) ? [] : [code],
    ),
    groupless: [...subjects].filter((code) => !groupsBySubject.has(code)),
  }
}
