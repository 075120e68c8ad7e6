import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { exams } from '#contract/studies/exams.ts'
import { uploads } from '#contract/account/uploads.ts'
import { localize } from '#rules/text/locale.ts'
import { words } from '#web/areas/exams/submission/words.ts'
import { fileWords } from '#web/ui/file/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { resetExamFiles } from '../sql.ts'

const mebibyte = 1024 * 1024

for (const { key, locale, width } of chooseViews(
  [
    { key: 'everyday', locale: 'ka', width: 1280 },
    { key: 'english', locale: 'en', width: 360 },
  ] as const,
  1,
)) {
  const t = translators[locale]
  test.describe(`files of a distance exam, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, allowedConsoleErrors: /net::ERR/ })

    test('an interrupted upload continues after a reload where it stopped', async ({ page, signIn, db }) => {
      const student = await signIn(key)
      const isNow = (exam: { upload_from: string | null; upload_until: string | null }, now: string) =>
        exam.upload_from !== null && exam.upload_from <= now && now < exam.upload_until!
      const { exams: mine, now } = await student.ask(exams.schedule)
      const exam = mine.find((each) => isNow(each, now))!
      const name = 'ნაშრომი 🎓.pdf'
      const path = base.info().outputPath(name)
      const size = Math.round(3.5 * mebibyte)
      await writeFile(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]))
      const offsets: number[] = []
      let isCut = true
      await page.route('**/api/uploads/*', async (route) => {
        const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
        if (isCut && offset >= 2 * mebibyte) return route.abort()
        offsets.push(offset)
        return route.continue()
      })
      try {
        const open = page.getByRole('button', {
          name: t(words.submitOf, { subject: localize(exam, 'subject', locale) }),
        })
        const dialog = page.getByRole('dialog')
        const pick = dialog.locator('input[type=file]')
        const send = dialog.getByRole('button', { name: t(words.send), exact: true })
        await page.goto('/exam-schedule')
        await open.click()
        await expect(pick).toBeFocused()
        await expect(send).toHaveCount(0)
        await pick.setInputFiles({ name: 'run.exe', mimeType: 'image/png', buffer: Buffer.from('x') })
        await expect(dialog.getByText(t(fileWords.typeRefused, { file: 'run.exe' }))).toBeVisible()
        await pick.setInputFiles(path)
        await send.click()
        await expect
          .poll(async () => (await student.ask(uploads.unfinished)).uploads[0]?.received)
          .toBe(2 * mebibyte)
        await expect(dialog.getByRole('progressbar').or(dialog.locator('progress')).first()).toBeVisible()

        await page.reload()
        await open.click()
        await expect(dialog).toContainText(t(words.unfinished, { file: name, percent: 57 }))
        isCut = false
        offsets.length = 0
        await pick.setInputFiles(path)
        await send.click()
        await expect(dialog.getByText(t(words.fileSubmitted, { file: name }))).toBeVisible()
        expect(offsets).toEqual([2 * mebibyte, 3 * mebibyte])
        await expect(dialog.getByRole('region', { name: t(words.submitted) })).toContainText(name)
        await expect(dialog).not.toContainText(t(words.cancelUpload))
        await dialog
          .getByRole('button', { name: t(words.close), exact: true })
          .last()
          .click()
        await expect(page.getByRole('main')).toContainText(name)
        const handed = (await student.ask(exams.schedule)).exams.find((each) => each.files.length > 0)!
        expect(handed).toMatchObject({
          examScheduleID: exam.examScheduleID,
          files: [{ filename: name, size, mime: 'application/pdf' }],
        })
      } finally {
        await resetExamFiles(db, student.code)
      }
    })
  })
}
