import { expect, type Page } from '@playwright/test'
import { surveys } from '#contract/studies/surveys.ts'
import { demoSurveys } from '#demo/surveys/surveys.ts'
import type { Locale } from '#rules/text/locale.ts'
import { formatPhrase, type Phrase, type PhraseParams } from '#rules/text/locale.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { answerErrorWords } from '#server/areas/surveys/words.ts'
import { words } from '#web/areas/surveys/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as ui } from '#web/ui/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { failOnce } from '../replies.ts'
import { resetSurveys, loadSurveyTally } from '../sql.ts'

type Survey = (typeof demoSurveys)[number]
type Question = Survey['questions'][number]

const [ofProgramme, ofSubjects, ofLecturers] = demoSurveys as readonly [Survey, Survey, Survey]
const [satisfied, change, , importance, recommend, liked] = ofProgramme.questions as readonly [
  Question,
  Question,
  Question,
  Question,
  Question,
  Question,
]

/** Locators of a survey in one language. */
const speaking = (page: Page, locale: Locale) => {
  const t = (phrase: Phrase, params?: PhraseParams) => formatPhrase(phrase, locale, params)
  const dialog = page.getByRole('dialog')
  const named = (phrase: Phrase) => dialog.getByRole('heading', { name: t(phrase) })
  const button = (phrase: Phrase) => dialog.getByRole('button', { name: t(phrase), exact: true })
  const asking = (question: Phrase) => dialog.getByRole('group', { name: t(question), exact: true })
  const pick = (question: Question, nth: number) =>
    asking(question)
      .getByRole('radio', { name: t(question.answers![nth]!) })
      .check()
  const field = (question: Phrase) => dialog.getByRole('textbox', { name: t(question), exact: true })
  const red = dialog.locator('[data-wrong]')
  return { t, dialog, named, button, asking, pick, field, red }
}

test.use({ allowedConsoleErrors: /status of (422|503)/ })

