import { readFile, rm, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { schedule } from '#contract/studies/schedule.ts'
import type { Locale } from '#rules/text/locale.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { addDays } from '#rules/time/clock.ts'
import { screenNames } from '#web/app/paths.ts'
import { laterWords } from '#web/app/later-words.ts'
import { words as shell } from '#web/app/words.ts'
import { words as home } from '#web/areas/home/words.ts'
import { words } from '#web/areas/schedule/words.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { words as ui } from '#web/ui/words.ts'
import { toMonday } from '#web/parts/timetable/timetable.ts'
import { test } from '../journey.ts'
import { ka, translators } from '../languages.ts'
import { screenHeading } from '../screen-heading.ts'

// Chromium 153 sometimes does not reuse a font that was preloaded through the worker and reads it
// again from the worker's cache; fixed in later versions (chromium/chromium@4df9ee2790a4).
const sameWorld =
  /^A preload for '\S+\.woff2' is found, but is not used because it is a cross-world service worker/
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/
/** A tab in the background paints nothing, so its fonts are loaded and not used. */
const notPainted = /woff2 was preloaded using link preload but not used/
test.use({
  serviceWorkers: 'allow',
  allowedConsoleErrors: new RegExp(`${sameWorld.source}|${noNetwork.source}|${notPainted.source}`),
})

/** Waits until the portal can be opened without a network. */
const isReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active!.state === 'activated') return
    await new Promise((done) => active!.addEventListener('statechange', done, { once: true }))
  })

const cachedKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((done) => {
        const opened = indexedDB.open('portal')
        opened.addEventListener('success', () => {
          const all = opened.result.transaction('reads').objectStore('reads').getAllKeys()
          all.addEventListener('success', () => {
            opened.result.close()
            done(all.result)
          })
        })
      }),
  )

for (const { key, locale } of [
  { key: 'everyday', locale: 'ka' },
  { key: 'english', locale: 'en' },
] as const satisfies readonly { key: string; locale: Locale }[]) {
  const t = translators[locale]
  // spec 2.7
  test(`the schedule opens without a network after the first visit, and the log-out clears the cache: ${locale}`, async ({
    page,
    context,
    signIn,
  }) => {
    const student = await signIn(key)
    const timetable = await student.ask(schedule.currentSchedule)
    const monday = toMonday(addDays(timetable.current_semester.start_date, 14))
    await page.goto('/schedule')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await isReady(page)
    const read = Date.now()

    await context.setOffline(true)
    await page.goto(`/schedule?view=list&week=${monday}`)
    await expect(page.getByRole('heading', { level: 1, name: t(words.schedule) })).toBeVisible()
    for (const { time, group } of [0, 1, 2, 3, 4].flatMap((days) =>
      listLecturesOn(timetable, addDays(monday, days)),
    ))
      await expect(
        page.getByRole('listitem').filter({ hasText: time }).filter({ hasText: group.subject_code }).first(),
      ).toBeVisible()
    // It is the only sign.
    const notice = page.getByRole('status').filter({ hasText: /\S/ })
    await expect(notice).toHaveCount(1)
    // To the hour: the minute may have changed meanwhile, and at its end the hour.
    const hours = [read - 60_000, read].map((at) => toUniversityTime(at).time.slice(0, 3))
    const signs = hours.map((when) => t(shell.cachedData, { when }))
    await expect(notice).toContainText(new RegExp(signs.join('|')))
    await page.getByRole('button', { name: locale === 'ka' ? 'English' : 'ქართული' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ka' ? 'en' : 'ka')
    await expect(page.getByRole('alert')).toHaveCount(0)

    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
    expect((await cachedKeys(page)).length).toBeGreaterThan(2)
    await page.goto('/logout')
    await expect(page).toHaveURL('/login')
    await expect.poll(() => cachedKeys(page)).toEqual([])
  })
}

test('what is not kept says so once, without an error, and opens when the network is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('everyday')
  await page.goto('/')
  await expect(screenHeading(page, '/')).toBeVisible()
  await isReady(page)
  await expect.poll(async () => (await cachedKeys(page)).length).toBeGreaterThan(4)
  await context.setOffline(true)
  const main = page.getByRole('main')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(main.getByText(ka(home.notCached))).toBeVisible()
    await expect(main.getByText(/ინტერნეტის გარეშე/)).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await page.goto('/evaluations')
  await expect(main.getByText(ka(ui.pageNeedsInternet))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.setOffline(false)
  await expect(main.getByText(ka(ui.pageNeedsInternet))).toHaveCount(0)
  await expect(screenHeading(page, '/evaluations')).toBeVisible()
})

// A student opens the portal for the first time and loses the network in the metro.
for (const path of ['/', '/schedule', '/exam-schedule', '/academic-calendar'] as const)
  test(`a page can be reloaded without a network right after the first visit: ${path}`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('everyday')
    await page.goto(path)
    const name = page.getByRole('heading', { level: 1, name: ka(screenNames[path]) })
    await expect(name).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.reload()
    await expect(name).toBeVisible()
    const menu = page.getByRole('navigation', { name: ka(shell.sidebarMenu) })
    await expect(menu.getByRole('link').first()).toBeVisible()
  })

test('the cache of one student is not shown to another on the same device', async ({
  page,
  context,
  signIn,
}) => {
  const other = await signIn('english')
  await signIn('everyday')
  await page.goto('/schedule')
  await isReady(page)
  await expect.poll(async () => (await cachedKeys(page)).length).toBeGreaterThan(2)
  await page.evaluate((token) => localStorage.setItem('token', token), other.token)
  await context.setOffline(true)
  await page.goto('/schedule')
  await expect(page.getByText(ka(ui.pageNeedsInternet))).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
})

const cachePage = (page: Page, html: string) =>
  page.evaluate(async (text) => {
    const [name] = await caches.keys()
    const old = new Response(text, { headers: { 'content-type': 'text/html' } })
    await (await caches.open(name!)).put('/', old)
  }, html)
const cachedPage = (page: Page) => page.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '')

