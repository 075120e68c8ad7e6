/** Where a block is drawn, in px. */
export interface BlockBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The column of the week, from 0; null for what stands above the hours. */
  readonly day: number | null
}

const middle = ({ left, right }: BlockBox): number => (left + right) / 2

/** Blocks whose middles are nearer than this stand in one column. */
const columnTolerance = 8

const nearest = (boxes: readonly BlockBox[], measure: (box: BlockBox) => number): BlockBox | undefined =>
  boxes.toSorted((a, b) => measure(a) - measure(b))[0]

const inOrder = (boxes: readonly BlockBox[]): readonly BlockBox[] =>
  boxes.toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0) || a.top - b.top || a.left - b.left)

/**
 * The block to which a key leads: up and down through the day, also to one that stands at the same hour; to the sides the one of
 * the next column that begins at the nearest hour; Home and End to the first and the last of the week. Undefined at the edge, and
 * for any other key.
 */
export const findNextBlock = (
  boxes: readonly BlockBox[],
  from: BlockBox,
  key: string,
): BlockBox | undefined => {
  const others = boxes.filter((box) => box !== from)
  if (key === 'Home' || key === 'End') {
    const ofDays = boxes.filter(({ day }) => day !== null)
    return inOrder(ofDays.length > 0 ? ofDays : boxes).at(key === 'Home' ? 0 : -1)
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const sign = key === 'ArrowUp' ? -1 : 1
    const ofDay = from.day === null ? [] : inOrder(boxes.filter(({ day }) => day === from.day))
    const inDay = ofDay[ofDay.indexOf(from) + sign]
    if (inDay !== undefined) return inDay
    const ahead = others.filter(
      (box) => (box.top - from.top) * sign > 0 && box.left < from.right && box.right > from.left,
    )
    return nearest(ahead, (box) => Math.abs(box.top - from.top) * 10_000 + box.left)
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const sign = key === 'ArrowLeft' ? -1 : 1
    const ahead = others.filter((box) => (middle(box) - middle(from)) * sign > columnTolerance)
    const column = nearest(ahead, (box) => Math.abs(middle(box) - middle(from)))
    if (column === undefined) return undefined
    const inColumn = ahead.filter((box) => Math.abs(middle(box) - middle(column)) <= columnTolerance)
    return nearest(inColumn, (box) => Math.abs(box.top - from.top))
  }
  return undefined
}
