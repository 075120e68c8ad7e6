/** Where an item of a list stands before it is dragged, in px. */
export interface Span {
  readonly top: number
  readonly height: number
}

/** The position at which the dragged item would be dropped: it changes places once its edge passes another's middle. */
export const findDropIndex = (spans: readonly Span[], from: number, distance: number): number => {
  const dragged = spans[from]
  if (dragged === undefined) return from
  const top = dragged.top + distance
  const bottom = top + dragged.height
  return spans.filter((other, index) => {
    const middle = other.top + other.height / 2
    return index < from ? middle <= top : index > from && middle < bottom
  }).length
}

/** How far each item moves aside while the one at `from` is dragged to `to`. */
export const listShifts = (spans: readonly Span[], from: number, to: number): readonly number[] => {
  const [first, second] = spans
  const gap = first && second ? second.top - first.top - first.height : 0
  const step = (spans[from]?.height ?? 0) + gap
  return spans.map((_, index) => {
    if (from < index && index <= to) return -step
    return to <= index && index < from ? step : 0
  })
}

/** The list with one item in another position. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from]
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}
