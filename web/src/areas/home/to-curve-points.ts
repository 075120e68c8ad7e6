const [width, height, margin] = [120, 48, 4]
/** The least difference between the lowest and the highest point of the curve, so that a small change looks small. */
const minSpan = 10

/** The points of a small curve of averages, the oldest first, as SVG writes them. */
export const toCurvePoints = (averages: readonly number[]): string => {
  const [low, high] = [Math.min(...averages), Math.max(...averages)]
  const span = Math.max(minSpan, high - low)
  const bottom = (low + high - span) / 2
  return averages
    .map((average, index) => {
      const x = (index / Math.max(1, averages.length - 1)) * (width - 2 * margin) + margin
      const y = height - margin - ((average - bottom) / span) * (height - 2 * margin)
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
