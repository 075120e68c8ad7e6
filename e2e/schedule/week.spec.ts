import { expect, type Locator, type Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { localize } from '#rules/text/locale.ts'
import { addDays } from '#rules/time/clock.ts'
import { toSemesterWeek } from '#rules/time/semester-week.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { words } from '#web/areas/schedule/words.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { toMonday, type Timetable } from '#web/parts/timetable/timetable.ts'
import { words as parts } from '#web/parts/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { ka, translators } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { setLocale } from '../set-locale.ts'

type Agenda = z.output<typeof agenda.list.reply>
const week = (page: Page) => page.getByRole('figure')
const blocks = (page: Page) => week(page).locator('ol').getByRole('button')
const topOf = async (of: Locator) => Math.round((await of.boundingBox())!.y)

/** The first week from the beginning of the semester with this many lectures and no free day. */
const findFullWeek = (timetable: Timetable): string => {
  const { current_semester, holidays, weeks_off } = timetable
  for (let monday = toMonday(addDays(current_semester.start_date, 7)); ; monday = addDays(monday, 7)) {
    const dates = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
    const isFree = dates.some(
      (date) =>
        holidays.some((holiday) => holiday.date === date) ||
        weeks_off.some(({ start_date, end_date }) => start_date <= date && date <= end_date),
    )
    if (!isFree && dates.some((date) => listLecturesOn(timetable, date).length > 0)) return monday
  }
}

for (const locale of chooseViews(['ka', 'en'] as const, 0)) {
  const t = translators[locale]
  test.describe(`the week, ${locale}`, () => {
    test.describe('on a desktop', () => {
      test.use({ viewport: { width: 1280, height: 800 } })

      test('begins with the first lecture within 230 px, below a head of 56 px', async ({ page, signIn }) => {
        const student = await signIn('everyday')
        await setLocale(page, locale)
        const timetable = await student.ask(schedule.currentSchedule)
        const monday = findFullWeek(timetable)
        // The most that stands above it in one line each: a change, and the dates of a day.
        await changeReply<Agenda>(page, agenda.list.path, (data) => ({
          ...data,
          items: data.items
            .filter(({ kind }) => kind === 'exam')
            .slice(0, 1)
            .map((item) => ({
              ...item,
              kind: 'presentation',
              start_date: null,
              end_date: addDays(monday, 2),
            })),
        }))
        await changeReply<Timetable>(page, schedule.currentSchedule.path, (data) => ({
          ...data,
          is_seen: false,
          changes: [
            {
              kind: 'lecturer',
              scheduleID: data.groups[0]!.scheduleID,
              date: null,
              before: null,
              after: null,
              free: null,
            },
          ],
        }))
        await page.goto(`/schedule?week=${monday}`)
        const head = page.getByRole('main').getByRole('heading', { level: 1 }).locator('..')
        await expect(week(page)).toBeVisible()
        await expect(week(page).getByRole('list', { name: t(words.dates) })).toBeVisible()
        await expect(
          page.getByRole('main').getByRole('region', { name: t(parts.changedSince) }),
        ).toBeVisible()
        expect((await head.boundingBox())!.height).toBe(56)
        const first = Math.min(
          ...(await blocks(page)
            .all()
            .then((all) => Promise.all(all.map(topOf)))),
        )
        const hour = week(page).locator('ol').first().locator('..')
        expect(await topOf(hour)).toBeLessThanOrEqual(230)
        expect(first).toBeGreaterThanOrEqual(await topOf(hour))
        const number = toSemesterWeek(timetable.current_semester, monday)!
        await expect(page.getByRole('heading', { level: 2 })).toContainText(
          t(words.weekNumber, { week: toOrdinal(number) }),
        )
      })

      test('opens the details of a lecture beside it, by press and by key, until Esc', async ({
        page,
        signIn,
      }) => {
        const student = await signIn('everyday')
        await setLocale(page, locale)
        const timetable = await student.ask(schedule.currentSchedule)
        const monday = findFullWeek(timetable)
        const dates = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
        const lecture = dates.flatMap((date) => listLecturesOn(timetable, date))[0]!
        const { group, date, time, time_end, room } = lecture
        const name = localize(group, 'subject', locale)
        await page.goto(`/schedule?week=${monday}`)
        const block = blocks(page).filter({ hasText: name }).first()
        await block.click()
        const details = page.getByRole('dialog', { name })
        await expect(details).toContainText(`${formatShortDay(date, locale)}, ${time}–${time_end}`)
        await expect(details).toContainText(room ?? t(parts.distance))
        await expect(details).toContainText(t(parts.groupOf, { group: group.group }))
        await expect(details).toContainText(localize(group, 'name', locale))
        await expect(details.locator('a[href="/evaluations"]')).toHaveText(/\S/)
        await expect(block).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('Escape')
        await expect(details).toHaveCount(0)
        await expect(block).toBeFocused()
        // One stop for Tab; the arrows lead through the day and to the days beside it.
        const stops = week(page).locator('button[tabindex="0"]')
        await expect(stops).toHaveCount(1)
        const reached = new Set<string>()
        const count = await blocks(page).count()
        const readFocused = () =>
          page.evaluate(() => document.activeElement?.closest('ol') && document.activeElement.textContent)
        for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
          for (let presses = 0; presses < count; presses += 1) {
            await page.keyboard.press(key)
            reached.add((await readFocused()) ?? '')
          }
        expect(reached.size).toBeGreaterThan(2)
        await expect(stops).toBeFocused()
        await expect(details).toHaveCount(0)
        // A second press on the same block closes it.
        await block.click()
        await expect(details).toBeVisible()
        await block.click()
        await expect(details).toHaveCount(0)
        await block.focus()
        await page.keyboard.press('Enter')
        await expect(details.getByRole('heading', { name })).toBeFocused()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(details.getByRole('link', { name: t(words.openCourse) })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`/courses/${group.subjectID}`)
      })
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 760 }, hasTouch: true })

      test('has one name for a subject, does not scroll sideways, and shows details as a sheet', async ({
        page,
        signIn,
      }) => {
        const student = await signIn('everyday')
        await setLocale(page, locale)
        const timetable = await student.ask(schedule.currentSchedule)
        const monday = findFullWeek(timetable)
        await page.goto(`/schedule?view=week&week=${monday}`)
        const { group } = [0, 1, 2, 3, 4]
          .flatMap((days) => listLecturesOn(timetable, addDays(monday, days)))
          .at(0)!
        const name = localize(group, 'subject', locale)
        const block = blocks(page).filter({ hasText: name }).first()
        await expect(block).toBeVisible()
        // Short names where every lesson has space for one, and else the codes of all.
        const shown = await blocks(page).evaluateAll((all) =>
          all.map((each) => ({
            subject: each.querySelector('.visually-hidden')!.textContent.split(', ')[1]!,
            names: [
              ...each.querySelectorAll<HTMLElement>('[class^="code"], [class*="Name"], [class^="title"]'),
            ]
              .filter((line) => line.getClientRects().length > 0 && !line.matches('[class*="placeName"]'))
              .map((line) => line.innerText),
          })),
        )
        expect(shown.length).toBeGreaterThan(5)
        expect(shown.filter(({ names }) => names.length !== 1)).toEqual([])
        const ofSubject = Map.groupBy(shown, (each) => each.subject)
        for (const [subject, all] of ofSubject)
          expect(new Set(all.map(({ names }) => names[0])).size, subject).toBe(1)
        const codes = new Set(timetable.groups.map(({ subject_code }) => subject_code))
        const coded = shown.filter(({ names }) => codes.has(names[0]!.replace(/\s/, ' ')))
        expect([0, shown.length]).toContain(coded.length)
        // Also with the button back to today, and with the days of the exams.
        for (const each of [monday, toMonday(timetable.today), addDays(toMonday(timetable.today), 7)]) {
          await page.goto(`/schedule?view=week&week=${each}`)
          await expect(week(page)).toBeVisible()
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
          const boxes = await Promise.all((await blocks(page).all()).map((each) => each.boundingBox()))
          const areApart = boxes.every((one, at) =>
            boxes
              .slice(at + 1)
              .every(
                (other) =>
                  one!.x + one!.width <= other!.x ||
                  other!.x + other!.width <= one!.x ||
                  one!.y + one!.height <= other!.y ||
                  other!.y + other!.height <= one!.y,
              ),
          )
          expect(areApart).toBe(true)
        }
        await page.goto(`/schedule?view=week&week=${monday}`)
        await block.click()
        const sheet = page.getByRole('dialog', { name })
        await expect(sheet).toContainText(localize(group, 'name', locale))
        await expect
          .poll(async () => {
            const box = (await sheet.boundingBox())!
            return [Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)]
          })
          .toEqual([0, 360, 760])
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
      })
    })
  })
}

