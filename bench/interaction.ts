import { parseArgs } from 'node:util'
import type { Browser, Locator, Page } from '@playwright/test'
import { words as shell } from '#web/app/words.ts'
import { words as registration } from '#web/areas/registration/words.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { launch } from './browser/launch.ts'
import { measureInteraction, watchInteractions } from './interaction/event-times.ts'
import { floorPage } from './interaction/floor-page.ts'
import { median, roundTo } from './measure/median.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { createToken, signedInStorage } from './portal/signed-in.ts'
import { startPortal } from './portal/start-portal.ts'

// Interaction to next paint on a processor that is slowed down four times: choosing a group and typing in the search, on
// a phone and on a desktop, compared with a bare page in the same run.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
const slowdown = 4
const goalMs = 200
const portalPort = 4209
/** Long enough that names and the catalogue of all letters are searched. */
const typed = 'programirebis'
const viewports = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 800 } } as const
type Form = keyof typeof viewports

type StorageState = ReturnType<typeof signedInStorage>
type Times = Record<'group' | 'search' | 'floor', number[]>

const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** An open event stream keeps the network from becoming idle. */
const settle = (page: Page) => page.waitForTimeout(1_500)

const measureFloor = async (browser: Browser, form: Form, times: number[]): Promise<void> => {
  const context = await browser.newContext({ viewport: viewports[form] })
  try {
    const page = await context.newPage()
    await watchInteractions(page)
    await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(floorPage)}`)
    await slowDown(page, slowdown)
    for (const radio of await page.getByRole('radio').all())
      times.push(await measureInteraction(page, () => radio.click()))
    await page.locator('#field').focus()
    for (const letter of typed) times.push(await measureInteraction(page, () => page.keyboard.press(letter)))
  } finally {
    await context.close()
  }
}

/** The groups that can be taken. */
const radiosIn = (page: Page): Locator =>
  page.getByRole('article', { name: picker.chooseGroup.ka }).locator('[role=radio]:not([aria-disabled=true])')

/** The address of the first subject with at least two groups that can be taken; found in the phone's list. */
const findSubject = async (page: Page, url: string): Promise<string> => {
  const free = page
    .getByRole('region', { name: registration.subjects.ka })
    .locator('button[data-state="free"]')
  for (let at = 0; ; at += 1) {
    await page.goto(`${url}/registration`)
    await free.first().waitFor()
    if (at === (await free.count())) throw new Error('no subject has two groups to choose from')
    await free.nth(at).click()
    await settle(page)
    if ((await radiosIn(page).count()) > 1) return page.url()
  }
}

const measurePortal = async (
  browser: Browser,
  { url, address, storageState }: { url: string; address: string; storageState: StorageState },
  form: Form,
  times: Times,
): Promise<void> => {
  const context = await browser.newContext({ viewport: viewports[form], storageState })
  try {
    const page = await context.newPage()
    await watchInteractions(page)
    await page.goto(address)
    await radiosIn(page).first().waitFor()
    await settle(page)
    await slowDown(page, slowdown)
    for (const radio of await radiosIn(page).all())
      times.group.push(await measureInteraction(page, () => radio.click()))

    await slowDown(page, 1)
    await page.goto(url)
    await settle(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: shell.search.ka }).getByRole('combobox').waitFor()
    await slowDown(page, slowdown)
    for (const letter of typed)
      times.search.push(await measureInteraction(page, () => page.keyboard.press(letter)))
  } finally {
    await context.close()
  }
}

const measured = await withDemoDatabase(500, async (db) => {
  const portal = await startPortal(portalPort, db.url)
  const browser = await launch()
  const times: Record<Form, Times> = {
    phone: { group: [], search: [], floor: [] },
    desktop: { group: [], search: [], floor: [] },
  }
  try {
    const storageState = signedInStorage(portal.url, await createToken(db, 'everyday'))
    const context = await browser.newContext({ viewport: viewports.phone, storageState })
    const address = await findSubject(await context.newPage(), portal.url)
    await context.close()
    for (let round = 0; round < rounds; round += 1) {
      for (const form of Object.keys(viewports) as Form[]) {
        await measureFloor(browser, form, times[form].floor)
        await measurePortal(browser, { url: portal.url, address, storageState }, form, times[form])
        console.log(`${round + 1}/${rounds} ${form}: ${JSON.stringify(times[form])}`)
      }
    }
    return times
  } finally {
    await browser.close()
    await portal.stop()
  }
})

const summarize = ({ group, search: keys, floor }: Times) => ({
  group: { median: median(group), worst: Math.max(...group) },
  search: { median: median(keys), worst: Math.max(...keys) },
  floor: { median: median(floor), worst: Math.max(...floor) },
  ratios: {
    group: roundTo(median(group) / median(floor)),
    search: roundTo(median(keys) / median(floor)),
  },
})
const result = { phone: summarize(measured.phone), desktop: summarize(measured.desktop) }
const ok = Object.values(result).every(
  ({ group, search: keys }) => Math.max(group.worst, keys.worst) <= goalMs,
)
console.log(
  JSON.stringify({
    bench: 'interaction',
    slowdown,
    ...result,
    goal: `choosing a group and a key in the search ≤ ${goalMs} ms to the next paint`,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
