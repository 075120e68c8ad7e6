import { readFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { presentations } from '#contract/studies/presentations.ts'
import { words } from '#web/areas/presentations/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { fileWords } from '#web/ui/file/words.ts'
import { formWords } from '#web/ui/form/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { ka, translators } from '../languages.ts'
import { changeReply, failRequests } from '../replies.ts'

// Has the signature of old slides, which is all that the portal checks.
const slides = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('PowerPoint Document', 'utf16le'),
])
const mimeType = 'application/vnd.ms-powerpoint'

for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 1280 },
    { locale: 'en', width: 360 },
  ] as const,
  1,
)) {
  test.describe(`presentations, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, allowedConsoleErrors: /ERR_FAILED|status of (415|503)/ })
    const t = translators[locale]

    test('are submitted, downloaded, and removed; a broken upload loses nothing', async ({
      page,
      signIn,
      logIn,
    }) => {
      const student = await signIn('everyday')
      await setLocale(page, locale)
      const before = await student.ask(presentations.list)
      await page.goto('/presentations')
      const main = page.getByRole('main')
      const rows = main.getByRole('region', { name: t(words.submittedPresentations) }).getByRole('listitem')
      await expect(rows).toHaveCount(before.total)
      const handIn = main.getByRole('button', { name: t(words.submit), exact: true })
      const file = main.locator('input[type=file]')
      const title = main.getByRole('textbox', { name: t(words.title) })

      // Each invalid field has its message, and the first has the focus.
      await handIn.click()
      for (const said of [words.chooseSubject, words.enterTitle, messages.fileRequired])
        await expect(main.getByText(t(said), { exact: true })).toBeVisible()
      const closed = before.subjects.find(({ is_open }) => !is_open)!
      const open = before.subjects.find(({ is_open }) => is_open)!
      const radio = ({ subject, subjecteng }: typeof open) =>
        main.getByRole('radio', { name: locale === 'ka' ? subject : subjecteng })
      await expect(radio(closed)).toBeDisabled()
      await expect(radio(open)).toBeFocused()
      await radio(open).check()
      // A field shows how many characters are left, and that it is full.
      await title.fill('ა'.repeat(195))
      const room = (left: number) => t(formWords.charactersLeft, { count: left, left: String(left) })
      await expect(main.getByText(room(5), { exact: true })).toBeVisible()
      await title.press('End')
      await title.pressSequentially('ბბბბბბბ')
      await expect(
        main.getByText(t(formWords.noCharactersLeft, { most: '200' }), { exact: true }).first(),
      ).toBeVisible()
      await expect(title).toHaveValue(`${'ა'.repeat(195)}ბბბბბ`)
      await title.fill('ჩვენი ალგორითმი 👩🏽‍🎓')
      await expect(main.getByText(room(5), { exact: true })).toHaveCount(0)

      // A wrong type is refused before it is sent, wrong content by the server.
      await file.setInputFiles({ name: 'song.mp3', mimeType, buffer: slides })
      await expect(
        main.getByRole('alert').filter({ hasText: t(fileWords.typeRefused, { file: 'song.mp3' }) }),
      ).toBeVisible()
      await file.setInputFiles({ name: 'ნამდვილი.pptx', mimeType, buffer: slides })
      await handIn.click()
      await expect(main.getByRole('alert').filter({ hasText: 'ნამდვილი.pptx' })).toBeVisible()

      // The connection breaks: everything stays, and the same attempt is sent again.
      const name = 'სლაიდები — ბოლო „2“.ppt'
      await file.setInputFiles({ name, mimeType, buffer: slides })
      const restore = await failRequests(page, presentations.send.path, { answer: 'cut off', method: 'POST' })
      await handIn.click()
      await expect(main).toContainText(t(messages.retryingLostAnswer))
      await expect(title).toHaveValue('ჩვენი ალგორითმი 👩🏽‍🎓')
      await expect(rows).toHaveCount(before.total)
      restore()
      await expect(main.getByRole('status').filter({ hasText: t(words.submitted) })).toBeVisible()
      await expect(rows).toHaveCount(before.total + 1)
      await expect(title).toHaveValue('')

      const own = rows.first()
      await expect(own).toContainText('ჩვენი ალგორითმი 👩🏽‍🎓')
      const coming = page.waitForEvent('download')
      await own.getByRole('button', { name }).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe(name)
      expect(await readFile(await download.path())).toEqual(slides)

      // No other student can open or remove it.
      const { presentationID: id } = (await student.ask(presentations.list)).items[0]!
      const other = await logIn('last-course')
      expect((await other.call(presentations.file, { params: { id } })).status()).toBe(404)
      expect((await other.call(presentations.remove, { params: { id } })).status()).toBe(404)

      const remove = own.getByRole('button', { name: t(words.removeOf, { title: 'ჩვენი ალგორითმი 👩🏽‍🎓' }) })
      await remove.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: t(ui.cancel) })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(rows).toHaveCount(before.total + 1)
      await remove.click()
      await dialog.getByRole('button', { name: t(words.remove), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.locator('output', { hasText: t(words.removed) })).toBeVisible()
      await expect(rows).toHaveCount(before.total)
    })

    test('distinguishes nothing to submit from a failed load', async ({ page, signIn }) => {
      await signIn('everyday')
      await setLocale(page, locale)
      const restore = await failRequests(page, presentations.list.path, { method: 'GET' })
      await page.goto('/presentations')
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(t(words.nothingSubmitted))
      restore()
      await changeReply<object>(page, presentations.list.path, (data) => ({
        ...data,
        items: [],
        total: 0,
        subjects: [],
      }))
      await page.getByRole('main').getByRole('alert').getByRole('button').click()
      await expect(page.getByRole('main')).toContainText(t(words.noSubjects))
      await expect(page.getByRole('main')).toContainText(t(words.nothingSubmitted))
    })
  })
}

test.describe('a file that is changed after it was chosen', () => {
  test.use({ allowedConsoleErrors: /ERR_UPLOAD_FILE_CHANGED/ })
  test('has to be chosen again and is not reported as a lost connection', async ({ page, signIn }, info) => {
    const student = await signIn('everyday')
    const { subjects, total } = await student.ask(presentations.list)
    await page.goto('/presentations')
    const main = page.getByRole('main')
    const path = info.outputPath('slides.ppt')
    await writeFile(path, slides)
    const open = subjects.find(({ is_open }) => is_open)!
    await main.getByRole('radio', { name: open.subject }).check()
    await main.getByRole('textbox', { name: ka(words.title) }).fill('თემა')
    await main.locator('input[type=file]').setInputFiles(path)
    await writeFile(path, Buffer.concat([slides, Buffer.from('more')]))
    await main.getByRole('button', { name: ka(words.submit), exact: true }).click()
    await expect(
      main.getByRole('alert').filter({ hasText: ka(messages.fileChanged, { file: 'slides.ppt' }) }),
    ).toBeVisible()
    await expect(main).not.toContainText(ka(callMessages.answerLost))
    expect((await student.ask(presentations.list)).total).toBe(total)
  })
})
