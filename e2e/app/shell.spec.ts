import { expect, type Locator, type Page } from '@playwright/test'
import { isInMenu } from '#rules/menu/menu-paths.ts'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { words } from '#web/app/words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { screenHeading } from '../screen-heading.ts'
import { failRequests } from '../replies.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: ka(words.sidebarMenu) })
// The heading of home greets the student after the name of the screen.

/** Expands every collapsed group. */
const unfold = async (menu: Locator) => {
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
}
const pathsIn = async (menu: Locator) => {
  const links = await menu.getByRole('link').all()
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

const ofStudent = { isMaster: false, isMedicine: false }
const withoutLink: ReadonlySet<ScreenPath> = new Set(['/login', '/forgot-password'])
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
      await expect(page.getByText(ka(words.notOpenYet))).toHaveCount(0)
      await expect(sidebar(page).locator(`a[href="${path}"]`).first()).toHaveText(
        ka(screenNames[path as ScreenPath]),
      )
      await expect(page).toHaveURL(path)
      await expect(sidebar(page).locator('a[aria-current=page]:visible')).toHaveAttribute('href', path)
      await expect(name).toBeFocused()
    }
  })

  test('can be collapsed and expanded', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    const fold = page.getByRole('button', { name: ka(words.sidebar) })
    await expect(sidebar(page)).toBeVisible()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await fold.click()
    await expect(sidebar(page)).toBeHidden()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.click()
    await expect(sidebar(page)).toBeVisible()
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
    const menu = page.getByRole('dialog', { name: ka(words.menu) })
    await expect(menu.getByRole('button', { expanded: false }).first()).toBeVisible()
    await unfold(menu)
    // The bar and the menu together have each screen once.
    expect([...(await pathsIn(bar)), ...(await pathsIn(menu))].toSorted()).toEqual(menuPaths.toSorted())
    await menu.getByRole('link', { name: ka(screenNames['/registration-steps']) }).click()
    await expect(menu).toBeHidden()
    await expect(screenHeading(page, '/registration-steps')).toBeVisible()
  })
})

test.describe('by keyboard', () => {
  test('the first Tab stop skips to the content', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: ka(words.skip) })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('from the log-in to registration', async ({ page }) => {
    await page.goto('/login')
    const press = (key: string) => page.keyboard.press(key)
    const focus = () =>
      page.evaluate(() => {
        const on = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth } = getComputedStyle(on)
        return {
          id: on.id,
          href: on.getAttribute('href'),
          hasRing: outlineStyle !== 'none' && outlineWidth !== '0px',
        }
      })
    const tabTo = async (isThere: (on: Awaited<ReturnType<typeof focus>>) => boolean) => {
      for (let stops = 0; stops < 60; stops += 1) {
        await press('Tab')
        const on = await focus()
        if (isThere(on)) return on
      }
      throw new Error('Tab never came there')
    }
    await tabTo(({ id }) => id === 'code')
    await page.keyboard.type('U2400001')
    await tabTo(({ id }) => id === 'password')
    await page.keyboard.type('aragvi-nino')
    await press('Enter')
    await expect(screenHeading(page, '/')).toBeVisible()
    await expect(sidebar(page).getByRole('link').first()).toBeVisible()
    const link = await tabTo(({ href }) => href === '/registration')
    expect(link.hasRing).toBe(true)
    await press('Enter')
    await expect(screenHeading(page, '/registration')).toBeFocused()
  })

  // spec 2.6
  test('"/" opens the search over the screens, in both languages; Enter goes, Esc closes', async ({
    page,
    signIn,
  }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(screenHeading(page, '/')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: ka(words.search) })
    await page.keyboard.press('/')
    const field = dialog.getByRole('searchbox')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.type('zzz/')
    await expect(dialog.getByText(ka(words.nothingFound))).toBeVisible()
    await expect(field).toHaveValue('zzz/')
    await field.fill('grades')
    await expect(dialog.getByRole('link')).toHaveText([ka(screenNames['/evaluations'])])
    await field.fill('registration steps')
    await expect(dialog.getByRole('link')).toHaveText([ka(screenNames['/registration-steps'])])
    await field.fill(ka(screenNames['/registration-steps']))
    await expect(dialog.getByRole('link')).toHaveText([ka(screenNames['/registration-steps'])])
    await page.keyboard.press('Enter')
    await expect(screenHeading(page, '/registration-steps')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

test.describe('an address', () => {
  test.use({ allowedConsoleErrors: /status of 404/ })

  test('that does not exist says so and links home', async ({ page, signIn }) => {
    await page.goto('/health')
    await expect(page.getByRole('heading', { level: 1, name: ka(words.notFound) })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)

    // An open page reads itself again when another tab logs in.
    await page.goto('about:blank')
    await signIn('everyday')
    for (const path of ['/no/such/page', '/registration/extra', '/clubs/nothing']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: ka(words.notFound) })).toBeVisible()
      await expect(sidebar(page).getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('button', { name: ka(words.account) })).toBeVisible()
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: ka(words.goHome) })
      .click()
    await expect(screenHeading(page, '/')).toBeVisible()
  })

  test('of a screen that is not available yet says so, with the screen’s name', async ({ page, signIn }) => {
    await signIn('everyday')
    for (const [path, name] of [
      ['/my-library', '/my-library'],
      ['/buy-books/7', '/buy-books/$bookId'],
    ] as const) {
      await page.goto(path)
      await expect(screenHeading(page, name)).toBeVisible()
      await expect(page.getByText(ka(words.notOpenYet))).toBeVisible()
    }
    // A child is inside its parent screen, under its own name.
    await page.goto('/clubs/form')
    await expect(screenHeading(page, '/clubs')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: ka(screenNames['/clubs/form']) })).toBeVisible()
  })
})

test.describe('the appearance', () => {
  test('Georgian is set in the portal’s own font, which is loaded', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(screenHeading(page, '/')).toBeVisible()
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`)
    })
    expect(fonts.join()).toMatch(/Noto Sans Georgian"? U\+10A0-10FF/i)
    const family = await screenHeading(page, '/').evaluate((name) => getComputedStyle(name).fontFamily)
    expect(family).toMatch(/^"?Noto Sans Georgian/)
  })

  test('light or dark is chosen and survives a reload, from the first paint on', async ({ page, signIn }) => {
    await signIn('english')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.getByRole('button', { name: en(words.account) }).click()
    const light = await ground()
    await page.getByRole('radio', { name: en(words.dark) }).check()
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.getByRole('heading', { level: 1, name: en(words.home) })).toBeVisible()
    expect(await ground()).toBe(dark)
  })
})
