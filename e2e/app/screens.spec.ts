import { expect, type Page } from '@playwright/test'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { words as shell } from '#web/app/words.ts'
import { listDueDates } from '#web/areas/home/due-soon.ts'
import { words as home } from '#web/areas/home/words.ts'
import { dutyWords } from '#rules/duties/duty-words.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import { toInstant } from '#rules/time/zoned-time.ts'
import { words as steps } from '#web/areas/registration/steps/words.ts'
import { words } from '#web/areas/schedule/words.ts'
import { formatDate, formatDateSpan, formatWeekday } from '#web/i18n/format.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { toMonday, type Timetable } from '#web/parts/timetable/timetable.ts'
import { words as parts } from '#web/parts/words.ts'
import { changeReply, failRequests } from '../replies.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Expects that a part shows its error, not an empty state, and loads again on request. */
const failsAndComesBack = async (
  page: Page,
  { path, where, shows }: { path: string; where: string | null; shows: string },
  open: () => Promise<unknown>,
) => {
  const place = where === null ? page.getByRole('main') : part(page, where)
  const restore = await failRequests(page, path, { method: 'GET' })
  await open()
  await expect(place.getByRole('alert')).toBeVisible()
  await expect(place).not.toContainText(shows)
  for (const empty of [home.noSchedule, home.nothingToDo, home.nothingDue, steps.noSteps, words.noLectures])
    await expect(place).not.toContainText(ka(empty))
  restore()
  await place.getByRole('button', { name: ka(shell.tryAgain) }).click()
  await expect(place).toContainText(shows)
  await expect(place.getByRole('alert')).toHaveCount(0)
}

