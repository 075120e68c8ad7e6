import { expect, type Page, type Route } from '@playwright/test'
import { live } from '#contract/registration/live.ts'
import { allScreens } from '../all-screens.ts'
import { allViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { edge, measureEdges } from '../measure-edges.ts'
import { maxShift, readShifts, recordShifts } from '../record-shifts.ts'
import { setLocale } from '../set-locale.ts'

/** Late enough that what waits for a reply is painted first; not all at once, as on a real network. */
const delaysMs = [120, 260, 400]

/** Lets every reply come late, and counts those that are still to come. */
const delayReplies = async (page: Page): Promise<() => number> => {
  let waiting = 0
  let nth = 0
  const delay = async (route: Route) => {
    waiting += 1
    nth += 1
    await new Promise((resolve) => setTimeout(resolve, delaysMs[nth % delaysMs.length]))
    await route.continue()
    await route
      .request()
      .response()
      .catch(() => null)
    waiting -= 1
  }
  // The event stream never ends.
  await page.route(({ pathname }) => pathname.startsWith('/api/') && pathname !== live.events.path, delay)
  return () => waiting
}

const softly = expect.configure({ soft: true })

const checkEdges = async (page: Page, path: string): Promise<void> => {
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // Some screens lay themselves out again when the width changes.
    await softly
      .poll(() => measureEdges(page), `the left edges of ${path} at ${width}`)
      .toEqual({ heading: edge, content: edge })
  }
}

// The tests are shared out to all workers.
test.describe.configure({ mode: 'parallel' })
test.use({ allowedConsoleErrors: /status of 404/ })

/** A dialog whose groups are read in several steps. */
const missingParts = { name: 'missing parts', who: 'parts', list: async () => ['/'] }

const isWhole = process.env['ALL_VIEWS'] !== undefined
// The words of Georgian are longer.
const views = allViews.filter(({ locale }) => isWhole || locale === 'ka')
/** Each list is opened in every view, or by default once, its screens in one view after the other. */
const rounds = isWhole ? views.map((view) => [view]) : [views]
const describeViews = (round: typeof views): string =>
  round.map(({ locale, width, scheme }) => `${locale}, ${width} px, ${scheme}`).join('; ')

for (const round of rounds)
  for (const [nthList, { name, who, list }] of [...allScreens, missingParts].entries())
    test(`${name}: nothing shifts, the left edge is the same, and axe finds nothing: ${describeViews(round)}`, async ({
      page,
      signIn,
    }) => {
      test.setTimeout(180_000)
      await recordShifts(page)
      const countWaiting = await delayReplies(page)
      const student = await signIn(who)
      // The views of a round have one language.
      await setLocale(page, round[0]!.locale)
      for (const [nth, path] of (await list(student)).entries()) {
        const { width, scheme } = round[(nthList + nth) % round.length]!
        await page.emulateMedia({ colorScheme: scheme })
        await page.setViewportSize({ width, height: width < 720 ? 760 : 800 })
        await page.goto(path)
        const dialog = page.getByRole('dialog')
        await expect(page.getByRole('heading', { level: 1 }).or(dialog).first()).toBeVisible()
        await expect.poll(countWaiting, path).toBe(0)
        await expect(dialog.locator('[data-skeleton]')).toHaveCount(0)
        const { sum, lines } = await readShifts(page)
        expect.soft(sum, `${path}\n${lines}`).toBeLessThanOrEqual(maxShift)
        await checkPage(page, `${path}, ${width} ${scheme}`)
        // A list that is scrolled to its subject has no first row in sight.
        const hasEdges = width > 720 && !path.includes('subject=') && !(await dialog.isVisible())
        if (hasEdges) await checkEdges(page, path)
      }
    })
