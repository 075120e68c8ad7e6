import { expect, type Page } from '@playwright/test'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { words as year } from '#web/areas/calendar/words.ts'
import { words as exam } from '#web/areas/exams/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'

const main = (page: Page) => page.getByRole('main')

test('without dates and exams both screens show their empty state', async ({ page, signIn }) => {
  await signIn('everyday')
  await changeReply<{ events: unknown[] }>(page, calendar.academicCalendars.path, (data) => ({
    ...data,
    events: [],
  }))
  await changeReply<{ exams: unknown[] }>(page, exams.schedule.path, (data) => ({ ...data, exams: [] }))
  await page.goto('/academic-calendar')
  await expect(main(page)).toContainText(ka(year.noDates))
  await page.goto('/exam-schedule')
  await expect(main(page)).toContainText(ka(exam.noExams))
})
