/** Where a block is drawn, in px. */
export interface BlockBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const middle = ({ left, right }: BlockBox): number => (left + right) / 2

/** Blocks whose middles are nearer than this stand in one column. */
const columnTolerance = 8

const nearest = (boxes: readonly BlockBox[], measure: (box: BlockBox) => number): BlockBox | undefined =>
  boxes.toSorted((a, b) => measure(a) - measure(b))[0]

/**
 * The block to which an arrow key leads: up and down inside the column, to the sides the one of the next column that
 * begins at the nearest hour. Undefined at the edge, and for any other key.
 */
export const findNextBlock = (
  boxes: readonly BlockBox[],
  from: BlockBox,
  key: string,
): BlockBox | undefined => {
  const others = boxes.filter((box) => box !== from)
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const sign = key === 'ArrowUp' ? -1 : 1
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
