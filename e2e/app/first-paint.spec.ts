import { expect, type Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { lockWords } from '#web/app/notices/lock-words.ts'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { failRequests } from '../replies.ts'

/** Holds the scripts back until the returned function is called. */
const holdCode = async (page: Page): Promise<() => void> => {
  let letCome = () => {}
  const gate = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await gate
    await route.continue()
  })
  return letCome
}

type Agenda = z.output<typeof agenda.list.reply>

/** Each visible text with its position. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!
    const spots = [...main.querySelectorAll('h1, h2, h3, li, p, a')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [each.textContent, ...[x, y, width, height].map(Math.round)].join(' | ')
    })
    return { text: main.innerText, spots }
  })

const isDrawnByPortal = (page: Page) => expect(page.locator('#first')).toHaveCount(0)

test.describe('home before the scripts have loaded', () => {
  for (const [nth, who] of ['everyday', 'english', 'new', 'rotations', 'contract-accepted'].entries())
    for (const width of chooseViews([360, 1280], nth % 2))
      // spec 1.3
      test(`is the same as afterwards, and nothing moves: ${who}, ${width} px`, async ({ page, signIn }) => {
        await page.setViewportSize({ width, height: 800 })
        // The countdown stands still.
        await page.clock.setFixedTime(Date.now())
        await signIn(who)
        const letCome = await holdCode(page)
        await page.goto('/', { waitUntil: 'commit' })
        // New content is drawn once it has been read.
        await expect(page.locator('#first main section')).toHaveCount(width === 360 ? 5 : 6)
        await expect(page.locator('#first main section:empty, #first main [aria-busy]')).toHaveCount(0)
        const before = await seen(page)
        letCome()
        await isDrawnByPortal(page)
        await page.waitForLoadState('networkidle')
        const { text, spots } = await seen(page)
        expect(before.text).toBe(text)
        expect(before.spots).toEqual(spots)
      })

  test('its links work', async ({ page, signIn }) => {
    await signIn('everyday')
    await holdCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('#first').getByRole('link', { name: agendaWords.exam_files.ka, exact: true }).click()
    await expect(page).toHaveURL(/\/exam-schedule\?upload=\d+$/)
  })

  test('is not drawn while the portal is locked', async ({ page, signIn }) => {
    await signIn('documents')
    const letCome = await holdCode(page)
    const read = page.waitForResponse((response) => response.url().endsWith(agenda.list.path))
    await page.goto('/', { waitUntil: 'commit' })
    await read
    // That nothing is drawn has no sign to wait for.
    await page.waitForTimeout(300)
    await expect(page.locator('#first main section')).toHaveCount(0)
    letCome()
    await isDrawnByPortal(page)
    await expect(page.getByRole('main')).toContainText(lockWords.lockedByDocuments.ka)
  })

  test('the portal renders after the drawing, but waits no longer than a second', async ({
    page,
    signIn,
  }) => {
    await signIn('everyday')
    let letCome = () => {}
    const gate = new Promise<void>((resolve) => (letCome = resolve))
    await page.route(`**${agenda.list.path}`, async (route) => {
      await gate
      await route.continue()
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto('/', { waitUntil: 'load' })
    await page.clock.runFor(900)
    await expect(page.locator('#first')).toHaveCount(1)
    await page.clock.runFor(100)
    await page.clock.resume()
    // The portal shows its own placeholders.
    await isDrawnByPortal(page)
    await expect(page.getByRole('main')).toBeVisible()
    letCome()
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
  })

  test.describe('on a second visit', () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 760 })
    })
    const drawn = (page: Page) => page.locator('#first main section')
    /** Visits home once, and waits until its replies have been kept. */
    const visitOnce = async (page: Page) => {
      await page.goto('/')
      await isDrawnByPortal(page)
      await page.waitForLoadState('networkidle')
    }
    /** Holds the agenda back until the returned function is called, which may change it. */
    const holdAgenda = async (page: Page) => {
      let letCome = (_change: (data: Agenda) => Agenda) => {}
      const gate = new Promise<(data: Agenda) => Agenda>((resolve) => (letCome = resolve))
      await page.route(`**${agenda.list.path}`, async (route) => {
        const change = await gate
        const response = await route.fetch()
        const { data } = (await response.json()) as { data: Agenda }
        await route.fulfill({ response, json: { data: change(data) } })
      })
      return letCome
    }

    test('is that of the last one until the replies are there, and then what they say', async ({
      page,
      signIn,
    }) => {
      await signIn('everyday')
      await visitOnce(page)
      const letCome = await holdAgenda(page)
      // A busy machine may need longer than the second that the portal waits for it.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 1000)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(drawn(page)).toHaveCount(5)
      await page.clock.resume()
      // Longer than the second without anything to show, after which the portal would show placeholders.
      await page.waitForTimeout(1200)
      await expect(drawn(page)).toHaveCount(5)
      const title = 'ახალი საგანი'
      letCome((data) => ({
        ...data,
        // Which of them home shows depends on the hour.
        items: data.items.map((item) => (item.subject === null ? item : { ...item, subject: title })),
      }))
      await isDrawnByPortal(page)
      await expect(page.getByRole('main')).toContainText(title)
    })

    test('shows nothing of another student', async ({ page, signIn }) => {
      await signIn('everyday')
      await visitOnce(page)
      // The portal would reload by itself with the token of another student.
      await page.goto('about:blank')
      await signIn('english')
      const letCome = await holdAgenda(page)
      await page.goto('/', { waitUntil: 'commit' })
      // That nothing is drawn has no sign to wait for.
      await page.waitForTimeout(300)
      await expect(drawn(page)).toHaveCount(0)
      letCome((data) => data)
      await isDrawnByPortal(page)
    })
  })

  test.describe('with a read that fails', () => {
    test.use({ allowedConsoleErrors: /status of 5/ })

    test('leaves the error to the portal', async ({ page, signIn }) => {
      await signIn('everyday')
      await failRequests(page, schedule.currentSchedule.path, { method: 'GET' })
      const letCome = await holdCode(page)
      await page.goto('/', { waitUntil: 'commit' })
      await page.waitForResponse((response) => response.url().endsWith('current-schedule'))
      await expect(page.locator('#first main section')).toHaveCount(0)
      letCome()
      await isDrawnByPortal(page)
      await expect(page.getByRole('alert').first()).toBeVisible()
    })
  })
})

test.describe('the bytes over the wire', () => {
  for (const { path, who, most } of [
    { path: '/login', who: null, most: 150_000 },
    { path: '/', who: 'everyday', most: 150_000 },
  ])
    test(`for ${path} stays under ${most / 1000} KB of page, code and style`, async ({ page, signIn }) => {
      if (who !== null) await signIn(who)
      const counted: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        if (!['document', 'script', 'stylesheet', 'other'].includes(request.resourceType())) return
        counted.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const bytes = (await Promise.all(counted)).reduce((sum, size) => sum + size, 0)
      expect(bytes).toBeGreaterThan(90_000)
      expect(bytes).toBeLessThan(most)
    })
})
