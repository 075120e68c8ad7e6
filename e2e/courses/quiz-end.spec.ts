import { expect } from '@playwright/test'
import { courses } from '#contract/studies/courses.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { words as shell } from '#web/app/words.ts'
import { words as course } from '#web/areas/courses/words.ts'
import { words } from '#web/areas/courses/quiz/words.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { openQuiz } from './open-quiz.ts'
import { endQuizIn, resetQuizzes } from './sql.ts'

test.describe('a quiz whose time is over', () => {
  test.use({ allowedConsoleErrors: /status of 423/ })
  test('is over by the server’s clock, whatever the browser’s says', async ({ page, signIn, db }) => {
    const student = await signIn('everyday')
    await resetQuizzes(db, student.code)
    const { subjectId, quiz } = await openQuiz(student)
    const { quizID } = quiz
    await student.ask(courses.startQuiz, { params: { subjectId }, body: { quizID } })
    await page.goto(`/courses/${subjectId}/quiz?quiz=${quizID}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('timer')).toBeVisible()
    await endQuizIn(db, student.code, quizID, 0)
    // The page's clock still has time left. The refusal may come before the radio is read again.
    await main.getByRole('radio').first().click()
    await expect(main.getByText(ka(words.answersLost, { count: 1 }))).toBeVisible()
    await expect(main.getByRole('timer')).toHaveCount(0)
    await resetQuizzes(db, student.code)
  })

  test('goes to its result, and makes no call without a quiz', async ({ page, signIn, db }) => {
    const student = await signIn('everyday')
    await resetQuizzes(db, student.code)
    const { subjectId, quiz } = await openQuiz(student)
    const { quizID } = quiz
    await student.ask(courses.startQuiz, { params: { subjectId }, body: { quizID } })
    await endQuizIn(db, student.code, quizID, 5)
    await page.goto(`/courses/${subjectId}/quiz?quiz=${quizID}`)
    await expect(page.getByRole('main').getByRole('timer')).toBeVisible()
    await expect(page.getByRole('main').getByText(ka(words.result), { exact: true })).toBeVisible()
    await resetQuizzes(db, student.code)

    const { groups } = await student.ask(schedule.currentSchedule)
    for (const subject of new Set(groups.map(({ subjectID }) => subjectID))) {
      const read = await student.ask(courses.quiz, { params: { subjectId: subject } })
      if (read.quiz !== null) continue
      await page.goto(`/courses/${subject}/quiz`)
      await expect(page.getByRole('main').getByText(ka(course.noQuizYet))).toBeVisible()
    }
  })
})

test('a submitted quiz stays on the screen, and the time is visible while it runs', async ({
  page,
  signIn,
  db,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const student = await signIn('everyday')
  await resetQuizzes(db, student.code)
  const { subjectId, quiz } = await openQuiz(student)
  // Without a quiz in the path the open one is shown, and after it another.
  await page.goto(`/courses/${subjectId}/quiz`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: ka(words.start) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: ka(words.start) }).click()
  const timer = main.getByRole('timer')
  await expect(timer).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`quiz=${quiz.quizID}$`))
  // Nothing leads away by a slip of the finger.
  const quickMenu = page.getByRole('navigation', { name: ka(shell.bottomMenu) })
  await expect(quickMenu).toBeHidden()
  await main
    .getByRole('button', { name: ka(words.submit) })
    .last()
    .scrollIntoViewIfNeeded()
  const header = (await page.getByRole('banner').boundingBox())!
  await expect
    .poll(async () => (await timer.boundingBox())!.y)
    .toBeGreaterThanOrEqual(header.y + header.height)
  await main
    .getByRole('button', { name: ka(words.submit) })
    .last()
    .click()
  await dialog.getByRole('button', { name: ka(words.submit) }).click()
  await expect(main.getByText(ka(words.result), { exact: true })).toBeVisible()
  await expect(quickMenu).toBeVisible()
  const { finished_at } = (
    await student.ask(courses.quiz, { params: { subjectId }, query: { quizID: quiz.quizID } })
  ).quiz!
  await expect(
    main
      .getByRole('status')
      .filter({ hasText: ka(words.submittedAt, { at: formatInstant(finished_at!, 'ka') }) }),
  ).toBeVisible()
  await resetQuizzes(db, student.code)
})