for (const locale of chooseViews(['ka', 'en'] as const, 0))
  test.describe(`surveys: ${locale}`, () => {
    test.use(locale === 'en' ? { viewport: { width: 360, height: 780 }, colorScheme: 'dark' } : {})

    test('a locked survey blocks, refuses, keeps the input, saves once and disappears', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('survey')
      await resetSurveys(db, student.code)
      const before = await loadSurveyTally(db, 1)
      const { t, dialog, named, button, asking, pick, field, red } = speaking(page, locale)
      await setLocale(page, locale)
      await page.goto('/schedule')

      await expect(named(ofProgramme)).toBeVisible()
      await expect(button(ui.close)).toHaveCount(0)
      await expect(button(ui.later)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.mouse.click(2, 2)
      await expect(named(ofProgramme)).toBeVisible()
      await page.goto('/profile')
      await expect(named(ofProgramme)).toBeVisible()
      await checkPage(page, 'the survey')
      // Lines that scroll disappear below the rounded edge, and are not cut by it.
      const atEdge = await dialog.evaluate((element) => {
        element.scrollBy({ top: 200, behavior: 'instant' })
        const { left, top } = element.getBoundingClientRect()
        return [20, 60, 100].map((x) => document.elementFromPoint(left + x, top + 6)?.textContent)
      })
      expect(atEdge).toEqual(['', '', ''])

      // The required open question has "!", which is not an answer and clears on click.
      await expect(field(liked)).toHaveValue('!')
      await expect(dialog.getByText(t(words.writeOverMark)).first()).toBeVisible()
      await expect(asking(recommend).locator('..')).toContainText(t(words.notChangeable))

      // On a phone the first question begins in the upper half.
      if (locale === 'en')
        expect((await dialog.locator('[data-question]').first().boundingBox())!.y).toBeLessThan(390)

      // How much is left, the way to it and "Send" are in sight from the beginning.
      await expect(button(words.send)).toBeInViewport({ ratio: 1 })
      await expect(dialog).toContainText(t(words.answered, { answered: 0, count: 5 }))
      await expect(dialog).toContainText(t(words.requiredLeft, { count: 4 }))
      await button(words.nextUnanswered).click()
      await expect(asking(satisfied).getByRole('radio').first()).toBeFocused()
      await button(words.nextUnanswered).click()
      await expect(asking(importance).getByRole('textbox').first()).toBeFocused()
      await expect(asking(importance).getByRole('textbox').first()).toBeInViewport({ ratio: 1 })
      await button(words.send).click()
      await expect(dialog.getByText(t(words.fillMarked, { count: 4 }))).toBeVisible()
      await expect(red).toHaveCount(4)
      await expect(red.first().getByRole('radio').first()).toBeFocused()
      // Sending keeps the "!" and says which question holds it, also when the focus is on it.
      await expect(dialog.getByRole('status').filter({ hasText: t(liked) })).toBeVisible()
      await expect(field(liked)).toHaveValue('!')
      await expect(red.filter({ hasText: t(liked) })).toContainText(t(words.holdsMark))
      await checkPage(page, 'the survey with what is missing')
      await field(liked).focus()
      await expect(field(liked)).toHaveValue('!')
      await field(liked).click()
      await expect(field(liked)).toHaveValue('')

      // Dependent questions appear and disappear with the answer.
      await expect(field(change)).toHaveCount(0)
      await pick(satisfied, 2)
      await expect(field(change)).toHaveValue('!')
      await pick(satisfied, 0)
      await expect(field(change)).toHaveCount(0)

      const places = asking(importance).getByRole('textbox')
      await places.nth(0).fill('5')
      await expect(dialog.getByRole('alert')).toContainText(t(messages.valueNotAllowed))
      await expect(places.nth(0)).toHaveValue('')
      await places.nth(0).fill('2')
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await button(words.send).click()
      await expect(red).toHaveCount(1)
      await expect(dialog.getByText(t(messages.pleaseFill)).first()).toBeVisible()

      // The order can be changed by keys and by dragging, which number all of them.
      const [firstAnswer, secondAnswer] = importance.answers!.map((answer) => t(answer))
      const handle = (answer: string) =>
        asking(importance).getByRole('button', { name: t(words.changeOrder, { answer }), exact: true })
      const place = (answer: string) => asking(importance).getByRole('textbox', { name: answer, exact: true })
      await handle(secondAnswer!).focus()
      await page.keyboard.press('ArrowUp')
      await expect(place(secondAnswer!)).toHaveValue('1')
      // Esc takes the move back, and the dialog stays.
      await page.keyboard.press('Escape')
      await expect(place(firstAnswer!)).toHaveValue('2')
      await expect(place(secondAnswer!)).toHaveValue('')
      await expect(handle(secondAnswer!)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(handle(secondAnswer!)).toBeFocused()
      await expect(
        asking(importance).getByText(
          t(words.movedTo, { answer: secondAnswer!, place: toOrdinal(1), count: 4 }),
        ),
      ).toBeAttached()
      await expect(place(secondAnswer!)).toHaveValue('1')
      await expect(place(firstAnswer!)).toHaveValue('2')
      const drag = async () => {
        await handle(firstAnswer!).scrollIntoViewIfNeeded()
        const [from, to] = [
          (await handle(firstAnswer!).boundingBox())!,
          (await handle(secondAnswer!).boundingBox())!,
        ]
        const x = from.x + from.width / 2
        await page.mouse.move(x, from.y + from.height / 2)
        await page.mouse.down()
        await page.mouse.move(x, to.y, { steps: 5 })
      }
      // Esc puts it back, and nothing else.
      await drag()
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect(place(firstAnswer!)).toHaveValue('2')
      await drag()
      await page.mouse.up()
      await expect(place(firstAnswer!)).toHaveValue('1')
      await expect(place(secondAnswer!)).toHaveValue('2')

      // An unchangeable answer is saved when the student moves to another question.
      await pick(recommend, 1)
      await field(liked).fill('ჩემი პასუხი / my answer')
      await expect(asking(recommend).getByRole('radio').first()).toBeDisabled()
      await page.reload()
      await expect(field(liked)).toHaveValue('ჩემი პასუხი / my answer')
      await expect(places.nth(0)).toHaveValue('1')
      await expect(asking(recommend).getByRole('radio', { name: t(recommend.answers![1]!) })).toBeChecked()
      for (const [nth, value] of ['2', '1', '4', '3'].entries()) await places.nth(nth).fill(value)

      // The first attempt fails; all answers stay.
      await failOnce(page, '/api/surveys/1', 503)
      await button(words.send).click()
      await expect(dialog.getByRole('alert')).toContainText(t(callMessages.generic))
      await expect(field(liked)).toHaveValue('ჩემი პასუხი / my answer')
      await button(words.send).click()

      await expect(named(ofSubjects)).toBeVisible()
      // Nothing of it stays in the browser.
      const left = await page.evaluate(() => JSON.stringify(localStorage))
      expect(left).not.toContain('ჩემი პასუხი')
      expect(left).not.toContain('survey 1')
      await page.reload()
      await expect(named(ofSubjects)).toBeVisible()
      const after = await loadSurveyTally(db, 1)
      const more = after.filter(
        ({ said, times }) => times !== (before.find((each) => each.said === said)?.times ?? 0),
      )
      expect(more).toHaveLength(1 + 4 + 1 + 1)
      expect(more.some(({ said }) => said.includes('ჩემი პასუხი / my answer'))).toBe(true)
      await resetSurveys(db, student.code)
    })

    test('an unlocked survey can be closed for this visit, and the server names missing answers', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('survey')
      await resetSurveys(db, student.code, [1])
      const { t, dialog, named, button, asking, red } = speaking(page, locale)
      await setLocale(page, locale)
      await page.goto('/')
      await expect(named(ofSubjects)).toBeVisible()
      await button(ui.close).click()
      await expect(dialog).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await expect(dialog).toHaveCount(0)
      await page.reload()
      await expect(named(ofSubjects)).toBeVisible()

      await checkPage(page, 'the survey of subjects')
      const { subjects } = await student.ask(surveys.subjects, { params: { id: 2 } })
      expect(subjects.length).toBeGreaterThan(1)
      const [clear, time] = [ofSubjects.questions[0]!, ofSubjects.questions[2]!]
      for (let nth = 0; nth < subjects.length; nth++)
        await asking(clear)
          .nth(nth)
          .getByRole('radio', { name: t(clear.answers![0]!) })
          .check()
      await asking(time)
        .first()
        .getByRole('radio', { name: t(time.answers![1]!) })
        .check()
      await button(words.send).click()
      await expect(
        dialog.getByText(formatPhrase(answerErrorWords.required, locale, { count: subjects.length - 1 })),
      ).toBeVisible()
      await expect(red).toHaveCount(subjects.length - 1)
      await expect(red.first().getByRole('radio').first()).toBeFocused()
      for (let nth = 1; nth < subjects.length; nth++)
        await asking(time)
          .nth(nth)
          .getByRole('radio', { name: t(time.answers![1]!) })
          .check()
      await button(words.send).click()
      await expect(named(ofLecturers)).toBeVisible()
      await checkPage(page, 'the survey of lecturers')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await resetSurveys(db, student.code)
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('a survey appears in its full height, and does not grow while it is read from the server', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('survey')
    await resetSurveys(db, student.code)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/schedule')
    await expect(speaking(page, 'ka').named(ofProgramme)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    expect(shift).toBeLessThanOrEqual(0.02)
  })
})

// spec 1.3.1
test('surveys are requested at the start, though none waits', async ({ page, signIn }) => {
  const { user } = await signIn('everyday')
  expect(user.blockers).toEqual([])
  const requested = page.waitForRequest((request) => request.url().endsWith(surveys.list.path))
  await page.goto('/schedule')
  await requested
})
