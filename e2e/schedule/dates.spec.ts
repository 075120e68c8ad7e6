import { expect, type Page, type Request } from '@playwright/test'
import ICAL from 'ical.js'
import { agenda } from '#contract/account/agenda.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { feeds } from '#contract/studies/feeds.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { groupExamBlocks, isFarBlock, isPastExam } from '#rules/exams/exam-blocks.ts'
import { findOverlappingExams } from '#rules/exams/exam-overlap.ts'
import { localize, type Locale } from '#rules/text/locale.ts'
import { listAllLectures } from '#rules/time/timetable.ts'
import { listCurrentEvents } from '#web/areas/calendar/year-parts.ts'
import { words as year } from '#web/areas/calendar/words.ts'
import { words as exam } from '#web/areas/exams/words.ts'
import { words as feed } from '#web/areas/feeds/words.ts'
import { words } from '#web/areas/schedule/words.ts'
import { formatMonthOfYear } from '#web/i18n/format-date-case.ts'
import { formatMonth, formatShortDay, toUniversityTime } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { words as parts } from '#web/parts/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { ka, translators } from '../languages.ts'
import { openChanges } from '../page-changes/open-changes.ts'
import { cancelMeeting, restoreMeeting } from '../sql.ts'

const main = (page: Page) => page.getByRole('main')

