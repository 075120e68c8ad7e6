import { expect, type Page } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { newsWords } from '#web/app/news/news-words.ts'
import { words } from '#web/app/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import type { Student } from '../student.ts'

const countNews = async (student: Student) => {
  const pages = await Promise.all([
    student.ask(schedule.currentSchedule),
    student.ask(exams.schedule),
    student.ask(evaluations.semesters),
    student.ask(calendar.academicCalendars),
  ])
  return pages.map(({ changes }) => changes.length)
}
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: ka(words.news) })

for (const width of chooseViews([1280, 360], 1)) {
  test.describe(`the bell, ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } })

    test('counts what is new on any screen and lists it, with a link to each page', async ({
      page,
      signIn,
    }) => {
      const student = await signIn('everyday')
      const counts = await countNews(student)
      const count = counts.reduce((sum, each) => sum + each, 0)
      expect(count).toBeGreaterThan(0)
      await page.goto('/registration-steps')
      await page.goto('/lab')
      await expect(bell(page)).toHaveAccessibleName(ka(words.newsCount, { count }))
      await bell(page).click()
      const list = page.getByRole('banner').getByRole('region', { name: ka(words.news), exact: true })
      await expect(list.getByRole('link')).toHaveCount(counts.filter((each) => each > 0).length)
      const box = (await list.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(bell(page)).toBeFocused()
      await bell(page).click()
      await list.locator('a[href="/schedule"]').click()
      await expect(page).toHaveURL('/schedule')
      await expect(list).toBeHidden()
    })
  })
}

test('says that nothing is new', async ({ page, signIn }) => {
  await signIn('everyday')
  for (const { path } of [
    schedule.currentSchedule,
    exams.schedule,
    evaluations.semesters,
    calendar.academicCalendars,
  ])
    await changeReply<object>(page, path, (data) => ({ ...data, changes: [] }))
  await page.goto('/lab')
  await bell(page).click()
  await expect(page.getByText(ka(newsWords.nothingNew), { exact: true })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(ka(words.news))
})

test('reads nothing during registration, where every request counts and the last counts are kept', async ({
  page,
  signIn,
}) => {
  await signIn('everyday')
  await page.goto('/')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('_count')))
  await expect.poll(kept).toHaveLength(3)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/registration')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Longer than it waits where no count is kept.
  await page.waitForTimeout(7000)
  const unneeded = [agenda.list, exams.schedule, evaluations.semesters, calendar.academicCalendars]
  expect(asked.filter((path) => unneeded.some((each) => each.path === path))).toEqual([])
})
