import { expect } from '@playwright/test'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays } from '#rules/time/clock.ts'
import { registration } from '#contract/registration/registration.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as scheduleWords } from '#web/areas/schedule/words.ts'
import { words as shell } from '#web/app/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { formatShortDate, formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { toMonday } from '#web/parts/timetable/timetable.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { sortedIds, hasTwoParts, findOffer, loadTakenSeats, type Offer } from './offer.ts'
import { cancelRegistration, loadRegistration } from './registrations.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen, recordWrites } from './registration-screen.ts'
import { failRequests } from '../replies.ts'
import type { Student } from '../student.ts'

/** A group that the picker lists and that clashes with a registered subject. */
const clashing = ({ all, set }: Offer) =>
  all.find(
    ({ code, config, part, parentID }) =>
      code === 'group_clash' && config === set[0].config && part === 2 && parentID === set[0].scheduleID,
  )
/** A Monday of a week in which every group has its lectures. */
const wholeWeek = async (student: Student): Promise<string> => {
  const { current_semester, holidays } = await student.ask(schedule.currentSchedule)
  let monday = addDays(toMonday(current_semester.start_date), 7)
  while (holidays.some(({ date }) => toMonday(date) === monday)) monday = addDays(monday, 7)
  return monday
}
test.describe('a seat', () => {
  test.use({ viewport: { width: 1680, height: 950 } })

  test('is taken as a complete linked set, shown in the schedule, and given up', async ({
    page,
    signIn,
    db,
  }) => {
    test.slow()
    const student = await signIn(await findPeer(db, 6))
    const offer = await findOffer(student, hasTwoParts)
    const { module, subject, set } = offer
    const before = await loadRegistration(student, subject.subjectID)
    const taken = await Promise.all(set.map((row) => loadTakenSeats(student, row)))
    const writes = recordWrites(page)
    const screen = registrationScreen(page)
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: ka(shell.registration) })
      .first()
      .click()
    await expect(page).toHaveURL('/registration')

    try {
      await test.step('from the modules to the groups', async () => {
        const moduleButton = screen.list.getByRole('button', { name: module.module })
        if ((await moduleButton.getAttribute('aria-expanded')) === 'false') await moduleButton.click()
        const subjectButton = screen.list.getByRole('button', { name: subject.subject_code })
        await expect(subjectButton).toContainText(subject.subject)
        await expect(subjectButton).toContainText(ka(words.ectsShort, { count: subject.ects }))
        await subjectButton.click()
        await expect(screen.groups.getByRole('heading', { level: 2 })).toContainText(subject.subject)
        await expect(page).toHaveURL(offer.address)
      })

      await test.step('the table has every column of section 2', async () => {
        const [first] = set
        const columns = [
          parts.group,
          parts.day,
          parts.time,
          parts.lecturer,
          parts.registered,
          parts.rotation,
          parts.room,
          parts.starts,
          parts.dates,
        ]
        await expect(screen.groups.getByRole('columnheader')).toHaveText(
          columns.map((column) => new RegExp(ka(column))),
        )
        const cells = screen.row(first.group).getByRole('cell')
        const { dayID, time, time_end, room } = first.meetings[0]!
        await expect(cells.nth(0)).toHaveText(formatWeekday(dayID, 'ka', 'short'))
        await expect(cells.nth(1)).toHaveText(`${time}–${time_end}`)
        await expect(cells.nth(2)).toContainText(first.name)
        await expect(cells.nth(3)).toContainText(`${first.st_count} / ${first.capacity}`)
        await expect(cells.nth(4)).toContainText(
          first.rotation ? formatShortDateSpan(first.start_date, first.end_date, 'ka') : '—',
        )
        await expect(cells.nth(5)).toContainText(formatRoom(first, room, 'ka'))
        await expect(cells.nth(6)).toContainText(formatShortDate(first.start_date, 'ka'))
        await expect(cells.nth(7)).toContainText(
          first.dates.length === 0
            ? ka(parts.wholeSemester)
            : first.dates
                .map(({ start_date, end_date }) => formatShortDateSpan(start_date, end_date, 'ka'))
                .join(', '),
        )
        const seats = ka(parts.seatsRead, { taken: first.st_count, capacity: first.capacity })
        await expect(screen.group(first.group)).toHaveAccessibleName(new RegExp(`${seats}$`))
      })

      await test.step('after the confirmation one call takes the whole set', async () => {
        for (const { group } of set) await screen.press(group)
        await expect(screen.question).toBeHidden()
        await screen.register(screen.groups).click()
        await expect(screen.question).toContainText(ka(messages.chooseThisGroup))
        await expect(screen.question.getByRole('listitem')).toHaveText(
          set.map(({ group }) => new RegExp(`, ${ka(picker.group, { group })}:`)),
        )
        await expect(screen.question).toContainText(`${before.total_ects} + ${subject.ects} / 45`)
        expect(writes).toEqual([])
        await screen.question.getByRole('button', { name: ka(words.cancel) }).click()
        await expect(screen.question).toBeHidden()
        await screen.register(screen.groups).click()
        await expect(screen.question).toBeVisible()
        await page.goBack()
        await expect(screen.question).toBeHidden()
        await expect(page).toHaveURL(offer.address)
        expect(writes).toEqual([])

        await screen.register(screen.groups).click()
        const [sent] = await Promise.all([
          page.waitForRequest((request) => request.method() === 'POST'),
          screen.register(screen.question).click(),
        ])
        expect(sent.postDataJSON()).toMatchObject({
          program_module_id: module.program_moduleID,
          schedule_ids: set.map(({ scheduleID }) => scheduleID),
        })
        await expect(screen.groups.getByText(ka(words.seatIsYours))).toBeFocused()
        await expect(screen.groups.getByRole('link', { name: ka(words.seeInSchedule) })).toHaveAttribute(
          'href',
          '/schedule',
        )
        for (const { lecture_type } of set)
          await expect(screen.groups.getByRole('region', { name: lecture_type })).toBeVisible()
        expect(writes).toEqual(['POST /api/registration'])
      })

      await test.step('the registration is listed and the credits count', async () => {
        const total = before.total_ects + subject.ects
        await expect(screen.mine).toContainText(ka(words.total, { ects: total }))
        await expect(screen.mine).toContainText(subject.subject_code)
        await expect(screen.list.getByRole('button', { name: subject.subject_code })).toContainText(
          ka(words.isRegistered),
        )
        const now = await loadRegistration(student, subject.subjectID)
        expect(now.total_ects).toBe(total)
        expect(sortedIds(now.own?.groups ?? [])).toEqual(sortedIds(set))
        expect(await Promise.all(set.map((row) => loadTakenSeats(student, row)))).toEqual(
          taken.map((count) => count + 1),
        )
      })

      await test.step('the schedule shows them', async () => {
        const menu = page.getByRole('navigation', { name: ka(shell.sidebarMenu) })
        await menu.getByRole('link', { name: ka(shell.schedule), exact: true }).click()
        await expect(page.getByRole('list', { name: ka(scheduleWords.subjects) })).toContainText(
          subject.subject,
        )
        await page.goto(`/schedule?view=list&week=${await wholeWeek(student)}`)
        for (const { meetings } of set) {
          for (const { dayID, time } of meetings) {
            const day = page
              .getByRole('main')
              .locator('section')
              .filter({ hasText: formatWeekday(dayID, 'ka') })
            await expect(day.getByRole('listitem').filter({ hasText: subject.subject })).toContainText([time])
          }
        }
      })

      await test.step('given up after a confirmation, and free for another student', async () => {
        await page.goto('/registration')
        const confirmation = page.getByRole('dialog', { name: ka(words.giveUpTitle) })
        await screen.act('giveUpOf', subject.subject)
        await confirmation.getByRole('button', { name: ka(words.keepSeat) }).click()
        await expect(confirmation).toBeHidden()
        await expect(
          screen.mine.getByRole('button', { name: ka(words.actionsOf, { subject: subject.subject }) }),
        ).toBeFocused()
        await screen.act('giveUpOf', subject.subject)
        expect(writes).toHaveLength(1)
        await confirmation.getByRole('button', { name: ka(words.giveUp) }).click()
        await expect(page.getByText(ka(words.seatGivenUp, { subject: subject.subject }))).toBeVisible()
        await expect(screen.mine).toContainText(ka(words.total, { ects: before.total_ects }))
        await expect(screen.mine).not.toContainText(subject.subject_code)
        expect(writes).toHaveLength(2)
        expect(writes[1]).toMatch(/^DELETE \/api\/registration\/\d+$/)
        expect(await Promise.all(set.map((row) => loadTakenSeats(student, row)))).toEqual(taken)
        expect((await loadRegistration(student, subject.subjectID)).own).toBeUndefined()
      })
    } finally {
      await cancelRegistration(student, subject.subjectID)
    }
  })

  // spec 5.8
  test('that clashes names the other subject before the press; pressed, it is refused and nothing is sent', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 40))
    const offer = await findOffer(student, (each) => hasTwoParts(each) && clashing(each) !== undefined)
    const { group, clash } = clashing(offer)!
    const writes = recordWrites(page)
    const screen = registrationScreen(page)
    await page.goto(offer.address)
    await screen.press(offer.set[0].group)
    const radio = screen.group(group)
    await expect(radio).toHaveAttribute('aria-disabled', 'true')
    await expect(radio).toHaveAccessibleDescription(new RegExp(`„${RegExp.escape(clash!.subject)}“`))
    await expect(screen.row(group)).toContainText(clash!.subject)
    await radio.focus()
    await expect(radio).toBeFocused()
    const week = page.getByRole('figure', { name: ka(picker.weekOf) })
    await expect(week).toContainText(ka(parts.meets, { subject: clash!.subject }))

    for (const press of [() => page.keyboard.press('Enter'), () => screen.press(group)]) {
      await press()
      const why = screen.row(group).getByRole('alert')
      await expect(why).toContainText(ka(messages.timeCoincides))
      await expect(why).toContainText(clash!.subject)
      await expect(radio).toHaveAttribute('aria-checked', 'false')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    expect(writes).toEqual([])
  })
})

