import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { master } from '#contract/studies/master.ts'
import { fileWords } from '#web/ui/file/words.ts'
import { words } from '#web/areas/master/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { pagerWords } from '#web/ui/layout/pager-words.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words as ui } from '#web/ui/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { translators } from '../languages.ts'
import { changeReply, failRequests, failOnce } from '../replies.ts'
import { resetThesis, releaseTheme, assignThemeToOther } from '../sql.ts'

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 1280 },
    { locale: 'en', width: 360 },
  ] as const,
  1,
)) {
  test.describe(`a master's thesis, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, allowedConsoleErrors: /ERR_FAILED|status of (409|503)/ })
    test.setTimeout(120_000)
    const t = translators[locale]
    const named = (row: { theme: string; themeeng: string }) => (locale === 'ka' ? row.theme : row.themeeng)
    test.beforeEach(({ page }) => setLocale(page, locale))

    test('a theme is found, refused when taken, chosen and given back; then an own one is proposed', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('master')
      await resetThesis(db, student.code)
      const offer = await student.ask(master.themes)
      const [lost, selected] = offer.items
      await page.goto('/master-themes')
      const main = page.getByRole('main')
      const mine = main.getByRole('region', { name: t(words.myTheme) })
      const offered = main.getByRole('region', { name: t(words.offered) })
      const dialog = page.getByRole('dialog')
      const choose = (theme: typeof lost) =>
        offered.getByRole('button', { name: t(words.chooseOf, { theme: named(theme!) }) })
      await expect(mine).toContainText(t(words.noTheme))
      await expect(offered.getByRole('listitem')).toHaveCount(20)
      await offered.getByRole('button', { name: t(pagerWords.later) }).click()
      await expect(offered.getByRole('listitem')).toHaveCount(offer.total - 20)
      await offered.getByRole('searchbox').fill('nothing of this kind')
      await expect(offered).toContainText(t(words.nothingFound))
      await offered.getByRole('searchbox').fill(named(selected!))
      await expect(offered.getByRole('listitem')).toHaveCount(1)
      await offered.getByRole('searchbox').fill('')

      await assignThemeToOther(db, student.code, lost!.themeID)
      await choose(lost).click()
      await expect(offered.getByRole('alert')).toContainText(named(lost!))
      await expect(choose(lost)).toHaveCount(0)
      await releaseTheme(db, lost!.themeID)

      // It is done at once, and can be undone.
      await choose(selected).click()
      await expect(mine).toContainText(named(selected!))
      await page.getByRole('button', { name: t(undoWords.undoChoice), exact: true }).click()
      await expect(mine).toContainText(t(words.noTheme))
      await choose(selected).click()
      await expect(mine).toContainText(named(selected!))
      await expect(mine).toContainText(t(words.sent))
      await expect(offered.getByRole('button', { name: t(words.propose) })).toHaveCount(0)
      await offered.getByRole('searchbox').fill(named(selected!))
      await expect(offered.getByRole('listitem')).toContainText([t(words.yourTheme)])
      await mine.getByRole('button', { name: t(words.removeTheme) }).click()
      await expect(dialog.getByRole('button', { name: t(ui.cancel) })).toBeFocused()
      await dialog.getByRole('button', { name: t(words.removeTheme), exact: true }).click()
      await expect(mine).toContainText(t(words.noTheme))

      await offered.getByRole('button', { name: t(words.propose) }).click()
      await dialog.getByRole('button', { name: t(words.sendProposal), exact: true }).click()
      await expect(dialog.getByText(t(messages.fillRequiredFields))).toHaveCount(3)
      await dialog.getByRole('textbox', { name: t(words.themeKa) }).fill('საკუთარი საკვლევი თემა')
      await dialog.getByRole('textbox', { name: t(words.themeEn) }).fill('My own theme')
      await page.reload()
      await offered.getByRole('button', { name: t(words.propose) }).click()
      await expect(dialog.getByRole('textbox', { name: t(words.themeKa) })).toHaveValue(
        'საკუთარი საკვლევი თემა',
      )
      await dialog.getByRole('combobox').selectOption({ index: 1 })
      // The answer is lost, and the student goes on writing during the retry: what was submitted is proposed.
      await failOnce(page, master.chooseTheme.path, 'cut off')
      await dialog.getByRole('button', { name: t(words.sendProposal), exact: true }).click()
      await expect(dialog).toContainText(t(messages.retryingLostAnswer))
      await dialog.getByRole('textbox', { name: t(words.themeEn) }).fill('My own theme, half wri')
      await expect(mine).toContainText(locale === 'ka' ? 'საკუთარი საკვლევი თემა' : 'My own theme')
      expect((await student.ask(master.themes)).mine).toMatchObject({ themeeng: 'My own theme' })
      await resetThesis(db, student.code)
    })

    test('parts are submitted in versions and downloaded by their names', async ({ page, signIn, db }) => {
      const student = await signIn('master')
      await resetThesis(db, student.code)
      const { components } = await student.ask(master.components)
      await page.goto('/master-components')
      const parts = page.getByRole('main').getByRole('list').first().locator('> li')
      await expect(parts).toHaveCount(components.length)
      const part = parts.first()
      // Without a theme there is nothing to submit: the page leads to the themes.
      await expect(page.getByText(t(words.needsTheme))).toBeVisible()
      await expect(part.getByRole('button')).toHaveCount(0)
      const free = (await student.ask(master.themes)).items.find((each) => each.free > 0)
      await student.ask(master.chooseTheme, { body: { themeID: free!.themeID } })
      await page.reload()
      await expect(page.getByText(t(words.needsTheme))).toHaveCount(0)
      await expect(part).toContainText(t(words.notSubmitted))
      await expect(parts.last()).toContainText(t(words.noFiles))
      const dialog = page.getByRole('dialog')
      const press = dialog.getByRole('button', { name: t(words.submit), exact: true })
      const names = ['გეგმა — საბოლოო (1) 🎓.pdf', 'დანართი.pdf']
      await part.getByRole('button').click()
      await press.click()
      await expect(dialog.getByText(t(messages.fileRequired))).toBeVisible()
      for (const name of names)
        await dialog
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
      await dialog.getByRole('button', { name: t(fileWords.removeFile, { file: names[1]! }) }).click()
      await expect(dialog.locator('input[type=file]')).toBeFocused()
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: names[1]!, mimeType: 'application/pdf', buffer: pdf })
      // The first attempt fails; the dialog retries it.
      await failOnce(page, master.uploadFiles.path, 'cut off')
      await press.click()
      await expect(dialog).toHaveCount(0)
      await expect(
        page.locator('output', { hasText: t(words.versionSubmitted, { version: 1 }) }),
      ).toBeVisible()
      const coming = page.waitForEvent('download')
      await part.getByRole('button', { name: names[0]! }).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe(names[0])
      expect(await readFile(await download.path())).toEqual(pdf)

      await part.getByRole('button', { name: t(words.submitNewVersion) }).click()
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: names[1]!, mimeType: 'application/pdf', buffer: pdf })
      await press.click()
      await expect(
        page.locator('output', { hasText: t(words.versionSubmitted, { version: 2 }) }),
      ).toBeVisible()
      await expect(part.getByRole('button', { name: names[0]! })).toHaveCount(0)
      await part.getByRole('button', { name: t(words.earlierVersions) }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(2)
      await expect(dialog.getByRole('button', { name: names[0]! })).toBeVisible()
      await student.ask(master.removeTheme)
      await resetThesis(db, student.code)
    })

    test('explains to other students that it is for masters', async ({ page, signIn }) => {
      await signIn('everyday')
      for (const path of ['/master-themes', '/master-components']) {
        await page.goto(path)
        await expect(page.getByRole('main')).toContainText(t(words.onlyMasters))
      }
    })

    test('an approved theme stays; a failed load is not shown as an empty list', async ({ page, signIn }) => {
      await signIn('thesis')
      await page.goto('/master-themes')
      await expect(page.getByRole('main')).toContainText(t(words.approved))
      await expect(page.getByRole('button', { name: t(words.removeTheme) })).toHaveCount(0)
      const restore = await failRequests(page, master.components.path, { method: 'GET' })
      await page.goto('/master-components')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(t(words.noComponents))
      restore()
      await changeReply<object>(page, master.components.path, (data) => ({ ...data, components: [] }))
      await page.getByRole('main').getByRole('alert').getByRole('button').click()
      await expect(page.getByRole('main')).toContainText(t(words.noComponents))
    })
  })
}
