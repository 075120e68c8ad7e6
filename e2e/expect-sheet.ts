import { expect, type Page } from '@playwright/test'

/** Above a sheet so much of the page is seen, in px. */
export const sheetMargin = 96

/** Expects that the open dialog stands at the bottom of a narrow window, with its heading in sight. */
export const expectSheet = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeInViewport()
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  const { x, y, width, height } = (await dialog.boundingBox())!
  expect.soft({ x, width, bottom: y + height }).toEqual({
    x: 0,
    width: page.viewportSize()!.width,
    bottom: page.viewportSize()!.height,
  })
  expect.soft(y).toBeGreaterThanOrEqual(sheetMargin)
}