test('online, every page comes from the server and not from the cache, which it renews', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('everyday')
  await page.goto('/schedule')
  await isReady(page)
  await cachePage(page, '<h1>old</h1>')
  await page.goto('/schedule?view=list')
  await expect(page.getByRole('heading', { level: 1, name: ka(words.schedule) })).toBeVisible()
  await expect.poll(() => cachedPage(page)).toContain('<div id="root">')
  await cachePage(page, '<h1>old</h1>')
  await context.setOffline(true)
  await page.goto('/schedule')
  await expect(page.getByRole('heading', { level: 1, name: 'old' })).toBeVisible()
})

/** Waits until the new service worker is active. */
const untilActive = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration())!
        return installing === null && waiting === null && active!.state === 'activated'
      }),
    )
    .toBe(true)

test('a new build is offered in each tab, and nothing reloads until it is accepted', async ({
  page,
  context,
  signIn,
}) => {
  const file = new URL('../../web/dist/service-worker.js', import.meta.url)
  const packedFiles = ['br', 'gz'].map((ending) => new URL(`${file.href}.${ending}`))
  const [code, ...packed] = await Promise.all([file, ...packedFiles].map((each) => readFile(each)))
  await signIn('everyday')
  const openSchedule = async (tab: Page) => {
    await tab.goto('/schedule')
    await isReady(tab)
    await tab.evaluate(() => Object.assign(globalThis, { isSame: true }))
    return tab
  }
  await openSchedule(page)
  const isSame = (tab: Page) => tab.evaluate(() => 'isSame' in globalThis)
  const lookForBuild = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())!.update()
    })
  const offerIn = (tab: Page) => tab.getByRole('button', { name: ka(laterWords.activateBuild) })
  /** Whether the page's build is older than the server's. */
  const makeOlder = (tab: Page) =>
    tab.evaluate(() =>
      document.querySelector('script[type=module][src]')!.setAttribute('src', '/assets/older.js'),
    )
  try {
    for (const each of packedFiles) await rm(each)
    // The page has the newest build already: nothing is offered.
    await writeFile(file, `${code!.toString()}\n// one`)
    await lookForBuild()
    await untilActive(page)
    // That nothing is offered has no sign to wait for.
    await page.waitForTimeout(500)
    await expect(offerIn(page)).toHaveCount(0)
    // Only now: two tabs that ask a worker to take over at the same moment can leave it waiting in Chromium 153.
    const tabs = [page, await openSchedule(await context.newPage())]
    for (const tab of tabs) await makeOlder(tab)
    await writeFile(file, `${code!.toString()}\n// two`)
    await lookForBuild()
    for (const tab of tabs) {
      await expect(offerIn(tab)).toBeVisible()
      expect(await isSame(tab)).toBe(true)
    }
    // The first tab's update is active before the second tab accepts it.
    for (const tab of tabs) {
      await offerIn(tab).click()
      await expect.poll(() => isSame(tab).catch(() => true)).toBe(false)
      await expect(tab.getByRole('heading', { level: 1, name: ka(words.schedule) })).toBeVisible()
      await expect(offerIn(tab)).toHaveCount(0)
      await untilActive(tab)
    }
  } finally {
    await writeFile(file, code!)
    for (const [nth, each] of packedFiles.entries()) await writeFile(each, packed[nth]!)
  }
})
