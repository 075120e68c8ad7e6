import { expect, type Locator, type Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { menu, type menuItem } from '#contract/account/menu.ts'
import { isInMenu } from '#rules/menu/menu-paths.ts'
import { laterWords } from '#web/app/later-words.ts'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { words } from '#web/app/words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { screenHeading } from '../screen-heading.ts'
import { changeReply, failRequests } from '../replies.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: ka(words.sidebarMenu) })

type MenuItem = z.output<typeof menuItem>
const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children)])

/** Expands every collapsed group. */
const unfold = async (menu: Locator) => {
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
}
const pathsIn = async (menu: Locator) => {
  const links = await menu.getByRole('link').all()
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

const ofStudent = { isMaster: false, isMedicine: false, isCinematography: false }
// The bell leads to the notifications.
const withoutLink: ReadonlySet<ScreenPath> = new Set([
  '/login',
  '/forgot-password',
  '/notifications',
  '/verify',
])
/** The screens of a bachelor's student that are built and need no parameter. */
const menuPaths = (Object.keys(screenNames) as ScreenPath[]).filter(
  (path) => !path.includes('$') && !withoutLink.has(path) && isInMenu(path, ofStudent),
)

test.describe('the menu', () => {
  test('links to every built screen without a parameter, in the header and the sidebar', async ({
    page,
    signIn,
  }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(sidebar(page).getByRole('link').first()).toBeVisible()
    await unfold(sidebar(page))
    const found = await pathsIn(sidebar(page))
    await page.getByRole('button', { name: ka(words.account) }).click()
    const header = page.getByRole('banner')
    await expect(header.getByRole('radio').first()).toBeVisible()
    found.push(...(await pathsIn(header)))
    const groups = header.getByRole('navigation').getByRole('button', { expanded: false })
    for (const group of await groups.all()) {
      await group.click()
      const open = header.getByRole('navigation')
      await unfold(open.getByRole('list').first())
      found.push(...(await pathsIn(open)))
    }
    expect([...new Set(found)].toSorted()).toEqual(menuPaths.toSorted())
  })

  test('has an item of the header in the header, and elsewhere where it has no space', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('everyday')
    const path = '/academic-calendar'
    const name = ka(screenNames[path])
    const remove = (items: readonly MenuItem[]): MenuItem[] =>
      items.filter((item) => item.path !== path).map((item) => ({ ...item, children: remove(item.children) }))
    const { items } = await student.ask(menu.items, { query: { position: 2 } })
    const moved = flatten(items).find((item) => item.path === path)!
    await changeReply(page, `${menu.items.path}?position=2*`, (data: { items: MenuItem[] }) => ({
      items: remove(data.items),
    }))
    await changeReply(page, `${menu.items.path}?position=1*`, (data: { items: MenuItem[] }) => ({
      items: [{ ...moved, positions: [{ position: 1 as const, sort: 0 }] }, ...data.items],
    }))
    await page.goto('/')
    const header = page.getByRole('navigation', { name: ka(words.headerMenu) })
    await expect(sidebar(page).getByRole('link').first()).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name })).toBeHidden()
    await header.getByRole('link', { name }).click()
    await expect(screenHeading(page, path)).toBeVisible()
    await expect(header.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    // The name of the portal is shown whole or not at all.
    const brand = page.getByRole('banner').getByRole('link', { name: ka(words.portal) })
    const [outer, inner] = [await brand.boundingBox(), await brand.locator('span').boundingBox()]
    const [isBelow, isWhole] = [
      inner!.y >= outer!.y + outer!.height,
      inner!.x + inner!.width <= outer!.x + outer!.width + 1,
    ]
    expect(isBelow || isWhole).toBe(true)

    await page.setViewportSize({ width: 1024, height: 760 })
    await expect(header).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: ka(words.more) }).click()
    await expect(
      page.getByRole('dialog', { name: ka(laterWords.menu) }).getByRole('link', { name }),
    ).toBeVisible()
  })

  test('every item of the sidebar opens its screen and is marked as current', async ({ page, signIn }) => {
    test.slow()
    await signIn('everyday')
    await page.goto('/profile')
    await expect(sidebar(page).getByRole('link').first()).toBeVisible()
    await unfold(sidebar(page))
    const paths = [...new Set(await pathsIn(sidebar(page)))].filter((path) => path !== '/logout')
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      await unfold(sidebar(page))
      await sidebar(page).locator(`a[href="${path}"]`).first().click()
      const name = screenHeading(page, path as ScreenPath)
      await expect(name).toBeVisible()
      // The number of tasks may stand behind the name.
      await expect(sidebar(page).locator(`a[href="${path}"]`).first()).toContainText(
        ka(screenNames[path as ScreenPath]),
      )
      await expect(page).toHaveURL(path)
      await expect(sidebar(page).locator('a[aria-current=page]:visible')).toHaveAttribute('href', path)
      await expect(name).toBeFocused()
    }
  })

  test('folds to a rail of icons with their names on hover and focus', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    const fold = page.getByRole('button', { name: ka(words.sidebar) })
    await expect(sidebar(page)).toBeVisible()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    const links = await pathsIn(sidebar(page))
    await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    const measureWidth = async () => (await sidebar(page).boundingBox())?.width
    expect(await measureWidth()).toBe(64)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(measureWidth).toBe(64)
    await expect.poll(() => pathsIn(sidebar(page))).toEqual(links)

    const schedule = sidebar(page).getByRole('link', { name: ka(words.schedule), exact: true })
    const tooltip = page.getByText(ka(words.schedule), { exact: true }).and(page.locator('[aria-hidden]'))
    await expect(tooltip).toBeHidden()
    await schedule.hover()
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    await sidebar(page).locator('a[href="/duties"]').focus()
    await page.keyboard.press('Tab')
    await expect(schedule).toBeFocused()
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(screenHeading(page, '/schedule')).toBeFocused()
    await expect(tooltip).toBeHidden()

    await fold.click()
    await expect.poll(measureWidth).toBe(272)
    await page.reload()
    await expect.poll(measureWidth).toBe(272)
  })

  test.describe('beside a short page', () => {
    test.use({ allowedConsoleErrors: /status of 404/ })
    test('leaves it without a scroll bar', async ({ page, signIn }) => {
      await signIn('everyday')
      await page.goto('/nowhere')
      await expect(sidebar(page).getByRole('link').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    })
  })

  test('keeps a group folded over a reload and marks it while it hides the current screen', async ({
    page,
    signIn,
  }) => {
    await signIn('english')
    await page.goto('/schedule')
    const menu = page.getByRole('navigation', { name: en(words.sidebarMenu) })
    const group = menu.getByRole('button', { name: 'Studies' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('link', { name: en(words.schedule), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await group.click()
    await expect(menu.getByRole('link', { name: en(words.schedule), exact: true })).toBeHidden()
    await page.reload()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toHaveAttribute('data-current', 'true')
    await expect(menu.getByRole('button', { name: 'Exams' })).toHaveAttribute('aria-expanded', 'true')
    await group.click()
    await page.reload()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
  })

  test('has the number of tasks that home has', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    // On home the count stands once, in the link to all.
    const all = page.getByRole('main').locator('a[href="/duties"]').first()
    const count = /\((\d+)\)/.exec(await all.innerText())![1]!
    const link = sidebar(page).locator('a[href="/duties"]')
    await expect(link).toHaveText(`${ka(screenNames['/duties'])} · ${count}`)
    await page.goto('/lab')
    await expect(link).toHaveText(/ · \d+$/)
  })

  test.describe('that does not load', () => {
    test.use({ allowedConsoleErrors: /status of 503/ })
    test('shows an error and can be loaded again; the screen works', async ({ page, signIn }) => {
      await signIn('everyday')
      const restore = await failRequests(page, '/api/menu-items*')
      await page.goto('/registration-steps')
      await expect(screenHeading(page, '/registration-steps')).toBeVisible()
      const again = sidebar(page)
        .getByRole('button', { name: ka(words.tryAgain) })
        .first()
      await expect(again).toBeVisible()
      restore()
      await again.click()
      await expect(sidebar(page).getByRole('link').first()).toBeVisible()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the bottom bar links to four screens, and "more" to all others', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: ka(words.bottomMenu) })
    await expect(bar.getByRole('link')).toHaveText([
      ka(words.home),
      ka(words.schedule),
      ka(words.registration),
      ka(words.exams),
    ])
    await expect(sidebar(page)).toBeHidden()
    await bar.getByRole('link', { name: ka(words.schedule) }).click()
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await expect(bar.locator('[aria-current=page]')).toHaveText(ka(words.schedule))

    await bar.getByRole('button', { name: ka(words.more) }).click()
    const menu = page.getByRole('dialog', { name: ka(laterWords.menu) })
    await expect(menu.getByRole('button', { expanded: true }).first()).toBeVisible()
    await unfold(menu)
    // The bar and the menu together have each screen once.
    expect([...(await pathsIn(bar)), ...(await pathsIn(menu))].toSorted()).toEqual(menuPaths.toSorted())
    await menu.getByRole('link', { name: ka(screenNames['/registration-steps']) }).click()
    await expect(menu).toBeHidden()
    await expect(screenHeading(page, '/registration-steps')).toBeVisible()
  })
})
