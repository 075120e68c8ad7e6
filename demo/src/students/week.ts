import type { Group, GroupSet, Weeks } from '../groups/group.ts'
import { countHours } from '../groups/group.ts'

const overlap = (one: readonly Weeks[], other: readonly Weeks[]): boolean =>
  one.some(([from, to]) => other.some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to))

/**
 * A student's week while it fills. A quick form of the portal's clash rule for a whole university: everything except
 * rotations lasts the whole semester and begins on the hour.
 */
export class Week {
  private readonly weekly = new Set<number>()
  /** The hours of the day with a meeting on any day: a rotation clashes with all of them. */
  private readonly daily = new Set<number>()
  private readonly rotations: { readonly hours: readonly number[]; readonly weeks: readonly Weeks[] }[] = []

  hasRoomFor(set: GroupSet): boolean {
    return set.every((group) => this.isFreeFor(group))
  }

  add(set: GroupSet): void {
    for (const { meetings, rotation } of set) {
      const hours = meetings.flatMap(countHours)
      const ofTheDay = hours.map((hour) => hour % 24)
      if (rotation !== null) this.rotations.push({ hours: ofTheDay, weeks: rotation.weeks })
      else {
        for (const hour of hours) this.weekly.add(hour)
        for (const hour of ofTheDay) this.daily.add(hour)
      }
    }
  }

  private isFreeFor({ meetings, rotation }: Group): boolean {
    const hours = meetings.flatMap(countHours)
    const meets = (other: readonly number[]) => hours.some((hour) => other.includes(hour % 24))
    if (
      this.rotations.some(
        (other) => (!rotation || overlap(rotation.weeks, other.weeks)) && meets(other.hours),
      )
    ) {
      return false
    }
    return rotation === null
      ? hours.every((hour) => !this.weekly.has(hour))
      : hours.every((hour) => !this.daily.has(hour % 24))
  }
}
