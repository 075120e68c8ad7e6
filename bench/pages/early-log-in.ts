import type { Browser } from '@playwright/test'

/**
 * Types a log-in into the form that is painted before any script file has come, sends it, and only then lets the
 * scripts through; gives whether she is signed in at the end.
 */
export const earlyLogInWorks = async (
  browser: Browser,
  url: string,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<boolean> => {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    let held = 0
    let letThrough = () => {}
    const gate = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(/\.js(\?|$)/, async (route) => {
      held += 1
      await gate
      await route.continue()
    })
    await page.goto(`${url}/login`, { waitUntil: 'commit' })
    await page.fill('#code', code)
    await page.fill('#password', password)
    await page.press('#password', 'Enter')
    await page.waitForTimeout(500)
    // Nothing may have run yet, or this would prove nothing.
    if (held === 0) throw new Error('no script file was asked for')
    if ((await page.evaluate(() => localStorage.getItem('token'))) !== null) return false
    letThrough()
    await page.waitForFunction(
      () => localStorage.getItem('token') !== null && location.pathname === '/',
      undefined,
      { timeout: 15_000 },
    )
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return false
    throw error
  } finally {
    await context.close()
  }
}
