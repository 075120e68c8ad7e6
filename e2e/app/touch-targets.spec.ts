import { expect } from '@playwright/test'
import { words } from '#web/ui/words.ts'
import { findSmallTargets } from '../find-small-targets.ts'
import { test } from '../journey.ts'

/**
 * `allowed`: how many targets of a screen may still be too small. It may only shrink: lower it with what is repaired.
 * Links within a sentence and targets with nothing around them may be small by the standard, but no screen has any.
 */
const screens: readonly { readonly path: string; readonly who: string; readonly allowed: number }[] = [
  { path: '/', who: 'everyday', allowed: 0 },
  // A lecture of one hour in the week, whose height is its time.
  { path: '/schedule', who: 'everyday', allowed: 2 },
  { path: '/registration', who: 'everyday', allowed: 0 },
  { path: '/my-program', who: 'everyday', allowed: 0 },
  { path: '/evaluations', who: 'last-course', allowed: 0 },
  { path: '/exam-schedule', who: 'everyday', allowed: 0 },
  { path: '/academic-calendar', who: 'everyday', allowed: 0 },
  { path: '/registration?plan=mine', who: 'opens-soon', allowed: 0 },
  { path: '/pre-registration', who: 'choose-subjects', allowed: 0 },
  { path: '/profile', who: 'everyday', allowed: 0 },
]

test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

const placeholder = new RegExp(`^(${words.loading.ka}|${words.loading.en})$`)

for (const { path, who, allowed } of screens)
  test(`what can be pressed on ${path} is 44 px wide and high`, async ({ page, signIn }) => {
    await signIn(who)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(placeholder)).toHaveCount(0)
    const { measured, unreached, small, inline, spaced } = await findSmallTargets(page)
    expect(measured).toBeGreaterThan(10)
    // The link to the content is out of sight until it has the focus.
    expect(unreached.length, unreached.join('\n')).toBeLessThanOrEqual(2)
    expect(small.length, small.join('\n')).toBeLessThanOrEqual(allowed)
    expect([...inline, ...spaced]).toEqual([])
  })
