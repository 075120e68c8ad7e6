/** `dayID` from 1 (Monday), times HH:MM; without a room the meeting is held remotely. */
export interface WeeklyTime {
  readonly dayID: number
  readonly time: string
  readonly time_end: string
  readonly room: string | null
}

/** A meeting on another date than that of its week; without a new date it is cancelled. */
export interface MovedTime {
  readonly date: string
  readonly new_date: string | null
  readonly time: string | null
  readonly time_end: string | null
  readonly room: string | null
}

export interface GroupTimes<Weekly extends WeeklyTime = WeeklyTime> {
  readonly is_closed: boolean
  readonly meetings: readonly Weekly[]
  readonly moves: readonly MovedTime[]
}

export type TimesChange<Weekly> =
  | { readonly kind: 'closed' }
  | { readonly kind: 'reopened' }
  | { readonly kind: 'moved'; readonly before: Weekly; readonly after: Weekly }
  | { readonly kind: 'removed'; readonly before: Weekly }
  | { readonly kind: 'added'; readonly after: Weekly }
  | { readonly kind: 'movedOnce'; readonly move: MovedTime & { readonly new_date: string } }
  | { readonly kind: 'cancelledOnce'; readonly date: string }
  /** A meeting that was moved or cancelled on this date takes place as in every week. */
  | { readonly kind: 'asUsual'; readonly date: string }

const toText = (value: object): string =>
  JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Elements of the first list that are missing in the second, counting duplicates. */
const without = <Each extends object>(all: readonly Each[], others: readonly Each[]): Each[] => {
  const left = others.map(toText)
  return all.filter((each) => {
    const at = left.indexOf(toText(each))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const diffMeetings = <Weekly extends WeeklyTime>(
  before: readonly Weekly[],
  after: readonly Weekly[],
): TimesChange<Weekly>[] => {
  const gone = without(before, after)
  const come = without(after, before)
  const pairs = Math.min(gone.length, come.length)
  return [
    ...gone.slice(0, pairs).map((was, nth) => ({ kind: 'moved', before: was, after: come[nth]! }) as const),
    ...gone.slice(pairs).map((was) => ({ kind: 'removed', before: was }) as const),
    ...come.slice(pairs).map((now) => ({ kind: 'added', after: now }) as const),
  ]
}

const diffMoves = (before: readonly MovedTime[], after: readonly MovedTime[]): TimesChange<never>[] => {
  const now = without(after, before).map((move) => {
    const { date, new_date } = move
    return new_date === null
      ? ({ kind: 'cancelledOnce', date } as const)
      : ({ kind: 'movedOnce', move: { ...move, new_date } } as const)
  })
  const dates = new Set(after.map(({ date }) => date))
  const back = without(before, after)
    .filter(({ date }) => !dates.has(date))
    .map(({ date }) => ({ kind: 'asUsual', date }) as const)
  return [...now, ...back]
}

/** Changes of a group's times; for a closed group nothing else matters. */
export const diffGroupTimes = <Weekly extends WeeklyTime>(
  before: GroupTimes<Weekly>,
  after: GroupTimes<Weekly>,
): TimesChange<Weekly>[] => {
  if (after.is_closed) return before.is_closed ? [] : [{ kind: 'closed' }]
  return [
    ...(before.is_closed ? [{ kind: 'reopened' } as const] : []),
    ...diffMeetings(before.meetings, after.meetings),
    ...diffMoves(before.moves, after.moves),
  ]
}
