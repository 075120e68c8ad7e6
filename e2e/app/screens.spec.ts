import { expect, type Page } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { words as shell } from '#web/app/words.ts'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { formatDateSpan, formatInstant } from '#web/i18n/format-instant.ts'
import { words as steps } from '#web/areas/registration/steps/words.ts'
import { words } from '#web/areas/schedule/words.ts'
import { formatDate, formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'
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
  for (const empty of [steps.noSteps, words.noLectures]) await expect(place).not.toContainText(ka(empty))
  restore()
  await place.getByRole('button', { name: ka(shell.tryAgain) }).click()
  await expect(place).toContainText(shows)
  await expect(place.getByRole('alert')).toHaveCount(0)
}

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
    await expect(open).toContainText(ka(steps.stepNow, { when: formatUntil(ends_at, 'ka') }))
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
    const shortSpanOf = (monday: string) =>
      formatShortDateSpan(monday, addDays(monday, 6), 'ka', timetable.today)
    const shown = await week(page).innerText()
    await page.getByRole('button', { name: ka(words.next) }).click()
    const shownMonday = new URL(page.url()).searchParams.get('week')!
    await expect(week(page)).toContainText(shortSpanOf(shownMonday))
    await page.getByRole('button', { name: ka(words.previous) }).click()
    await expect(week(page)).toHaveText(shown)
    await expect(page.getByRole('button', { name: ka(words.currentWeek) })).toHaveCount(0)

    const monday = toMonday(addDays(timetable.current_semester.start_date, 14))
    await page.goto(`/schedule?week=${monday}`)
    await expect(week(page)).toContainText(shortSpanOf(monday))
    const figure = page.getByRole('figure', { name: ka(words.weekLabel, { span: spanOf(monday) }) })
    const dates = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(monday, ahead))
    const lectures = dates.flatMap((date) => listLecturesOn(timetable, date))
    expect(lectures.length).toBeGreaterThan(3)
    await expect(figure.locator('ol').getByRole('listitem')).toHaveCount(lectures.length)
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
    await expect(week(page)).toContainText(shortSpanOf(monday))
    await expect(days(page).first()).toContainText(formatDate(monday, 'ka', 'short'))
    await page.getByRole('button', { name: ka(words.currentWeek) }).click()
    await expect(week(page)).toHaveText(shown)
  })

  for (const { what, last } of [
    { what: 'keeps Saturday', last: 5 },
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
      // A deadline on a Saturday would show it, and the demo's move with the day.
      await changeReply<{ items: unknown[] }>(page, agenda.list.path, (data) => ({ ...data, items: [] }))
      await page.goto('/schedule')
      await expect(week(page)).toBeVisible()
      await page.goto(`/schedule?week=${monday}`)
      const grid = page.getByRole('figure').locator('[aria-hidden]').first()
      await expect(grid).toContainText(formatWeekday(5, 'ka', 'short'))
      for (const day of [6, 7]) {
        const head = grid.getByText(new RegExp(`^${formatWeekday(day, 'ka', 'short')}`))
        // The columns stay the same from week to week: Sunday has one only where something is on one.
        await expect(head).toHaveCount(day === 6 || day <= last ? 1 : 0)
      }
      await page.getByRole('button', { name: ka(words.list), exact: true }).click()
      await expect(days(page)).toHaveCount(last)
      expect(toWeekday(monday)).toBe(1)
    })
  }

  test('is empty before any registration and without a plan, with a next step', async ({ page, signIn }) => {
    await signIn('opens-soon')
    await changeReply<{ plan: unknown }>(page, agenda.list.path, (data) => ({ ...data, plan: null }))
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
    await expect(page.getByText(ka(parts.emptyWeek))).toHaveCount(0)
    await page.getByRole('button', { name: ka(words.showIt) }).click()
    await expect(page.getByText(ka(words.outside))).toHaveCount(0)
    await expect(page.getByRole('figure').locator('ol').getByRole('listitem')).not.toHaveCount(0)
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