test.describe('a part that cannot be loaded', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })

  for (const { what, path } of [
    { what: 'the modules', path: '/api/registration/program-modules' },
    { what: 'the subjects of a module', path: '/api/registration/program-modules/*' },
    { what: 'the groups', path: '/api/registration/groups/general/*' },
    { what: 'own registrations', path: '/api/registration/already-registered' },
    { what: 'the windows', path: '/api/registration-steps' },
  ]) {
    test(`${what}: shows an error and no empty state, and can be loaded again`, async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn(await findPeer(db, 18))
      const offer = await findOffer(student)
      const { subjects: mine } = await student.ask(registration.alreadyRegistered)
      const screen = registrationScreen(page)
      const restore = await failRequests(page, path, { method: 'GET' })
      await page.goto(offer.address)
      const main = page.getByRole('main')
      await expect(main.getByRole('alert')).toHaveCount(1)
      for (const empty of [
        words.noModules,
        words.noSubjects,
        ...(mine.length > 0 ? [words.noRegistrations] : []),
        words.isOver,
        words.chooseSubject,
      ])
        await expect(main).not.toContainText(ka(empty))
      restore()
      await main
        .getByRole('alert')
        .getByRole('button', { name: ka(shell.tryAgain) })
        .click()
      await expect(screen.group(offer.set[0].group)).toBeVisible()
      await expect(screen.list.getByRole('button', { name: offer.subject.subject_code })).toBeVisible()
      await expect(main.getByRole('alert')).toHaveCount(0)
    })
  }
})
