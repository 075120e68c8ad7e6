import { expect, type Page, type Route } from '@playwright/test'
import { live } from '#contract/registration/live.ts'
import { allScreens } from '../all-screens.ts'
import { allViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'

/** The most that a screen may shift while it loads; browsers call up to 0.1 good. */
const maxShift = 0.02
/** Late enough that what waits for a reply is painted first; not all at once, as on a real network. */
const delaysMs = [120, 260, 400]

interface Shift {
  readonly value: number
  readonly what: string
}

/** Records every shift of the layout that does not follow a press or a key, with the element that moved. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const describe = (node: Node | null): string =>
      node instanceof Element
        ? `<${node.tagName.toLowerCase()} class="${node.getAttribute('class') ?? ''}"> ${node.textContent.slice(0, 40)}`
        : String(node?.textContent ?? '').slice(0, 40)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources.map(({ node }) => describe(node)).join(', '),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

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

test.describe.configure({ mode: 'parallel' })
test.use({ allowedConsoleErrors: /status of 404/ })

/** A dialog whose groups are read in several steps. */
const dialog = { name: 'the dialog of missing parts', who: 'parts', list: async () => ['/'] }

// The words of Georgian are longer.
for (const { locale, width, scheme } of allViews.filter((view) => view.locale === 'ka'))
  for (const { name, who, list } of [...allScreens, dialog])
    test(`no screen of ${name} shifts while it loads: ${locale}, ${width} px, ${scheme}`, async ({
      page,
      signIn,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: width < 720 ? 760 : 800 })
      await page.emulateMedia({ colorScheme: scheme })
      await recordShifts(page)
      const countWaiting = await delayReplies(page)
      const student = await signIn(who)
      await setLocale(page, locale)
      for (const path of await list(student)) {
        await page.goto(path)
        await expect(
          page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
        ).toBeVisible()
        await expect.poll(countWaiting, path).toBe(0)
        await expect(page.getByRole('dialog').locator('[data-skeleton]')).toHaveCount(0)
        const shifts = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
          return (window as unknown as { shifts: Shift[] }).shifts
        })
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        const largest = shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n')
        expect.soft(sum, `${path}\n${largest}`).toBeLessThanOrEqual(maxShift)
      }
    })
