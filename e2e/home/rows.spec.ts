import { expect } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { toInstant } from '#rules/time/zoned-time.ts'
import { words } from '#web/areas/home/words.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import { describeAgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { meetingWords } from '#web/parts/meeting-words.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { part, readAgenda, type Agenda } from './read-agenda.ts'

test.describe('home', () => {
  test('leads from each row to what it is about', async ({ page, signIn }) => {
    const { moment, dates, tasks, toRow } = await readAgenda(await signIn('everyday'))
    const open = async (row: string) => {
      await page.goto('/duties')
      await page.getByRole('main').getByRole('link', { name: row }).first().click()
    }
    const presentation = tasks.find(({ kind }) => kind === 'presentation')!
    await open(toRow(presentation, false))
    await expect(page).toHaveURL(`/presentations?subject=${presentation.subjectID}`)
    await expect(page.getByRole('radio', { checked: true })).toHaveValue(`${presentation.subjectID}`)

    const event = dates.find(({ kind }) => kind === 'exam_period')!
    await open(toRow(event, true))
    await expect(page.locator('[data-requested]')).toContainText(event.name!)
    await expect(page.locator('[data-requested]')).toBeFocused()

    await page.goto(`/exam-schedule?exam=${dates.find(({ kind }) => kind === 'exam')!.targetID}`)
    await expect(page.locator('[data-requested]')).toBeFocused()
    await expect(page.locator('[data-requested]')).toBeInViewport()

    // An appeal is no task: it is offered.
    expect(tasks.filter(({ kind }) => kind === 'appeal')).toEqual([])
    const appeal = dates.find(({ kind, start_date }) => kind === 'appeal' && start_date! < moment.date)!
    await open(toRow(appeal, false))
    await expect(page).toHaveURL(`/exam-view/${appeal.targetID}/${appeal.label}`)
    await expect(page.getByRole('main')).toContainText(appeal.subject!)
  })

  test('says how many credits are missing, as a task', async ({ page, signIn }) => {
    const student = await signIn('new')
    const { credits, items } = await student.ask(agenda.list)
    const count = credits!.minimum - credits!.semester
    expect(count).toBeGreaterThan(0)
    const window = items.find(({ kind }) => kind === 'window')!
    const { title } = describeAgendaItem(window, false, 'ka')
    expect(title).toContain(`${count}`)
    for (const path of ['/', '/duties']) {
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name: title }).click()
      await expect(page).toHaveURL('/registration')
    }
  })

  test('shows a lecture that runs beside what is more urgent, and marks it in the week', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('everyday')
    const timetable = await student.ask(schedule.currentSchedule)
    let today = addDays(timetable.current_semester.start_date, 7)
    while (listLecturesOn(timetable, today).length === 0) today = addDays(today, 1)
    const [lecture] = listLecturesOn(timetable, today)
    const start = Date.parse(toInstant(today, lecture!.time, timeZone))
    let at = start
    await changeReply<Timetable>(page, schedule.currentSchedule.path, (data) => ({ ...data, today }))
    await changeReply<Agenda>(page, agenda.list.path, (data) => ({
      ...data,
      now: new Date(at).toISOString(),
      // The file is due at the end of the next day.
      items: data.items
        .filter(({ kind }) => kind === 'exam_files')
        .slice(0, 1)
        .map((item) => ({ ...item, start_date: addDays(today, -1), end_date: addDays(today, 1) })),
    }))
    const name = lecture!.group.subject
    for (const { width, minutes } of [
      { width: 360, minutes: 10 },
      { width: 1280, minutes: 10 },
      // Soon, and as the next one.
      { width: 1280, minutes: -25 },
      { width: 1280, minutes: -35 },
    ]) {
      at = start + minutes * 60_000
      await page.clock.setFixedTime(at)
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const now = part(page, ka(words.now))
      await expect(now.getByRole('link', { name: ka(agendaWords.exam_files) })).toBeVisible()
      const line = now.getByRole('link', { name })
      await expect(line).toHaveCount(1)
      await expect(line).toContainText(`${lecture!.time}–${lecture!.time_end}`)
      await expect(line).toContainText(formatRoom(lecture!.group, lecture!.room, 'ka'))
      if (minutes < 0) {
        await expect(line).toContainText(`${-minutes} წუთში`)
        continue
      }
      await expect(line).toContainText(ka(words.now))
      // Also for a screen reader, in the line of today and in the week.
      await expect(part(page, ka(width === 360 ? words.today : words.week))).toContainText(
        width === 360 ? `${ka(words.now)}, ${name}` : `${name}, ${ka(words.now)}`,
      )
    }
    await part(page, ka(words.now))
      .getByRole('link', { name: ka(agendaWords.exam_files) })
      .waitFor()
  })

  test('says the next lecture once, when all is done and beside what is urgent', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const timetable = await student.ask(schedule.currentSchedule)
    let today = addDays(timetable.current_semester.start_date, 7)
    const isFree = (date: string) => listLecturesOn(timetable, date).length === 0
    while (isFree(today) || isFree(addDays(today, 1))) today = addDays(today, 1)
    const [lecture] = listLecturesOn(timetable, addDays(today, 1))
    const at = Date.parse(toInstant(today, '22:00', timeZone))
    const name = lecture!.group.subject
    let hasFile = true
    await changeReply<Timetable>(page, schedule.currentSchedule.path, (data) => ({ ...data, today }))
    await changeReply<Agenda>(page, agenda.list.path, (data) => ({
      ...data,
      now: new Date(at).toISOString(),
      plan: null,
      items: data.items
        .filter(({ kind }) => hasFile && kind === 'exam_files')
        .slice(0, 1)
        .map((item) => ({ ...item, start_date: today, end_date: addDays(today, 1), targetID: 0 })),
    }))
    await page.clock.setFixedTime(at)
    for (hasFile of [true, false])
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/')
        const now = part(page, ka(words.now))
        await expect(now.getByRole('link', { name: ka(agendaWords.exam_files) })).toHaveCount(hasFile ? 1 : 0)
        const line = now.getByRole('link', { name })
        await expect(line).toHaveCount(1)
        await expect(line).toContainText(ka(meetingWords.tomorrow))
        await expect(line).toContainText(`${lecture!.time}–${lecture!.time_end}`)
        if (width === 360)
          await expect(part(page, ka(words.today)).getByRole('link')).toHaveText(ka(words.overToday))
      }
  })

  test('shows the subject of every row whole on a phone', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await signIn('everyday')
    await page.goto('/')
    const titles = page.getByRole('main').getByRole('listitem').locator('b')
    await expect(titles.first()).toBeVisible()
    for (const title of await titles.all())
      expect(
        await title.evaluate(({ parentElement: line }) => line!.scrollWidth <= line!.clientWidth),
        (await title.textContent()) ?? '',
      ).toBe(true)
  })
})
