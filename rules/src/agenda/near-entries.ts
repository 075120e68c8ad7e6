/** When something of a day begins and ends, in minutes from midnight. */
interface DaySpan {
  readonly from: number
  readonly to: number
}

/** How long before it begins an entry counts as near. */
export const nearMinutes = 30

/** Entries that run at a minute of the day, or begin soon after it. */
export const listNear = <Entry extends DaySpan>(entries: readonly Entry[], minute: number): Entry[] =>
  entries.filter(({ from, to }) => from <= minute + nearMinutes && minute < to)
