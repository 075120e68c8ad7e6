import { expect } from '@playwright/test'
import { groups } from '#contract/registration/groups.ts'
import { courses } from '#contract/studies/courses.ts'
import { words as course } from '#web/areas/courses/words.ts'
import { words } from '#web/areas/courses/quiz/words.ts'
import { formatNumber, formatShortInstant } from '#web/i18n/format.ts'
import { words as parts } from '#web/parts/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { openChanges } from '../page-changes/open-changes.ts'
import { setLocale } from '../set-locale.ts'
import { ka, translators } from '../languages.ts'
import { openQuiz } from './open-quiz.ts'
import { resetQuizzes, moveQuizEnd } from './sql.ts'
import { failRequests } from '../replies.ts'

const views = [
  { who: 'everyday', locale: 'ka', width: 1280, scheme: 'light' },
  { who: 'english', locale: 'en', width: 360, scheme: 'dark' },
] as const

for (const { who, locale, width, scheme } of chooseViews(views, 0)) {
  test.describe(`a course and its quiz, ${locale} ${width} ${scheme}`, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    })
    const t = translators[locale]

    test('the last answer is saved when the student moves on at once', async ({ page, signIn, db }) => {
      const student = await signIn(who)
      await resetQuizzes(db, student.code)
      await setLocale(page, locale)
      const { subjectId, quiz } = await openQuiz(student)
      const { quizID } = quiz
      await student.ask(courses.startQuiz, { params: { subjectId }, body: { quizID } })
      await page.goto(`/courses/${subjectId}/quiz?quiz=${quizID}`)
      const written = page.getByRole('main').getByRole('textbox').first()
      const texts = async () => {
        const { answers } = (await student.ask(courses.quiz, { params: { subjectId }, query: { quizID } }))
          .quiz!
        return answers.map(({ text }) => text)
      }
      await written.fill('12')
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/"]')!.click())
      await expect(written).toHaveCount(0)
      await expect.poll(texts).toEqual(['12'])
      // On return the answers are shown.
      await page.goBack()
      await expect(written).toHaveValue('12')
      await written.fill('123')
      await page.goto('/academic-calendar')
      await expect.poll(texts).toEqual(['123'])
      await resetQuizzes(db, student.code)
    })

    test('from the materials to the result; answers given offline are stored and sent', async ({
      page,
      context,
      signIn,
      db,
    }) => {
      test.setTimeout(60_000)
      const student = await signIn(who)
      await resetQuizzes(db, student.code)
      await setLocale(page, locale)
      const { mine, subjectId, quiz } = await openQuiz(student)
      const read = () => student.ask(courses.quiz, { params: { subjectId }, query: { quizID: quiz.quizID } })
      await page.goto(`/courses/${subjectId}`)
      const main = page.getByRole('main')
      const name = locale === 'ka' ? mine.subject.subject : mine.subject.subjecteng
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      const [paper] = mine.materials
      const title = locale === 'ka' ? paper!.title : paper!.titleeng
      const coming = page.waitForEvent('download')
      await main.getByRole('button', { name: t(course.download, { title }) }).click()
      expect((await coming).suggestedFilename()).toBe(paper!.filename)
      await checkPage(page, 'the course')

      await main.getByRole('link', { name: locale === 'ka' ? quiz.title : quiz.titleeng }).click()
      await main.getByRole('button', { name: t(words.start) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t(words.start) })
        .click()
      const { questions } = (
        await expect
          .poll(async () => (await read()).quiz!.questions.length)
          .toBeGreaterThan(2)
          .then(read)
      ).quiz!
      const questionText = (question: (typeof questions)[number]) =>
        locale === 'ka' ? question.question : question.questioneng
      const item = (nth: number) =>
        main.getByRole('listitem').filter({ hasText: questionText(questions[nth]!) })
      const state = main.getByRole('status').first()
      await expect(main.getByRole('timer')).toBeVisible()

      // Saved at once.
      await item(0).getByRole('radio').first().check()
      // After clearing, the focus is on the choices.
      await item(0)
        .getByRole('button', { name: t(words.clear) })
        .click()
      await expect(item(0).getByRole('radio').first()).toBeFocused()
      await expect(item(0).getByRole('radio').first()).not.toBeChecked()
      await item(0).getByRole('radio').first().check()
      await expect(state).toContainText(t(words.saved))
      await expect.poll(async () => (await read()).quiz!.answers).toHaveLength(1)
      await checkPage(page, 'the quiz while it runs')

      // Offline it is stored in the browser, also over a reload, and sent when online.
      await context.setOffline(true)
      await item(1).getByRole('checkbox').first().check()
      await item(2).getByRole('radio').last().check()
      await expect(state).toContainText(t(words.savedLocally, { count: 2 }))
      await context.setOffline(false)
      await expect(state).toContainText(t(words.saved))
      const restore = await failRequests(page, '/api/courses/*/quiz', { answer: 'cut off', method: 'POST' })
      await expect(item(3).getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
      await item(3).getByRole('textbox').fill('25')
      await expect(state).toContainText(t(words.savedLocally, { count: 1 }))
      await page.reload()
      await expect(item(3).getByRole('textbox')).toHaveValue('25')
      restore()
      await expect(state).toContainText(t(words.saved))
      await expect.poll(async () => (await read()).quiz!.answers).toHaveLength(4)

      // Only after the last question.
      const submit = main.getByRole('button', { name: t(words.submit) })
      await expect(submit).toHaveCount(1)
      const lastQuestion = (await item(questions.length - 1).boundingBox())!
      expect((await submit.boundingBox())!.y).toBeGreaterThan(lastQuestion.y + lastQuestion.height)
      await submit.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t(words.answeredCount, { count: 4, all: questions.length }))
      // A button that cannot be undone does not have the focus.
      await expect(dialog.getByRole('button', { name: t(words.toUnanswered) })).toBeFocused()
      // Each question without an answer is named, and leads to it.
      const gaps = questions.map((_, index) => index + 1).slice(4)
      await expect(dialog.getByRole('paragraph').getByRole('button')).toHaveText(gaps.map(String))
      await dialog.getByRole('button', { name: t(words.toQuestion, { number: gaps[0]! }) }).click()
      await expect(dialog).toHaveCount(0)
      await expect(item(gaps[0]! - 1).locator(':focus')).toHaveCount(1)
      await submit.click()
      await dialog.getByRole('button', { name: t(words.submit) }).click()
      await expect(main.getByText(t(words.result), { exact: true })).toBeVisible()
      const { score, max_score, finished_at } = (await read()).quiz!
      expect(finished_at).not.toBe(null)
      const shown = { score: formatNumber(score!, locale), most: formatNumber(max_score, locale) }
      await expect(main.getByText(t(words.scoreOf, shown), { exact: true })).toBeVisible()
      await checkPage(page, 'the result')
      await resetQuizzes(db, student.code)
    })
  })
}