test.describe('home', () => {
  // spec 2.30
  test('shows the next lecture, today’s lectures, duties and dates', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const timetable = await student.ask(schedule.currentSchedule)
    let today = addDays(timetable.current_semester.start_date, 7)
    while (listLecturesOn(timetable, today).length < 2) today = addDays(today, 1)
    const [first, ...later] = listLecturesOn(timetable, today)
    await changeReply<Timetable>(page, schedule.currentSchedule.path, (data) => ({ ...data, today }))
    await page.clock.setFixedTime(Date.parse(toInstant(today, first!.time, timeZone)) - 20 * 60_000)
    await page.goto('/')
    const next = part(page, ka(home.nextLecture))
    await expect(next).toContainText('20 წუთში')
    await expect(next).toContainText(formatRoom(first!.group, first!.room, 'ka'))
    await expect(next.getByRole('listitem')).toHaveCount(1 + later.length)
    for (const { time, group } of [first!, ...later])
      await expect(next.getByRole('listitem').filter({ hasText: time })).toContainText([group.subject])

    const { steps: mine } = await student.ask(registration.steps)
    const open = mine.find(({ step }) => step === 2)!
    const waits = part(page, ka(home.todo)).getByRole('listitem').first()
    await expect(waits).toContainText(ka(home.windowOpen, { step: open.name }))
    const { events, today: now } = await student.ask(calendar.academicCalendars)
    const due = part(page, ka(home.dueSoon))
    await expect(due.getByRole('listitem')).toContainText(
      listDueDates(events, now).map(({ event }) => event.name),
    )
    await waits.getByRole('link', { name: ka(home.toRegistration) }).click()
    await expect(page).toHaveURL('/registration')
  })

  test('shows the next exam with room and seat, and links to all exams', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const mine = (await student.ask(exams.schedule)).exams
    const exam = mine.find(({ is_distance }) => !is_distance)!
    await page.clock.setFixedTime(Date.parse(toInstant(exam.date, exam.start, timeZone)) - 3_600_000)
    await page.goto('/')
    const due = part(page, ka(home.dueSoon))
    const line = due.getByRole('listitem').filter({ hasText: exam.subject }).filter({ hasText: exam.start })
    await expect(line).toContainText(exam.examType)
    await expect(line).toContainText(exam.room!)
    await expect(line).toContainText(ka(home.dueToday))
    await page.clock.setFixedTime(Date.parse(toInstant(exam.date, exam.start, timeZone)) + 60_000)
    await page.reload()
    await expect(line).toContainText(ka(home.examNow))
    await due.getByRole('link', { name: ka(home.toExams) }).click()
    await expect(page).toHaveURL('/exam-schedule')
  })

  test('shows the duties', async ({ page, signIn }) => {
    await signIn('documents')
    await page.goto('/')
    const duty = part(page, ka(home.todo)).getByRole('listitem').first()
    await expect(duty).toContainText(ka(dutyWords.documents))
    await expect(page.getByRole('status').first()).toContainText('პირადობის მოწმობის ასლი')
  })

  test('shows an empty state with a next step', async ({ page, signIn }) => {
    await signIn('opens-soon')
    await changeReply<{ steps: unknown[] }>(page, registration.steps.path, (data) => ({ ...data, steps: [] }))
    await changeReply<{ events: unknown[] }>(page, calendar.academicCalendars.path, (data) => ({
      ...data,
      events: [],
    }))
    await changeReply<{ exams: unknown[] }>(page, exams.schedule.path, (data) => ({ ...data, exams: [] }))
    await page.goto('/')
    await expect(part(page, ka(home.todo))).toContainText(ka(home.nothingToDo))
    await expect(part(page, ka(home.dueSoon))).toContainText(ka(home.nothingDue))
    const next = part(page, ka(home.nextLecture))
    await expect(next).toContainText(ka(home.noSchedule))
    await next.getByRole('link', { name: ka(home.toRegistration) }).click()
    await expect(page).toHaveURL('/registration')
  })

  test.describe('that cannot be loaded', () => {
    test.use({ allowedConsoleErrors: /status of 503/ })
    for (const { where, path, shows } of [
      { where: ka(home.nextLecture), path: schedule.currentSchedule.path, shows: ka(home.today) },
      { where: ka(home.todo), path: registration.steps.path, shows: 'პირველი ეტაპი' },
      { where: ka(home.dueSoon), path: calendar.academicCalendars.path, shows: ka(home.toCalendar) },
      { where: ka(home.dueSoon), path: exams.schedule.path, shows: ka(home.toExams) },
    ]) {
      test(`${where}, without ${path}: shows an error in its place, and can be loaded again`, async ({
        page,
        signIn,
      }) => {
        await signIn('everyday')
        await failsAndComesBack(page, { where, path, shows }, () => page.goto('/'))
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
  })
})

test.describe('the steps of registration', () => {
  test('are in order, each with the student’s own window, and the open one has a link', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('everyday')
    const { steps: mine } = await student.ask(registration.steps)
    await page.goto('/registration-steps')
    const list = page.getByRole('main').getByRole('list').first().locator('> li')
    await expect(list).toContainText(mine.map(({ name }) => name))
    for (const [at, { guide }] of mine.entries()) await expect(list.nth(at)).toContainText(guide)
    const open = page.locator('[aria-current=step]')
    const { ends_at } = mine.find(({ step }) => step === 2)!.windows[0]!
    await expect(open).toContainText(ka(steps.stepNow, { when: formatInstant(ends_at, 'ka') }))
    const { total_ects } = await student.ask(registration.isRegistered)
    await expect(open).toContainText(ka(steps.stepDone, { ects: total_ects }))
    await expect(open).toContainText('პირველი ეტაპი')
    await open.getByRole('link', { name: ka(steps.toRegistration) }).click()
    await expect(page).toHaveURL('/registration')
  })

  test('show when the window opens, without a link', async ({ page, signIn }) => {
    const student = await signIn('opens-soon')
    const { steps: mine } = await student.ask(registration.steps)
    const { starts_at } = mine.find(({ step }) => step === 2)!.windows[0]!
    await page.goto('/registration-steps')
    const first = page.getByRole('listitem').filter({ hasText: 'პირველი ეტაპი' })
    await expect(first).toContainText(ka(steps.stepSoon, { when: formatInstant(starts_at, 'ka') }))
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
    await expect(page.locator('[aria-current=step]')).toHaveCount(0)
  })

  test('says that they are not announced yet', async ({ page, signIn }) => {
    await signIn('everyday')
    await changeReply<{ steps: unknown[] }>(page, registration.steps.path, (data) => ({ ...data, steps: [] }))
    await page.goto('/registration-steps')
    await expect(page.getByText(ka(steps.noSteps))).toBeVisible()
  })

  test.describe('that cannot be loaded', () => {
    test.use({ allowedConsoleErrors: /status of 503/ })
    test('shows an error and no empty list', async ({ page, signIn }) => {
      await signIn('everyday')
      const read = { where: null, path: registration.steps.path, shows: 'პირველი ეტაპი' }
      await failsAndComesBack(page, read, () => page.goto('/registration-steps'))
    })
  })
})

