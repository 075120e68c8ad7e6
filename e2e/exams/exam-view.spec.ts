import { expect, type Page } from '@playwright/test'
import { exams } from '#contract/studies/exams.ts'
import { localize } from '#rules/text/locale.ts'
import { canGainPoints, getViewingState } from '#rules/exams/viewing.ts'
import { words } from '#web/areas/exams/viewing/words.ts'
import { formatInstant, formatInstantSpan } from '#web/i18n/format-instant.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { ka, translators } from '../languages.ts'
import { pane, spread } from './exam-sheet.ts'
import { saveExamPapersSeen, findExamPaper, pathOf } from './open-exam-paper.ts'
import { resetAppeals, moveViewing, setLinkSeconds } from '../sql.ts'

const days = 24 * 3_600_000

const widthOf = (page: Page) =>
  pane(page)
    .getByRole('img')
    .evaluate((image) => image.clientWidth)

for (const { key, locale, width } of chooseViews(
  [
    { key: 'everyday', locale: 'ka', width: 1280 },
    { key: 'english', locale: 'en', width: 360 },
  ] as const,
  0,
)) {
  const t = translators[locale]
  test.describe(`a marked exam paper, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 720 })

    test('from the list to a question, its scanned page zoomed, and an appeal with its receipt', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn(key)
      await saveExamPapersSeen(student)
      const { exam, path } = await findExamPaper(student)
      const { answers } = await student.ask(exams.answers, { params: { id: exam.id } })
      const { pages } = await student.ask(exams.answerBlanks, { params: { id: exam.id } })
      await page.goto('/exam-view')
      const subject = localize(exam, 'subject', locale)
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: subject }).first()
      await expect(row).toContainText(
        `${t(words.appealsUntil)}${formatShortInstant(exam.appeal_until!, locale)}`,
      )
      await row.getByRole('link', { name: t(words.openPaperOf, { subject }) }).click()
      await expect(page).toHaveURL(path)
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(answers.length)
      const card = cards.first()
      await expect(card).toContainText(localize(answers[0]!, 'question', locale))
      await expect(card).toContainText(answers[0]!.answer!)

      // The page of the last question, zoomed by keys, button, wheel and pinch, and back.
      const last = answers.findLast(({ page: on }) => on !== null)!
      await page.getByRole('button', { name: t(words.showPageOf, { number: last.number }) }).click()
      await expect(pane(page)).toHaveAccessibleName(
        t(words.pageOf, { page: last.page!, count: pages.length }),
      )
      await expect
        .poll(() =>
          pane(page)
            .getByRole('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBe(pages[0]!.width)
      const whole = await widthOf(page)
      await pane(page).focus()
      await page.keyboard.press('+')
      await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 1.3)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => pane(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      await page.keyboard.press('0')
      await expect.poll(() => widthOf(page)).toBe(whole)
      await page.getByRole('button', { name: t(words.zoomIn) }).click()
      await page.getByRole('button', { name: t(words.fitWidth) }).click()
      await expect.poll(() => widthOf(page)).toBe(whole)
      // The whole sheet is in sight, at whatever width.
      await page.getByRole('button', { name: t(words.fitSheet) }).click()
      await expect
        .poll(() => pane(page).evaluate((box) => box.scrollHeight - box.clientHeight))
        .toBeLessThanOrEqual(1)
      await page.getByRole('button', { name: t(words.fitWidth) }).click()
      await expect.poll(() => widthOf(page)).toBe(whole)
      if (width < 720) await spread(page)
      else {
        await pane(page).hover()
        await page.keyboard.down('Control')
        await page.mouse.wheel(0, -300)
        await page.keyboard.up('Control')
      }
      await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 1.5)
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)

      // An appeal needs a text and is sent once.
      try {
        if (width < 720) await page.getByRole('button', { name: t(words.questions) }).click()
        const { number } = answers.find(({ score, max_score }) => canGainPoints(score, max_score))!
        const ask = page.getByRole('button', { name: t(words.appealOf, { number }) })
        const full = answers.find(({ score, max_score }) => score === max_score)!
        await expect(cards.nth(full.number - 1)).toBeVisible()
        await expect(
          page.getByRole('button', { name: t(words.appealOf, { number: full.number }) }),
        ).toHaveCount(0)
        // It is written beside its question, and leaves the sheet in sight.
        const form = page.getByRole('form', { name: t(words.appealTitle, { number }) })
        await ask.click()
        await expect(form.getByRole('textbox')).toBeFocused()
        // Its answer is marked, and no other.
        const { page: onSheet } = answers.find((each) => each.number === number)!
        await expect(pane(page).locator('[data-zoom-anchor]')).toHaveText(
          onSheet === null ? [] : [t(words.question, { number })],
        )
        await page.keyboard.press('Escape')
        await expect(form).toHaveCount(0)
        await expect(ask).toBeFocused()
        await ask.click()
        await form.getByRole('button', { name: t(words.sendAppeal) }).click()
        await expect(form.getByText(t(words.appealMissing))).toBeVisible()
        // A letter that is a key of the page is only a letter here.
        await form.getByRole('textbox').press('f')
        await expect(form.getByRole('textbox')).toHaveValue('f')
        expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
        await form.getByRole('textbox').fill('გთხოვთ, გადახედოთ 🎓\nPlease look again')
        await page.reload()
        await ask.click()
        await expect(form.getByRole('textbox')).toHaveValue(/Please look again/)
        await form.getByRole('button', { name: t(words.sendAppeal) }).click()
        await expect(form).toHaveCount(0)
        const { appeals } = await student.ask(exams.viewed)
        const receipt = t(words.receipt, { number: appeals.items[0]!.appealID })
        await expect(cards.nth(number - 1)).toContainText(receipt)
        await expect(cards.nth(number - 1)).toContainText(t(words.sent))
        await expect(ask).toHaveCount(0)
        await page
          .getByRole('main')
          .getByRole('link', { name: t(words.toPapers) })
          .click()
        await expect(page.getByRole('region', { name: t(words.myAppeals) })).toContainText(receipt)
      } finally {
        await resetAppeals(db, student.code)
      }
    })
  })
}

test.describe('an exam paper', () => {
  test.use({ allowedConsoleErrors: /status of (404|423)/ })

  test('is shown during its viewing to its owner only, its pages by links that expire', async ({
    page,
    signIn,
    db,
  }) => {
    const other = await signIn('english')
    const student = await signIn('everyday')
    const { exam, path } = await findExamPaper(student)
    const params = { id: exam.id }
    const { answers } = await student.ask(exams.answers, { params })
    const { number } = answers.find(({ score, max_score }) => canGainPoints(score, max_score))!
    expect((await other.call(exams.answers, { params })).status()).toBe(404)

    // The link of the second page has expired: a new one is requested.
    await setLinkSeconds(db, 2)
    try {
      await page.goto(path)
      const picture = await pane(page).getByRole('img').getAttribute('src')
      await expect.poll(async () => (await page.request.get(picture!)).ok()).toBe(false)
      await setLinkSeconds(db, 300)
      await page.getByRole('button', { name: ka(words.next) }).click()
      await expect
        .poll(() =>
          pane(page)
            .getByRole('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0)
    } finally {
      await setLinkSeconds(db, 300)
    }

    await moveViewing(db, exam.examScheduleID, 10)
    try {
      const moved = (await student.ask(exams.viewed)).exams.find(({ id }) => id === exam.id)!
      expect(getViewingState(moved, Date.now())).toBe('soon')
      await page.clock.install()
      await page.goto('/exam-view')
      const soon = page.getByRole('region', { name: ka(words.openSoon) })
      await expect(soon).toContainText(moved.subject)
      await expect(soon.locator('a[href^="/exam-view/"]')).toHaveCount(0)
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(formatInstant(moved.view_from, 'ka'))
      await expect(page.getByRole('article')).toHaveCount(0)
    } finally {
      await moveViewing(db, exam.examScheduleID, -10)
    }
    // An open page shows it when it opens, and a later visit shows the present state.
    await page.clock.fastForward(11 * days)
    await expect(page.getByRole('article').first()).toBeVisible()
    // It closes by itself, but not over an appeal that is being written.
    await moveViewing(db, exam.examScheduleID, -100)
    try {
      await page.getByRole('button', { name: ka(words.appealOf, { number }) }).click()
      const form = page.getByRole('form', { name: ka(words.appealTitle, { number }) })
      await page.clock.fastForward(100 * days)
      await expect(form.getByRole('textbox')).toBeVisible()
      await form.getByRole('button', { name: ka(words.cancel) }).click()
      await expect(page.getByRole('status').filter({ hasText: ka(words.viewingEnded) })).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
    } finally {
      await moveViewing(db, exam.examScheduleID, 100)
    }
    await moveViewing(db, exam.examScheduleID, 10)
    try {
      await page.goto(path)
      await expect(page.getByRole('status').filter({ hasText: ka(words.viewingNotStarted) })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: ka(words.toPapers) })
        .click()
      await expect(page).toHaveURL('/exam-view')
    } finally {
      await moveViewing(db, exam.examScheduleID, -10)
    }
    await page.goBack()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(`/exam-view/${exam.id}/${exam.examScheduleID}/${exam.examNumberId + 1}`)
    await expect(page.getByRole('main')).toContainText(ka(words.paperNotFound))
  })

  for (const { locale, width } of chooseViews(
    [
      { locale: 'ka', width: 360 },
      { locale: 'en', width: 1280 },
    ] as const,
    0,
  )) {
    test(`outside its viewing says when it is or was, ${locale} ${width}`, async ({ page, signIn }) => {
      const t = translators[locale]
      const student = await signIn('everyday')
      await page.setViewportSize({ width, height: 800 })
      await setLocale(page, locale)
      const { exams: mine, now } = await student.ask(exams.viewed)
      const main = page.getByRole('main')
      for (const { state, title, times } of [
        { state: 'soon', title: words.viewingNotStarted, times: words.willBeShown },
        { state: 'over', title: words.viewingEnded, times: words.wasShown },
      ] as const) {
        const exam = mine.find((each) => getViewingState(each, now) === state)!
        await page.goto(pathOf(exam))
        const note = main.getByRole('status').filter({ hasText: t(title) })
        await expect(note).toContainText(
          t(times, { span: formatInstantSpan(exam.view_from, exam.view_until, locale) }),
        )
        const label = t(state === 'soon' ? words.appealsUntil : words.appealsOver)
        await expect(note).toContainText(
          t(words.deadline, { label, when: formatInstant(exam.appeal_until!, locale) }),
        )
        await expect(note).toContainText(
          t(state === 'soon' ? words.opensAutomatically : words.answerOnPapersPage),
        )
        await expect(main.getByRole('heading', { level: 2 })).toContainText(localize(exam, 'subject', locale))
        // It is no error and offers no retry.
        await expect(main.getByRole('alert')).toHaveCount(0)
        await expect(main.getByRole('button')).toHaveCount(0)
        await main.getByRole('link', { name: t(words.toPapers) }).click()
        await expect(page).toHaveURL('/exam-view')
        await expect(main).toContainText(`${label}${formatShortInstant(exam.appeal_until!, locale)}`)
      }
    })
  }
})

test('without an exam paper the page shows its empty state with a next step', async ({ page, signIn }) => {
  await signIn('opens-soon')
  await page.goto('/exam-view')
  await expect(page.getByRole('main')).toContainText(ka(words.noPapers))
  await page
    .getByRole('main')
    .getByRole('link', { name: ka(words.toSchedule) })
    .click()
  await expect(page).toHaveURL('/exam-schedule')
})
