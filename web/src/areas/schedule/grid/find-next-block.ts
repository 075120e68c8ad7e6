/** Where a block is drawn, in px. */
export interface BlockBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The column of the week, from 0; null for what stands above the hours. */
  readonly day: number | null
}

/** How far two boxes are from standing one below the other; 0 where they do. Those that only touch stand beside each other. */
const getSideDistance = (one: BlockBox, other: BlockBox): number =>
  Math.max(0, one.left - other.right + 1, other.left - one.right + 1)

/** The first of those with the least measure. */
const nearest = (boxes: readonly BlockBox[], measure: (box: BlockBox) => number): BlockBox | undefined =>
  boxes.toSorted((a, b) => measure(a) - measure(b))[0]

const inOrder = (boxes: readonly BlockBox[]): readonly BlockBox[] =>
  boxes.toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0) || a.top - b.top || a.left - b.left)

/** Along the row of dates, from left to right; a bar that begins with a date of one day stands above it. */
const alongDates = (boxes: readonly BlockBox[]): readonly BlockBox[] =>
  boxes.toSorted((a, b) => a.left - b.left || a.top - b.top)

const findFromDates = (boxes: readonly BlockBox[], from: BlockBox, key: string): BlockBox | undefined => {
  const dates = alongDates(boxes.filter(({ day }) => day === null))
  const sign = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1
  if (key === 'ArrowLeft' || key === 'ArrowRight') return dates[dates.indexOf(from) + sign]
  const inRow = dates.filter((box) => getSideDistance(box, from) === 0 && (box.top - from.top) * sign > 0)
  const next = nearest(inRow, (box) => Math.abs(box.top - from.top))
  if (next !== undefined || sign === -1) return next
  // The first of the nearest day.
  return nearest(inOrder(boxes.filter(({ day }) => day !== null)), (box) => getSideDistance(box, from))
}

/**
 * The block to which a key leads. Up and down: through the day, also to one that stands at the same hour, and from its
 * first to the dates above the hours. To the sides: to the nearest hour of the next day that has anything, or along the
 * dates. Home and End: to the first and the last of the week. Undefined at the edge, and for any other key.
 */
export const findNextBlock = (
  boxes: readonly BlockBox[],
  from: BlockBox,
  key: string,
): BlockBox | undefined => {
  const ofDays = boxes.filter(({ day }) => day !== null)
  if (key === 'Home' || key === 'End')
    return inOrder(ofDays.length > 0 ? ofDays : alongDates(boxes)).at(key === 'Home' ? 0 : -1)
  if (!key.startsWith('Arrow')) return undefined
  if (from.day === null) return findFromDates(boxes, from, key)
  const sign = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const ofDay = inOrder(ofDays.filter(({ day }) => day === from.day))
    const next = ofDay[ofDay.indexOf(from) + sign]
    if (next !== undefined || sign === 1) return next
    const dates = alongDates(boxes.filter(({ day }) => day === null))
    // The lowest of those above it.
    return nearest(dates, (box) => getSideDistance(box, from) * 10_000 - box.top)
  }
  const ahead = ofDays.filter(({ day }) => (day! - from.day!) * sign > 0)
  const nextDay = nearest(ahead, ({ day }) => Math.abs(day! - from.day!))?.day
  return nearest(inOrder(ahead.filter(({ day }) => day === nextDay)), (box) => Math.abs(box.top - from.top))
}
