import { expect } from '@playwright/test'
import { lab } from '#contract/studies/lab.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { toWeekday } from '#rules/time/clock.ts'
import { checkBooking } from '#rules/lab/lab-booking.ts'
import { words } from '#web/areas/lab/words.ts'
import { words as overlapWords } from '#web/parts/booking-overlaps/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words as uiWords } from '#web/ui/words.ts'
import { formatDateWithWeekday, formatShortDay } from '#web/i18n/format.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { ka, translators } from '../languages.ts'
import { changeReply, failRequests } from '../replies.ts'
import { resetLab } from '../courses/sql.ts'

const views = [
  { who: 'second-round', locale: 'ka', width: 360, scheme: 'light' },
  { who: 'english', locale: 'en', width: 1280, scheme: 'dark' },
] as const

for (const { who, locale, width, scheme } of chooseViews(views, 0)) {
  test.describe(`the language lab, ${locale} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    const t = translators[locale]

    test('from the list to a solved task and a booked time', async ({ page, signIn, db }) => {
      test.setTimeout(60_000)
      const student = await signIn(who)
      await resetLab(db, student.code)
      await setLocale(page, locale)
      const { units } = await student.ask(lab.units)
      const { unitId, unit: unitKa, uniteng } = units.find((each) => each.uniteng === 'Word stress')!
      const name = locale === 'ka' ? unitKa : uniteng
      await page.goto('/lab')
      const main = page.getByRole('main')
      await expect(main.getByText(t(words.noBookings))).toBeVisible()
      await checkPage(page, 'the lab')
      await main.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      const unit = await student.ask(lab.unit, { params: { unitId } })

      // The audio is fetched with the token and played from a blob.
      const [sound] = unit.materials
      const title = locale === 'ka' ? sound!.title : sound!.titleeng
      const play = main.getByRole('button', { name: t(words.play, { title }) }).first()
      await play.click()
      const lasts = () =>
        main
          .locator('audio')
          .first()
          .evaluate((audio: HTMLAudioElement) => audio.duration)
      await expect.poll(lasts).toBeGreaterThan(1)

      const first = main.getByRole('listitem').filter({ hasText: t(words.taskOf, { nth: 1, count: 4 }) })
      await first.getByRole('radio', { name: 'photograph' }).check()
      await first.getByRole('button', { name: t(words.check) }).click()
      await expect(first.getByText(t(words.wrong))).toBeVisible()
      await first.getByRole('radio', { name: 'banana' }).check()
      await first.getByRole('button', { name: t(words.check) }).click()
      await expect(first.getByText(t(words.right))).toBeVisible()
      await expect(first.getByRole('button', { name: t(words.check) })).toHaveCount(0)
      await expect(main.getByText(t(words.progress, { done: 1, count: 4 }), { exact: true })).toBeVisible()

      // The last: one that is too soon to be given up is asked about.
      const slot = unit.slots.findLast(
        (each) => checkBooking(each, unit.bookings, Date.parse(unit.now)) === null,
      )!
      const when = { date: formatDateWithWeekday(slot.date, locale), time: `${slot.start}–${slot.end}` }
      await main.getByRole('button', { name: t(words.bookSlot, when) }).click()
      const dialog = page.getByRole('dialog')
      const row = main.getByRole('listitem').filter({ hasText: formatShortDay(slot.date, locale) })
      await expect(row).toContainText(t(words.booked))
      // It is booked at once, and undone.
      await page
        .locator('[data-toast]')
        .getByRole('button', { name: t(undoWords.undoBooking), exact: true })
        .click()
      await main.getByRole('button', { name: t(words.bookSlot, when) }).click()
      await expect(row).toContainText(t(words.booked))
      await checkPage(page, 'the unit')

      await main.getByRole('link', { name: t(words.toLab) }).click()
      const mine = main.getByRole('region', { name: t(words.myBookings) })
      await expect(mine).toContainText(`${formatShortDay(slot.date, locale)}, ${when.time}`)
      await mine.getByRole('button', { name: t(words.cancelBooking) }).click()
      await dialog.getByRole('button', { name: t(words.cancelBooking) }).click()
      await expect(mine.getByText(t(words.noBookings))).toBeVisible()
      expect((await student.ask(lab.units)).bookings).toEqual([])
      await resetLab(db, student.code)
    })
  })
}

test.describe('the lab that cannot be loaded', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })
  test('shows an error, and a lab without units its empty state', async ({ page, signIn }) => {
    await signIn('everyday')
    const restore = await failRequests(page, lab.units.path, { method: 'GET' })
    await page.goto('/lab')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    restore()
    await changeReply<object>(page, lab.units.path, (data) => ({ ...data, units: [], bookings: [] }))
    await page.getByRole('main').getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('main').getByText(ka(words.noUnits))).toBeVisible()
  })

  test('says once that the times could not be compared with lectures, until they can', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('everyday')
    const { units } = await student.ask(lab.units)
    const restore = await failRequests(page, schedule.currentSchedule.path)
    await page.goto(`/lab/${units[0]!.unitId}`)
    const notice = page.getByText(ka(overlapWords.unknown))
    await expect(notice).toHaveCount(1)
    restore()
    await page
      .getByRole('main')
      .getByRole('button', { name: ka(uiWords.tryAgain) })
      .click()
    await expect(notice).toHaveCount(0)
  })
})

test.describe('a path that does not exist', () => {
  test.use({ allowedConsoleErrors: /status of (404|422|400)/ })
  for (const { path, to } of [
    { path: '/lab/99999', to: '/lab' },
    { path: '/courses/99999', to: '/schedule' },
    { path: '/courses/abc', to: '/schedule' },
    { path: '/courses/99999/quiz?quiz=1', to: '/courses/99999' },
  ])
    test(`${path} links to the list and offers no retry`, async ({ page, signIn }) => {
      await signIn('everyday')
      await page.goto(path)
      const main = page.getByRole('main')
      await main.locator('a.main-button').click()
      await expect(page).toHaveURL(new RegExp(`${to}$`))
      await expect(main.getByRole('button', { name: ka(uiWords.tryAgain) })).toHaveCount(0)
    })
})

test('a time that clashes with two lectures says so before it is booked, and the schedule marks the clash', async ({
  page,
  signIn,
}) => {
  const student = await signIn('everyday')
  const { units } = await student.ask(lab.units)
  const word = units.find((each) => each.uniteng === 'Word stress')!
  const unit = await student.ask(lab.unit, { params: { unitId: word.unitId } })
  const slot = unit.slots.find((each) => checkBooking(each, unit.bookings, Date.parse(unit.now)) === null)!
  const { groups } = await student.ask(schedule.currentSchedule)
  const other = groups.find(({ subjectID }) => subjectID !== groups[0]!.subjectID)!
  const two = [groups[0]!, other].map((group) => ({
    ...group,
    dates: [],
    moves: [],
    meetings: [{ ...group.meetings[0]!, dayID: toWeekday(slot.date), time: slot.start, time_end: slot.end }],
  }))
  await changeReply(page, schedule.currentSchedule.path, (data: object) => ({
    ...data,
    holidays: [],
    weeks_off: [],
    groups: two,
  }))
  await page.goto(`/lab/${word.unitId}`)
  const when = { date: formatDateWithWeekday(slot.date, 'ka'), time: `${slot.start}–${slot.end}` }
  const row = page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: ka(words.bookSlot, when) }),
  })
  for (const { subject } of two)
    await expect(row.getByText(ka(overlapWords.clashesWith))).toContainText(
      `${ka(overlapWords.lecture, { subject })}, ${slot.start}–`,
    )
  await page.goto(`/schedule?view=list&week=${slot.date}`)
  // The clash is shown once, on the later row.
  const [first, second] = two.map(({ subject }) =>
    page.getByText(ka(parts.atOnce, { subject }), { exact: true }),
  )
  await expect(first!.or(second!)).toHaveCount(1)
  await expect(first!.or(second!)).toBeVisible()
})
