/** The day, the time and whatever else says when and where something takes place. */
type Parts = readonly [day: string, time: string, ...more: string[]]

/** The difference, before and after; with another day also the time. */
export const formatMove = (before: Parts, after: Parts): { was: string; now: string } => {
  const isOtherDay = before[0] !== after[0]
  const isShown = (index: number) => before[index] !== after[index] || (isOtherDay && index === 1)
  const format = (parts: Parts) => {
    const [when, where] = [parts.slice(0, 2), parts.slice(2)]
    return [
      when.filter((part, index) => part !== '' && isShown(index)).join(' '),
      ...where.filter((_, index) => isShown(index + 2)),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return { was: format(before), now: format(after) }
}