for (const { who, locale } of chooseViews(views, 0)) {
  test(`a moved closing time is shown on the course until it is marked as seen, ${locale}`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(who)
    const t = translators[locale]
    await setLocale(page, locale)
    const { subjectId, quiz } = await openQuiz(student)
    const params = { subjectId }
    const look = async () => {
      const { version } = await student.ask(courses.course, { params })
      await student.ask(courses.seen, { params, body: { version } })
    }
    await look()
    await moveQuizEnd(db, quiz.quizID, 3)
    try {
      await page.goto(`/courses/${subjectId}`)
      const main = page.getByRole('main')
      const notice = await openChanges(page, locale)
      const now = formatShortInstant(Date.parse(quiz.closes_at) + 3 * 3_600_000, locale)
      const title = locale === 'ka' ? quiz.title : quiz.titleeng
      const was = formatShortInstant(quiz.closes_at, locale)
      await expect(notice).toContainText(
        `${t(course.quoted, { title })}: ${t(course.quizClosingMoved, { was, now })}`,
      )
      await expect(notice.getByRole('listitem')).toHaveCount(1)
      await notice.getByRole('button', { name: t(parts.haveSeen) }).click()
      await expect(notice).toHaveCount(0)
      await page.reload()
      await expect(main.getByRole('heading', { name: t(course.weeks) })).toBeVisible()
      await expect(notice).toHaveCount(0)
    } finally {
      await moveQuizEnd(db, quiz.quizID, -3)
      await look()
    }
  })
}

test('a subject without registration has its description and no quiz', async ({ page, signIn }) => {
  const owner = await signIn('everyday')
  const { subjectId, quiz } = await openQuiz(owner)
  const other = await signIn('opens-soon')
  const start = await other.call(courses.startQuiz, { params: { subjectId }, body: { quizID: quiz.quizID } })
  expect(start.status()).toBe(403)
  expect((await other.call(courses.quiz, { params: { subjectId } })).status()).toBe(403)
  await page.goto(`/courses/${subjectId}`)
  const main = page.getByRole('main')
  await expect(main.getByText(ka(course.notRegistered))).toBeVisible()
  await expect(main.getByRole('heading', { name: ka(course.weeks) })).toBeVisible()
  await expect(main.getByRole('heading', { name: ka(course.quizzes) })).toHaveCount(0)
  // Times and seats of its groups are no secret.
  const { groups: offered } = await other.ask(groups.general, { params: { subjectID: subjectId } })
  expect(offered.length).toBeGreaterThan(0)
  const offer = main.getByRole('region', { name: ka(course.offeredGroups) })
  await expect(offer.getByRole('listitem').first()).toBeVisible()
  if (offered.length > 6) await offer.getByText(ka(course.allGroups, { count: offered.length })).click()
  await expect(offer.getByRole('listitem')).toHaveCount(offered.length)
  for (const { group, name } of offered)
    await expect(
      offer
        .getByRole('listitem')
        .filter({ hasText: ka(course.groupOf, { group }) })
        .filter({ hasText: name })
        .first(),
    ).toBeVisible()
})