test.describe('the schedule', () => {
  const week = (page: Page) => page.getByRole('heading', { level: 2 })
  const days = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

  test('moves from week to week and back to now, as a grid and as a list', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const timetable = await student.ask(schedule.currentSchedule)
    await page.goto('/schedule')
    const spanOf = (monday: string) => formatDateSpan(monday, addDays(monday, 6), 'ka')
    const shown = await week(page).innerText()
    await page.getByRole('button', { name: ka(words.next) }).click()
    const shownMonday = new URL(page.url()).searchParams.get('week')!
    await expect(week(page)).toHaveText(spanOf(shownMonday))
    await page.getByRole('button', { name: ka(words.previous) }).click()
    await expect(week(page)).toHaveText(shown)
    await expect(page.getByRole('button', { name: ka(words.currentWeek) })).toHaveCount(0)

    const monday = toMonday(addDays(timetable.current_semester.start_date, 14))
    await page.goto(`/schedule?week=${monday}`)
    await expect(week(page)).toHaveText(spanOf(monday))
    const figure = page.getByRole('figure', { name: ka(words.weekLabel, { span: spanOf(monday) }) })
    const dates = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(monday, ahead))
    const lectures = dates.flatMap((date) => listLecturesOn(timetable, date))
    expect(lectures.length).toBeGreaterThan(3)
    const notice = figure.getByRole('listitem').filter({ hasNot: page.getByRole('list') })
    await expect(notice).toHaveCount(lectures.length)
    await page.getByRole('button', { name: ka(words.list), exact: true }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect(figure).toBeHidden()
    for (const { time, time_end, group } of lectures)
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: `${time}–${time_end}` })
          .getByText(group.subject)
          .first(),
      ).toBeVisible()
    await page.reload()
    await expect(week(page)).toHaveText(spanOf(monday))
    await expect(days(page).first()).toContainText(formatDate(monday, 'ka', 'short'))
    await page.getByRole('button', { name: ka(words.currentWeek) }).click()
    await expect(week(page)).toHaveText(shown)
  })

  for (const { what, last } of [
    { what: 'ends on Friday', last: 5 },
    { what: 'shows Saturday', last: 6 },
    { what: 'shows Saturday and Sunday', last: 7 },
  ]) {
    test(`${what} when ${last === 5 ? 'nothing' : 'something'} is there after it`, async ({
      page,
      signIn,
    }) => {
      await signIn('everyday')
      let monday = ''
      await changeReply<Timetable>(page, schedule.currentSchedule.path, (data) => {
        monday = toMonday(addDays(data.current_semester.start_date, 14))
        const [group] = data.groups
        const meeting = { ...group!.meetings[0]!, time: '10:00', time_end: '11:00' }
        const on = (dayID: number) => ({
          ...group!,
          scheduleID: dayID,
          dates: [],
          meetings: [{ ...meeting, dayID }],
        })
        return { ...data, holidays: [], groups: [1, 6, 7].filter((day) => day <= last).map(on) }
      })
      await page.goto('/schedule')
      await expect(week(page)).toBeVisible()
      await page.goto(`/schedule?week=${monday}`)
      const grid = page.getByRole('figure').locator('[aria-hidden]').first()
      await expect(grid).toContainText(formatWeekday(5, 'ka', 'short'))
      for (const day of [6, 7]) {
        const head = grid.getByText(new RegExp(`^${formatWeekday(day, 'ka', 'short')}`))
        await expect(head).toHaveCount(day <= last ? 1 : 0)
      }
      await page.getByRole('button', { name: ka(words.list), exact: true }).click()
      await expect(days(page)).toHaveCount(last)
      expect(toWeekday(monday)).toBe(1)
    })
  }

  test('is empty before any registration, with a next step', async ({ page, signIn }) => {
    await signIn('opens-soon')
    await page.goto('/schedule')
    await expect(page.getByRole('main')).toContainText(ka(words.noLectures))
    await page
      .getByRole('main')
      .getByRole('link', { name: ka(words.toRegistration) })
      .click()
    await expect(page).toHaveURL('/registration')
  })

  test('of a week outside the semester says so', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule?week=2020-01-06')
    await expect(page.getByText(ka(words.outside))).toBeVisible()
    await expect(page.getByRole('figure')).toContainText(ka(parts.emptyWeek))
  })

  test.describe('that cannot be loaded', () => {
    test.use({ allowedConsoleErrors: /status of 503/ })
    test('shows an error and no empty week', async ({ page, signIn }) => {
      await signIn('everyday')
      const read = { where: null, path: schedule.currentSchedule.path, shows: ka(words.week) }
      await failsAndComesBack(page, read, () => page.goto('/schedule'))
    })
  })
})
