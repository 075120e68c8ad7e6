import { expect } from '@playwright/test'
import { exams } from '#contract/studies/exams.ts'
import { words } from '#web/areas/exams/viewing/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { pane } from './exam-sheet.ts'
import { findExamPaper } from './open-exam-paper.ts'

for (const { locale, width, scheme } of chooseViews(
  [
    { locale: 'ka', width: 360, scheme: 'dark' },
    { locale: 'en', width: 1280, scheme: 'light' },
  ] as const,
  1,
)) {
  test.describe(`an answer on its sheet, ${locale} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height: 760 }, colorScheme: scheme })
    const t = translators[locale]

    test('is marked, in sight and announced at every zoom', async ({ page, signIn }) => {
      const student = await signIn('everyday')
      await setLocale(page, locale)
      const { exam, path } = await findExamPaper(student)
      const { answers } = await student.ask(exams.answers, { params: { id: exam.id } })
      const { number, page: sheet } = answers.findLast(({ area, page: on }) => area !== null && on === 1)!
      await page.goto(path)
      const show = page.getByRole('button', { name: t(words.showPageOf, { number }) })
      await show.click()
      const mark = pane(page).getByText(t(words.question, { number }))
      const announced = page
        .getByRole('status')
        .filter({ hasText: t(words.answerIsMarked, { number, page: sheet! }) })
      await expect(announced).toHaveCount(1)
      await expect(mark).toBeInViewport()
      // On a phone the pressed button is hidden now.
      if (width < 720) await expect(pane(page)).toBeFocused()
      await checkPage(page, 'the marked answer')
      // In full screen too: at the top, as far as the larger sheet scrolls.
      await page.keyboard.press('f')
      await expect(page.getByRole('button', { name: t(words.leaveFullScreen) })).toBeVisible()
      await expect(mark).toBeInViewport()
      if (width >= 720) await expect.poll(async () => (await mark.boundingBox())!.y).toBeLessThan(160)
      await page.getByRole('button', { name: t(words.leaveFullScreen) }).click()
      for (let step = 0; step < 4; step += 1)
        await page.getByRole('button', { name: t(words.zoomIn) }).click()
      if (width < 720) await page.getByRole('button', { name: t(words.questions), exact: true }).click()
      await show.click()
      await expect(mark).toBeInViewport()
    })

    for (const isSupported of [true, false])
      test(`fills the screen by a key and a button, and Esc leaves it (${isSupported})`, async ({
        page,
        signIn,
      }) => {
        const student = await signIn('everyday')
        await setLocale(page, locale)
        const { path } = await findExamPaper(student)
        if (!isSupported)
          await page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: undefined }))
        await page.goto(path)
        if (width < 720) await page.getByRole('button', { name: t(words.pages), exact: true }).click()
        await expect(pane(page).getByRole('img')).toBeVisible()
        const isFull = () =>
          pane(page).evaluate((element) => {
            const { top, left } = element.parentElement!.getBoundingClientRect()
            const found = document.elementFromPoint(innerWidth / 2, 1)
            return top === 0 && left === 0 && element.parentElement!.contains(found)
          })
        // Anywhere on the page but in a field.
        await page.getByRole('heading', { level: 1 }).focus()
        await page.keyboard.press('f')
        await expect.poll(isFull).toBe(true)
        // The keys move the sheet, from a button too.
        await expect(pane(page)).toBeFocused()
        const sheetWidth = () => pane(page).evaluate((element) => element.scrollWidth)
        const down = () => pane(page).evaluate(({ scrollTop }) => scrollTop)
        const [width0, top0] = [await sheetWidth(), await down()]
        await page.keyboard.press('+')
        await expect.poll(sheetWidth).toBeGreaterThan(width0 * 1.3)
        const top1 = await down()
        expect(top1).toBeGreaterThanOrEqual(top0)
        await page.keyboard.press('ArrowDown')
        await expect.poll(down).toBeGreaterThan(top1)
        await page.getByRole('button', { name: t(words.zoomOut) }).focus()
        const top2 = await down()
        await page.keyboard.press('ArrowDown')
        await expect.poll(down).toBeGreaterThan(top2)
        await page.keyboard.press('0')
        await expect.poll(sheetWidth).toBe(width0)
        const leave = page.getByRole('button', { name: t(words.leaveFullScreen) })
        await page.getByRole('button', { name: t(words.next) }).click()
        await expect.poll(isFull).toBe(true)
        if (isSupported) await leave.click()
        else await page.keyboard.press('Escape')
        await expect.poll(isFull).toBe(false)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(page.getByRole('button', { name: t(words.fullScreen), exact: true })).toBeVisible()
        await expect(page).toHaveURL(path)
      })
  })
}
