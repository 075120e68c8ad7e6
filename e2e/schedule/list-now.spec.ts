import { expect } from '@playwright/test'
import type * as z from 'zod/mini'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { toInstant } from '#rules/time/zoned-time.ts'
import { words } from '#web/areas/schedule/words.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'

type Agenda = z.output<typeof agenda.list.reply>

test('the list says what runs now, and folds what of today is over', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const student = await signIn('everyday')
  const timetable = await student.ask(schedule.currentSchedule)
  let date = addDays(timetable.current_semester.start_date, 7)
  while (listLecturesOn(timetable, date).length < 2) date = addDays(date, 1)
  const lectures = listLecturesOn(timetable, date).toSorted((a, b) => (a.time < b.time ? -1 : 1))
  const { time, time_end, group } = lectures.at(-1)!
  const over = lectures.filter((each) => each.time_end <= time)
  expect(over).not.toHaveLength(0)
  const at = toInstant(date, time, timeZone)
  await changeReply<Timetable>(page, schedule.currentSchedule.path, (data) => ({ ...data, today: date }))
  await changeReply<Agenda>(page, agenda.list.path, (data) => ({ ...data, now: at, items: [] }))
  await page.clock.setFixedTime(at)
  await page.goto('/schedule')
  const today = page.getByRole('main').locator('section[data-today]')
  const running = today.locator('li[aria-current="time"]')
  await expect(running).toHaveCount(1)
  await expect(running).toContainText(ka(words.nowUntil, { time: time_end }))
  await expect(running).toContainText(group.subject)
  const fold = today.getByText(ka(words.overToday, { count: over.length }), { exact: true })
  await expect(today.getByRole('listitem').filter({ hasText: over[0]!.group.subject }).first()).toBeHidden()
  await fold.click()
  await expect(today.getByRole('listitem').filter({ hasText: over[0]!.group.subject }).first()).toBeVisible()
})
