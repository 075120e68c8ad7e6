/** How a sheet is looked at: its scale, 1 is the width of its pane, and how far the pane is scrolled (pixels). */
export interface View {
  readonly scale: number
  readonly left: number
  readonly top: number
}

interface Point {
  readonly x: number
  readonly y: number
}

const [minScale, maxScale] = [1, 5]
/** One press of a button or a key. */
const zoomStep = 1.4
/** What a double press goes to. */
const doublePressScale = 2.5

/** Takes how a sheet is looked at, another scale and a point of the pane; gives the look at which that point has stayed. */
export const zoomTo = ({ scale, left, top }: View, targetScale: number, { x, y }: Point): View => {
  const next = Math.min(maxScale, Math.max(minScale, targetScale))
  const factor = next / scale
  return {
    scale: next,
    left: Math.max(0, (left + x) * factor - x),
    top: Math.max(0, (top + y) * factor - y),
  }
}

/** Takes how a sheet is looked at and a point; gives one step closer (or farther) to it. */
export const zoomByStep = (view: View, direction: 1 | -1, point: Point): View =>
  zoomTo(view, view.scale * zoomStep ** direction, point)

/** Takes the same; gives what a double press does: close to the point, or back to the whole width. */
export const toggleZoom = (view: View, point: Point): View =>
  zoomTo(view, view.scale > minScale ? minScale : doublePressScale, point)

/** Takes a scale; says whether it can be brought closer and farther. */
export const getZoomLimits = (
  scale: number,
): { readonly isMaximum: boolean; readonly isMinimum: boolean } => ({
  isMaximum: scale >= maxScale,
  isMinimum: scale <= minScale,
})