/** Counts the API calls while the language is switched. */
const switchLanguage = async (page: Page, to: Locale): Promise<number> => {
  let reads = 0
  const count = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) reads += 1
  }
  // The bell reads what is new a second after the start.
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
    agenda.list.path,
  )
  await page.waitForLoadState('networkidle')
  page.on('request', count)
  await page.getByRole('button', { name: to === 'en' ? 'English' : 'ქართული' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
  // That nothing is read has no sign to wait for.
  await page.waitForTimeout(300)
  page.off('request', count)
  return reads
}

for (const { key, locale } of chooseViews(
  [
    { key: 'everyday', locale: 'ka' },
    { key: 'english', locale: 'en' },
  ] as const,
  1,
)) {
  const t = translators[locale]
  test.describe(`my dates, ${locale}`, () => {
    test('a cancelled lecture is shown on the schedule until it is marked as seen', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn(key)
      const { version, groups, today, holidays } = await student.ask(schedule.currentSchedule)
      await student.ask(schedule.seen, { body: { version } })
      const group = groups.find(({ dates, moves }) => dates.length === 0 && moves.length === 0)!
      const free = new Set(holidays.map(({ date }) => date))
      let date = addDays(today, 1)
      while (toWeekday(date) !== group.meetings[0]!.dayID || free.has(date)) date = addDays(date, 1)
      await cancelMeeting(db, group.scheduleID, date)
      try {
        await page.goto(`/schedule?view=list&week=${date}`)
        const notice = await openChanges(page, locale)
        const said = t(words.isCancelled, { date: formatShortDay(date, locale) })
        await expect(notice).toContainText(said)
        await expect(notice).toContainText(localize(group, 'subject', locale))
        // From another week the change leads to its own, in the same view.
        await page.goto(`/schedule?view=list&week=${addDays(date, 28)}`)
        await openChanges(page, locale)
        await notice.getByRole('link', { name: localize(group, 'subject', locale) }).click()
        await expect(page).toHaveURL(/view=list/)
        await openChanges(page, locale)
        await expect(main(page).getByRole('listitem').filter({ hasText: said })).toHaveCount(2)
        await notice.getByRole('button', { name: t(parts.haveSeen) }).click()
        await expect(notice).toHaveCount(0)
        await page.reload()
        await expect(main(page).getByText(t(parts.cancelled), { exact: true }).first()).toBeVisible()
        await expect(notice).toHaveCount(0)
        expect(await switchLanguage(page, locale === 'ka' ? 'en' : 'ka')).toBe(0)
        // The grid keeps its place and names it.
        await page.goto(`/schedule?view=week&week=${date}`)
        const other = translators[locale === 'ka' ? 'en' : 'ka']
        const week = main(page).locator('figure')
        await expect(week.getByText(other(parts.cancelled), { exact: true }).first()).toBeVisible()
        await expect(week.getByRole('listitem').filter({ hasText: other(parts.cancelled) })).not.toHaveCount(
          0,
        )
      } finally {
        await restoreMeeting(db, group.scheduleID, date)
      }
    })

    test('a calendar app reads every lecture by a secret address until it is revoked', async ({
      page,
      signIn,
    }) => {
      const student = await signIn(key)
      const { subscription } = await student.ask(feeds.subscription)
      if (subscription !== null)
        await student.call(feeds.revoke, { params: { id: subscription.subscriptionID } })
      await page.goto('/schedule')
      await page.getByRole('button', { name: t(words.more) }).click()
      await page.getByRole('button', { name: t(feed.toMyCalendar) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t(feed.createAddress) }).click()
      await expect(dialog.getByRole('button', { name: t(feed.copy) }).first()).toBeFocused()
      const address = await dialog.getByLabel(t(feed.lectures), { exact: true }).inputValue()
      expect(address).toMatch(new RegExp(`/lectures\\.ics\\?lang=${locale}$`))
      await expect(dialog.getByRole('link', { name: t(feed.openInCalendar) }).first()).toHaveAttribute(
        'href',
        address.replace('http:', 'webcal:'),
      )
      const read = await page.request.get(address)
      const events = new ICAL.Component(ICAL.parse(await read.text()) as []).getAllSubcomponents('vevent')
      const timetable = await student.ask(schedule.currentSchedule)
      const expected = listAllLectures(timetable).map(
        ({ date, time, time_end, group }) =>
          `${date}T${time}:00 ${date}T${time_end}:00 ${localize(group, 'subject', locale)}`,
      )
      expect(expected.length).toBeGreaterThan(20)
      const found = events.map((each) => new ICAL.Event(each))
      expect(
        found
          .map(({ startDate, endDate, summary }) => `${String(startDate)} ${String(endDate)} ${summary}`)
          .toSorted(),
      ).toEqual(expected.toSorted())

      // The focus moves to an element that exists.
      await dialog.getByRole('button', { name: t(feed.revoke) }).click()
      await expect(dialog.getByRole('heading', { name: t(feed.revokeTitle) })).toBeVisible()
      await expect(dialog.locator(':focus')).toContainText(t(feed.revokeText))
      await dialog.getByRole('button', { name: t(feed.revoke) }).click()
      await expect(dialog.getByRole('button', { name: t(feed.createAddress) })).toBeFocused()
      expect((await page.request.get(address)).status()).toBe(404)
      expect(await student.ask(feeds.subscription)).toEqual({ subscription: null })
    })

    test('the academic calendar shows what runs today, and the other dates of the year', async ({
      page,
      signIn,
    }) => {
      const student = await signIn(key)
      const { events, today } = await student.ask(calendar.academicCalendars)
      const names = (of: typeof events) => of.map((event) => localize(event, 'name', locale))
      await page.goto('/academic-calendar')
      const items = (name: string) =>
        page.getByRole('region', { name, exact: true }).first().getByRole('listitem')
      await expect(items(t(year.now))).toContainText(names(listCurrentEvents(events, today)))
      const others = page.getByRole('region', { name: t(year.comingDates) })
      const over = events.filter(({ end_date }) => end_date < today)
      await expect(others.getByText(t(year.pastDates, { count: over.length }))).toBeVisible()
      for (const folded of await others.locator('details').all()) await folded.locator('summary').click()
      // No date stands twice.
      const current = listCurrentEvents(events, today)
      await expect(others.getByRole('listitem')).toHaveCount(events.length - current.length)
      // A month stays whole, under its name.
      const pieces = await others
        .locator('section')
        .evaluateAll((months) => months.map((month) => month.getClientRects().length))
      expect(new Set(pieces)).toEqual(new Set([1]))
      await others.getByRole('button', { name: t(year.withoutHolidays) }).click()
      const rest = events.filter((event) => event.kind !== 'holiday' && !current.includes(event))
      await expect(others.getByRole('listitem')).toHaveCount(rest.length)
      await others.getByRole('button', { name: t(year.allDates), exact: true }).click()
      expect(await switchLanguage(page, locale === 'ka' ? 'en' : 'ka')).toBe(0)
    })

    test('a month of the year leads to its dates, folded ones too', async ({ page, signIn }) => {
      const student = await signIn(key)
      const { events, today } = await student.ask(calendar.academicCalendars)
      await page.goto('/academic-calendar')
      const strip = page.getByRole('navigation', { name: t(year.months) })
      await expect(strip.getByRole('listitem')).toHaveCount(12)
      await expect(strip.locator('[aria-current=date]')).toContainText(
        formatMonth(Number(today.slice(5, 7)), locale),
      )
      for (const { start_date, ...event } of [events[0]!, events.at(-1)!]) {
        const month = formatMonthOfYear(start_date.slice(0, 7), locale)
        await strip.getByRole('button', { name: month }).click()
        const part = page
          .getByRole('region', { name: month })
          .filter({ hasText: localize(event, 'name', locale) })
        await expect(part).toBeVisible()
        await expect(part.getByRole('heading')).toBeInViewport()
        await expect(part.getByRole('heading')).toBeFocused()
      }
    })

    test('the exam schedule is by type, with place, length and the registration deadline', async ({
      page,
      signIn,
    }) => {
      const student = await signIn(key)
      const mine = await student.ask(exams.schedule)
      const { types } = await student.ask(exams.types)
      await page.goto('/exam-schedule')
      const rows = main(page)
        .locator('li')
        .filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ })
      await expect(rows).toHaveCount(mine.exams.length)
      // A block says its type once; one far ahead is folded, but for what is marked in it.
      const { date: today } = toUniversityTime(mine.now)
      const upcoming = mine.exams.filter((each) => !isPastExam(each, { today, now: Date.parse(mine.now) }))
      const overlaps = findOverlappingExams(mine.exams.filter(({ date }) => date >= today))
      const changed = mine.changes.map((each) => (each.kind === 'exam' ? each.examScheduleID : 0))
      for (const [index, block] of groupExamBlocks(upcoming).entries()) {
        const { exams: own } = block
        const type = localize(own[0], 'examType', locale)
        const span = formatDateSpan(own[0].date, own.at(-1)!.date, locale)
        const section = main(page).getByRole('region', { name: `${type}, ${span}`, exact: true })
        await expect(section.getByText(type)).toHaveCount(1)
        const marked = own.filter(({ examScheduleID: id }) => overlaps.has(id) || changed.includes(id))
        const isFolded = index > 0 && isFarBlock(block, today)
        await expect(section.getByRole('listitem')).toHaveCount(isFolded ? marked.length : own.length)
        if (isFolded && marked.length < own.length) await section.locator('summary').click()
        await expect(section.getByRole('listitem')).toHaveCount(own.length)
        const link = section.getByRole('link', { name: localize(own[0], 'subject', locale) }).first()
        await expect(link).toHaveAttribute('href', `/courses/${own[0].subjectID}`)
      }
      // Details that all exams of a block share appear once above them.
      await expect(
        main(page)
          .getByText(t(exam.each, { length: t(exam.hours, { count: 2 }) }))
          .first(),
      ).toBeVisible()
      await expect(main(page)).toContainText(
        t(exam.registerBy, { date: localize(mine, 'registration_deadline', locale) }),
      )
      const { text, texteng } = await student.ask(exams.instructions)
      await expect(main(page)).toContainText((locale === 'ka' ? text : texteng).split('\n')[0]!)
      for (const { examTypeID, ...type } of types) {
        const ofType = mine.exams.filter((each) => each.examTypeID === examTypeID)
        if (ofType.length === 0) continue
        await page.getByRole('button', { name: localize(type, 'examType', locale) }).click()
        await expect(page).toHaveURL(new RegExp(`type=${examTypeID}`))
        await expect(rows).toHaveCount(ofType.length)
        for (const { room, subject, subjecteng } of ofType)
          await expect(
            rows.filter({ hasText: locale === 'ka' ? subject : subjecteng }).first(),
          ).toContainText(room ?? t(exam.distance))
      }
      expect(await switchLanguage(page, locale === 'ka' ? 'en' : 'ka')).toBe(0)
      // An exam of the address is in sight, also one that is folded.
      const { examScheduleID, subjectID } = upcoming.at(-1)!
      await page.goto(`/exam-schedule?exam=${examScheduleID}`)
      const linked = main(page).locator(`[data-requested] a[href="/courses/${subjectID}"]`)
      await expect(linked).toBeInViewport()
    })
  })
}