test.describe('the list and the grid', () => {
  test.use({ viewport: { width: 1280, height: 800 } })
  // A full week with exams, a crowded one, and groups with dates of their own.
  for (const key of ['everyday', 'near-limit', 'rotations'])
    test(`show the same: ${key}`, async ({ page, signIn }) => {
      const student = await signIn(key)
      const { today, holidays } = await student.ask(schedule.currentSchedule)
      const mondays = new Set([
        toMonday(today),
        addDays(toMonday(today), 7),
        addDays(toMonday(today), 14),
        ...holidays.slice(0, 1).map(({ date }) => toMonday(date)),
      ])
      for (const monday of mondays) {
        await page.goto(`/schedule?view=list&week=${monday}`)
        const rows = page.getByRole('main').locator('section ol > li')
        await expect(page.getByRole('main').locator('section h3').last()).toBeVisible()
        const listed = await rows.evaluateAll((all) =>
          all.map((row) => ({
            // "09:00–10:50" of what takes place, "18:00" of a deadline or an opening, which says what it is behind it.
            time: row.children[0]!.textContent.trim().replace(/ .*/, ''),
            title: row.querySelector('[class*="title"], [class*="event"]')!.textContent.trim(),
          })),
        )
        await page.goto(`/schedule?view=week&week=${monday}`)
        await expect(week(page)).toBeVisible()
        const names = await week(page)
          .getByRole('button')
          .evaluateAll((all) =>
            all.map((button) => button.querySelector('.visually-hidden')?.textContent ?? ''),
          )
        for (const { time, title } of listed)
          expect(
            // An item with a last day and no hour has a word there.
            names.some((name) => (!/\d/.test(time) || name.includes(time)) && name.includes(title)),
            `${time} ${title} in ${names.join(' / ')}`,
          ).toBe(true)
        await expect(blocks(page)).toHaveCount(listed.filter(({ time }) => time.includes('–')).length)
      }
      expect(mondays.size).toBeGreaterThan(2)
    })

  test('name a holiday over its day', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const { holidays } = await student.ask(schedule.currentSchedule)
    const [holiday] = holidays
    await page.goto(`/schedule?week=${toMonday(holiday!.date)}`)
    const row = week(page).getByRole('list', { name: ka(words.dates) })
    await expect(row.getByText(holiday!.name, { exact: true })).toBeVisible()
    const head = await row.getByText(holiday!.name, { exact: true }).boundingBox()
    expect(head!.y + head!.height).toBeLessThanOrEqual(
      await topOf(week(page).locator('ol').first().locator('..')),
    )
  })
})

test.describe('the agenda that cannot be read', () => {
  test.use({ allowedConsoleErrors: /status of 404/ })
  test('leaves the lectures and is said, in the week of today where the address names no day', async ({
    page,
    signIn,
  }) => {
    await signIn('everyday')
    await page.route(`**${agenda.list.path}`, (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto('/schedule?week=2026-02-31')
    await expect(page.getByRole('main')).toContainText(ka(words.noAgenda))
    await expect(week(page)).toBeVisible()
  })
})
