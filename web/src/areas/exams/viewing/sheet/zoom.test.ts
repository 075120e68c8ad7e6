import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoomByStep, getWholeSheetScale, getZoomLimits, toggleZoom, zoomTo, type View } from './zoom.ts'

const pixels = fc.integer({ min: 0, max: 2000 })
const view = fc.record({ scale: fc.double({ min: 1, max: 5, noNaN: true }), left: pixels, top: pixels })
const point = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) })

/** The point of the page under a point of the pane, in widths of the page. */
const toPagePoint = ({ scale, left, top }: View, { x, y }: { x: number; y: number }) => [
  (left + x) / scale,
  (top + y) / scale,
]

test('keeps the point under the fingers, as far as the page can be scrolled', () => {
  fc.assert(
    fc.property(view, point, fc.double({ min: 0.1, max: 20, noNaN: true }), (before, at, targetScale) => {
      const after = zoomTo(before, targetScale, at)
      expect(after.scale).toBe(Math.min(5, Math.max(0.3, targetScale)))
      const [wasX, wasY] = toPagePoint(before, at)
      const [isX, isY] = toPagePoint(after, at)
      if (after.left > 0) expect(isX).toBeCloseTo(wasX!, 6)
      if (after.top > 0) expect(isY).toBeCloseTo(wasY!, 6)
      expect(Math.min(after.left, after.top)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('shows a whole sheet, and one that is wide at the width of the pane', () => {
  const size = fc.record({
    width: fc.integer({ min: 300, max: 1500 }),
    height: fc.integer({ min: 300, max: 1500 }),
  })
  fc.assert(
    fc.property(size, size, (pane, sheet) => {
      const scale = getWholeSheetScale(pane, sheet)
      const height = (scale * pane.width * sheet.height) / sheet.width
      expect(scale).toBeLessThanOrEqual(1)
      if (scale > 0.3) expect(height).toBeLessThanOrEqual(pane.height + 1e-6)
      // No smaller than it must be.
      if (scale < 1 && scale > 0.3) expect(height).toBeCloseTo(pane.height, 6)
    }),
  )
})

test('goes from one limit to the other by steps, and there and back by a double press', () => {
  const initial: View = { scale: 1, left: 0, top: 0 }
  const middle = { x: 200, y: 200 }
  let now = initial
  for (let index = 0; index < 6; index += 1) now = zoomByStep(now, 1, middle)
  expect(getZoomLimits(now.scale)).toEqual({ isMaximum: true, isMinimum: false })
  for (let index = 0; index < 9; index += 1) now = zoomByStep(now, -1, middle)
  expect(getZoomLimits(now.scale)).toEqual({ isMaximum: false, isMinimum: true })
  expect(toggleZoom(toggleZoom(initial, middle), middle)).toEqual(initial)
})
