/** Scale 1 is the width of the pane; the scroll position is in pixels. */
export interface View {
  readonly scale: number
  readonly left: number
  readonly top: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The width of the pane; below it a sheet is shown that is higher than the pane. */
const fitWidthScale = 1
const [minScale, maxScale] = [0.3, 5]
const zoomStep = 1.4
const doublePressScale = 2.5

/** Zooms so that `point` of the pane stays where it is. */
export const zoomTo = ({ scale, left, top }: View, targetScale: number, { x, y }: Point): View => {
  const next = Math.min(maxScale, Math.max(minScale, targetScale))
  const factor = next / scale
  return {
    scale: next,
    left: Math.max(0, (left + x) * factor - x),
    top: Math.max(0, (top + y) * factor - y),
  }
}

export const zoomByStep = (view: View, direction: 1 | -1, point: Point): View =>
  zoomTo(view, view.scale * zoomStep ** direction, point)

/** The zoom after a double press: in to the point, or back to the whole width. */
export const toggleZoom = (view: View, point: Point): View =>
  zoomTo(view, view.scale > fitWidthScale ? fitWidthScale : doublePressScale, point)

interface Size {
  readonly width: number
  readonly height: number
}

/** The scale at which a whole sheet is seen in the pane. */
export const getWholeSheetScale = (pane: Size, sheet: Size): number =>
  Math.max(minScale, Math.min(fitWidthScale, (pane.height * sheet.width) / (pane.width * sheet.height)))

export const getZoomLimits = (
  scale: number,
): { readonly isMaximum: boolean; readonly isMinimum: boolean } => ({
  isMaximum: scale >= maxScale,
  isMinimum: scale <= minScale,
})
