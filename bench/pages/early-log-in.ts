import type { Browser } from '@playwright/test'

/** Submits the log-in form before any script has loaded, then releases the scripts; true when the student is signed in. */
export const checkEarlyLogIn = async (
  browser: Browser,
  url: string,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<boolean> => {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    let held = 0
    let releaseScripts = () => {}
    const released = new Promise<void>((resolve) => (releaseScripts = resolve))
    await page.route(/\.js(\?|$)/, async (route) => {
      held += 1
      await released
      await route.continue()
    })
    await page.goto(`${url}/login`, { waitUntil: 'commit' })
    await page.fill('#code', code)
    await page.fill('#password', password)
    await page.press('#password', 'Enter')
    await page.waitForTimeout(500)
    // If no script was requested the test would prove nothing.
    if (held === 0) throw new Error('no script file was requested')
    if ((await page.evaluate(() => localStorage.getItem('token'))) !== null) return false
    releaseScripts()
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
