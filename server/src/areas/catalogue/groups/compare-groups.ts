import { isDeepStrictEqual } from 'node:util'
import { listFieldChanges } from '../list-field-changes.ts'
import type { ChangedGroup, PlannedGroup, StoredGroup, TimetableGroup } from './group.ts'

const weekdays = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const toFields = (group: TimetableGroup, capacity: number, isOpen: boolean) => ({
  subject: group.subject_code,
  config: group.config,
  part: group.part,
  parent: group.parent_group_code ?? 'none',
  capacity,
  time: group.meetings
    .map(({ weekday, starts, ends }) => `${weekdays[weekday]} ${starts}-${ends}`)
    .join(', '),
  weeks: group.is_rotation
    ? group.dates.map(({ starts_on, ends_on }) => `${starts_on} to ${ends_on}`).join(', ')
    : 'all',
  room: [...new Set(group.meetings.map(({ room }) => room ?? 'distance'))].join(', '),
  open: isOpen ? 'yes' : 'no',
})

/** The part of a group that a student registers for: if it changes, they must choose again. */
export const toRegisteredForm = (group: TimetableGroup) => ({
  subject_code: group.subject_code,
  config: group.config,
  part: group.part,
  parent_group_code: group.parent_group_code,
  is_rotation: group.is_rotation,
  times: group.meetings.map(({ weekday, starts, ends }) => [weekday, starts, ends]),
  dates: group.dates.map(({ starts_on, ends_on }) => [starts_on, ends_on]),
})

/** Whether the mark of an earlier import can go: nobody is affected any more. */
const isRestoredBy = (stored: StoredGroup, planned: PlannedGroup): boolean => {
  if (stored.registered_as === null) return false
  if (stored.taken === 0) return true
  // Who took a seat after the change has registered for something else.
  return !stored.has_new_seats && isDeepStrictEqual(stored.registered_as, toRegisteredForm(planned))
}

/** The changes that an import would make to a stored group; undefined if there are none. */
export const compareGroups = (stored: StoredGroup, planned: PlannedGroup): ChangedGroup | undefined => {
  const isRestored = isRestoredBy(stored, planned)
  const changes = [
    ...listFieldChanges(
      toFields(stored, stored.capacity, stored.is_open),
      // A seat that is taken is never taken away.
      toFields(planned, Math.max(planned.capacity, stored.taken), true),
    ),
    ...(isRestored ? [{ field: 'must be changed', before: 'yes', after: 'no' }] : []),
  ]
  if (changes.length === 0) return undefined
  const isMoved = !isDeepStrictEqual(toRegisteredForm(stored), toRegisteredForm(planned))
  return {
    id: stored.id,
    planned,
    changes,
    mustChange: stored.taken > 0 && isMoved && !isRestored,
    isRestored,
    registeredAs: toRegisteredForm(stored),
  }
}