test('the back button closes a dialog first, and then leaves the page', async ({ page, signIn }) => {
  await signIn('everyday')
  await page.goto('/academic-calendar')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: ka(words.schedule) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/schedule$/)
  await page.getByRole('button', { name: ka(words.more) }).click()
  await page.getByRole('button', { name: ka(feed.toMyCalendar) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/schedule$/)
  await page.getByRole('button', { name: ka(words.more) }).click()
  await page.getByRole('button', { name: ka(feed.toMyCalendar) }).click()
  await dialog.getByRole('link').or(dialog.getByRole('button')).first().press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/academic-calendar$/)
})

test('two exams that overlap are marked, each with the other', async ({ page, signIn }) => {
  const student = await signIn('near-limit')
  const { exams: mine } = await student.ask(exams.schedule)
  const [pair] = findOverlappingExams(mine)
  expect(pair).toBeDefined()
  const [one, [other]] = pair!
  const named = (id: number | undefined) => mine.find(({ examScheduleID }) => examScheduleID === id)!.subject
  await page.goto('/exam-schedule')
  await expect(main(page)).toContainText(ka(exam.someOverlap))
  const row = (text: string) => main(page).getByRole('listitem').filter({ hasText: text })
  await expect(row(ka(exam.overlaps, { subject: named(other) })).first()).toContainText(named(one))
  await expect(row(ka(exam.overlaps, { subject: named(one) })).first()).toContainText(named(other))
})
