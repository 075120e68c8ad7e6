export type Scope = 'university' | 'school' | 'programme' | 'group'

/** Where a permission holds. The school of a programme or a group is always named with it. */
export interface Place {
  readonly scope: Scope
  readonly schoolID: number | null
  readonly programmeID: number | null
  readonly groupID: number | null
}

export interface HeldPermission extends Place {
  readonly operation: string
  /** ISO; null is without an end. */
  readonly endsAt: string | null
}

/** Whether a place lies within another: the university has all, a school its programmes and groups. */
export const isWithin = (place: Place, outer: Place): boolean => {
  if (outer.scope === 'university') return true
  if (place.scope === 'university') return false
  if (outer.scope === 'school') return outer.schoolID !== null && place.schoolID === outer.schoolID
  if (place.scope !== outer.scope) return false
  return outer.scope === 'programme'
    ? place.programmeID === outer.programmeID
    : place.groupID === outer.groupID
}

const lastsAsLong = (held: string | null, given: string | null): boolean =>
  held === null || (given !== null && Date.parse(given) <= Date.parse(held))

interface Given {
  readonly operations: readonly string[]
  readonly place: Place
  readonly endsAt: string | null
}

/** The operations that somebody does not hold in this place for so long: nobody gives what they do not hold. */
export const findUnheldOperations = (
  held: readonly HeldPermission[],
  { operations, place, endsAt }: Given,
): string[] =>
  operations.filter(
    (operation) =>
      !held.some(
        (each) => each.operation === operation && isWithin(place, each) && lastsAsLong(each.endsAt, endsAt),
      ),
  )
