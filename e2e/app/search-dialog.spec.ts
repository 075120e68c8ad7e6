import { expect } from '@playwright/test'
import { screenNames } from '#web/app/paths.ts'
import { words as keyWords } from '#web/app/keys/words.ts'
import { words as app } from '#web/app/words.ts'
import { words } from '#web/app/search/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { screenHeading } from '../screen-heading.ts'
import { findSearchDialog, findSearchField, findSearchGroup } from './search-dialog.ts'

// spec 2.6, 2.31.4, 2.31.6
test.describe("the search's dialog", () => {
  test('opens by the field, "/" and Ctrl+K; Esc closes it', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    const open = page.getByRole('banner').getByRole('button', { name: ka(app.search) })
    const box = await open.boundingBox()
    expect(box?.width).toBe((page.viewportSize()?.width ?? 0) >= 1100 ? 240 : 44)
    for (const start of [
      () => open.click(),
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
    ]) {
      await start()
      await expect(findSearchField(page)).toBeFocused()
      await expect(findSearchDialog(page)).toContainText(ka(words.hint))
      await page.keyboard.press('Escape')
      await expect(findSearchDialog(page)).toBeHidden()
    }
  })

  test('"?" lists the keys of the portal, but not in a field', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/registration')
    const help = page.getByRole('dialog', { name: ka(keyWords.keys) })
    await page.getByRole('searchbox').press('?')
    await expect(page.getByRole('searchbox')).toHaveValue('?')
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('?')
    await expect(help).toContainText(ka(keyWords.edgeBlock))
    // In a dialog the key opens nothing.
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('keeps every key that is typed while the dialog is still loading', async ({ page, signIn }) => {
    await signIn('everyday')
    const open = page.getByRole('banner').getByRole('button', { name: ka(app.search) })
    for (const start of [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('/'),
      () => open.click(),
    ]) {
      const { promise: typed, resolve: load } = Promise.withResolvers<void>()
      // From the start, because an idle page loads the dialog in advance.
      await page.route('**/fram-*.js', async (route) => {
        await typed
        await route.continue()
      })
      await page.goto('/')
      await expect(screenHeading(page, '/')).toBeVisible()
      // The drawing before the scripts have loaded takes no keys.
      await expect(page.locator('#first')).toHaveCount(0)
      await start()
      await page.keyboard.type('ცხრ')
      // A phone's keyboard sends no keys, only text.
      await page.keyboard.insertText('ილიქ')
      await page.keyboard.press('Backspace')
      await expect(findSearchDialog(page)).toBeHidden()
      load()
      await expect(findSearchField(page)).toHaveValue('ცხრილი')
      await expect(findSearchField(page)).toBeFocused()
      await expect(findSearchGroup(page, 'pages').getByRole('option').first()).toBeVisible()
      // The portal may still be loading other files.
      await page.unrouteAll({ behavior: 'wait' })
    }
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
  })

  test('closes, or opens the result, by a key that came before the dialog', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(screenHeading(page, '/')).toBeVisible()
    await expect(page.locator('#first')).toHaveCount(0)
    await page.keyboard.press('/')
    await page.keyboard.type('registraciis etap')
    await page.keyboard.press('Enter')
    await expect(screenHeading(page, '/registration-steps')).toBeVisible()
    await page.reload()
    await expect(screenHeading(page, '/registration-steps')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    // That no dialog comes has no sign to wait for.
    await page.waitForTimeout(700)
    await expect(findSearchDialog(page)).toBeHidden()
    await expect(page.locator('body > input')).toHaveCount(0)
  })

  test('shows what is due and the own subjects first, and then what was opened last', async ({
    page,
    signIn,
  }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.keyboard.press('/')
    await expect(findSearchGroup(page, 'due').getByRole('option').first()).toBeVisible()
    await expect(findSearchGroup(page, 'semester').getByRole('option').first()).toBeVisible()
    await expect(findSearchGroup(page, 'recent')).toBeHidden()
    await checkPage(page, 'the search before anything is typed')
    // Nothing is active until an arrow key.
    await expect(findSearchDialog(page).getByRole('option', { selected: true })).toHaveCount(0)
    await findSearchField(page).fill('gpa')
    await expect(findSearchDialog(page).getByRole('option', { selected: true })).toHaveText(
      ka(screenNames['/evaluations']),
    )
    await page.keyboard.press('Enter')
    await expect(screenHeading(page, '/evaluations')).toBeVisible()
    await page.keyboard.press('/')
    await expect(findSearchGroup(page, 'recent').getByRole('option')).toHaveText([
      ka(screenNames['/evaluations']),
    ])
    await page.keyboard.press('ArrowDown')
    await expect(findSearchGroup(page, 'recent').getByRole('option', { selected: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.goto('/logout')
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /search/.test(key)))).toEqual(
      [],
    )
  })

  test('does not move while a word is typed and the replies are slow', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.route('**/api/search?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue().catch(() => undefined)
    })
    await page.keyboard.press('/')
    await expect(findSearchGroup(page, 'semester').getByRole('option').first()).toBeVisible()
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        // Also what follows a key at once: a shift below the finger is one all the same.
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
      }).observe({ type: 'layout-shift' })
    })
    const box = await findSearchDialog(page).boundingBox()
    for (const key of 'matematik') {
      await page.keyboard.type(key)
      // As people type, with two pauses in which a reply comes.
      await page.waitForTimeout(key === 'm' || key === 't' ? 1000 : 150)
    }
    await expect(findSearchGroup(page, 'catalogue').getByRole('option').first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.02,
    )
    expect(await findSearchDialog(page).boundingBox()).toEqual(box)
  })
})
