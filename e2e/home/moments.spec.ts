import { expect } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { attendedKinds, getMinutesLeft, getMinutesToStart } from '#rules/agenda/agenda.ts'
import { findShownMonday, nameShownWeek } from '#rules/agenda/shown-week.ts'
import { addDays, toMinutes } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { words } from '#web/areas/home/words.ts'
import { formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { screenHeading } from '../screen-heading.ts'
import { part, readAgenda } from './read-agenda.ts'

// These hold at every moment of the year.
test.describe('at this moment', () => {
  for (const key of ['everyday', 'near-limit', 'rotations'])
    test(`home and the timetable show the same week, and "now" only for what is running: ${key}`, async ({
      page,
      signIn,
    }) => {
      const student = await signIn(key)
      const { moment } = await readAgenda(student)
      const timetable = await student.ask(schedule.currentSchedule)
      const { items } = await student.ask(agenda.list)
      const monday = findShownMonday(timetable, items, moment)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/')
      const strip = part(page, ka(words.week))
      await expect(strip).toContainText(ka(words[nameShownWeek(monday, moment.date)]))
      await expect(strip).toContainText(`${formatWeekday(1, 'ka', 'short')} ${Number(monday.slice(8))}`)
      const isRunning =
        listLecturesOn(timetable, moment.date).some(
          ({ time, time_end }) => toMinutes(time) <= moment.minute && moment.minute < toMinutes(time_end),
        ) ||
        items.some(
          (item) =>
            attendedKinds.has(item.kind) &&
            getMinutesToStart(item, moment)! <= 0 &&
            (getMinutesLeft(item, moment) ?? 1) > 0,
        )
      const now = part(page, ka(words.now))
      await expect(now.locator('a, p').first()).toBeVisible()
      if (!isRunning)
        await expect(now.getByText(ka(words.now), { exact: true }).filter({ visible: true })).toHaveCount(0)
      await checkPage(page, 'home')

      await strip.getByRole('link').click()
      await expect(page).toHaveURL(/\/schedule$/)
      const span = formatShortDateSpan(monday, addDays(monday, 6), 'ka', moment.date)
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: span })).toBeVisible()
      await page.keyboard.press('Shift+ArrowRight')
      await expect(page).toHaveURL(new RegExp(`week=${addDays(monday, 7)}`))
    })

  test('every screen with dates opens', async ({ page, signIn }) => {
    await signIn('everyday')
    for (const path of ['/', '/duties', '/schedule', '/exam-schedule', '/academic-calendar', '/lab'] as const)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await expect(screenHeading(page, path)).toBeVisible()
        await checkPage(page, path)
      }
  })
})
