import type { Page } from '@playwright/test'

/** The pane with the scanned page. */
export const pane = (page: Page) => page.locator('section[tabindex]')

/** A pinch gesture on the scanned page. */
export const spread = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const box = (await pane(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + 150]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    })
  await touch('touchStart', 20)
  for (const apart of [30, 40, 50]) await touch('touchMove', apart)
  await touch('touchEnd')
}
