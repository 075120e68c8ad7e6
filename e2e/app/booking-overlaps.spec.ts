import { expect, type Locator, type Page } from '@playwright/test'
import { agreements } from '#contract/account/agreements.ts'
import { agenda } from '#contract/account/agenda.ts'
import { consultation } from '#contract/administration/consultation.ts'
import { camera } from '#contract/campus/camera.ts'
import { lab } from '#contract/studies/lab.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { checkBooking } from '#rules/lab/lab-booking.ts'
import { addDays, toWeekday } from '#rules/time/clock.ts'
import { words as visitWords } from '#web/areas/agreements/words.ts'
import { words as cameraWords } from '#web/areas/camera/words.ts'
import { words as consultationWords } from '#web/areas/consultation/words.ts'
import { words as labWords } from '#web/areas/lab/words.ts'
import { formatDateWithWeekday, toUniversityTime } from '#web/i18n/format.ts'
import { words } from '#web/parts/booking-overlaps/words.ts'
import { checkPage } from '../check-page.ts'
import { dutyDialog } from '../duties/duty-dialog.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { resetContract } from '../agreements/sql.ts'
import { changeReply } from '../replies.ts'
import { setLocale } from '../set-locale.ts'
import type { Student } from '../student.ts'

interface Time {
  readonly date: string
  readonly start: string
  readonly end: string
}

/** Adds a lecture, an exam and another booking at that time; returns the expected lines of the warning. */
const fillTime = async (page: Page, student: Student, time: Time): Promise<string[]> => {
  const { date, start, end } = time
  const { groups } = await student.ask(schedule.currentSchedule)
  const group = groups[0] ?? { subject: 'ალგებრა', subjecteng: 'Algebra', scheduleID: 1 }
  await changeReply(page, schedule.currentSchedule.path, (data: object) => ({
    ...data,
    holidays: [],
    weeks_off: [],
    current_semester: { start_date: addDays(date, -30), end_date: addDays(date, 30) },
    groups: groups.slice(0, 1).map((each) => ({
      ...each,
      dates: [],
      moves: [],
      meetings: [{ ...each.meetings[0]!, dayID: toWeekday(date), time: start, time_end: end }],
    })),
  }))
  await changeReply(page, agenda.list.path, (data: { items: object[] }) => ({
    ...data,
    items: [
      ...data.items,
      {
        ...data.items[0],
        key: 'exam-1',
        kind: 'exam',
        targetID: 1,
        name: 'გამოცდა',
        nameeng: 'Exam',
        duty: null,
        start_date: date,
        start_time: start,
        end_date: date,
        end_time: end,
        subjectID: 1,
        subject: 'გეომეტრია',
        subjecteng: 'Geometry',
        missing_credits: null,
        year_credits: null,
      },
    ],
  }))
  const request = { requestID: 1, equipment: [], purpose: '', created_at: '2026-01-01T00:00:00+04:00' }
  await changeReply(page, camera.requests.path, (data: { requests: object[] }) => ({
    ...data,
    requests: [
      { ...request, ...time, status: 'confirmed', reason: null },
      { ...request, ...time, requestID: 2, start: '00:00', end: '23:59', status: 'rejected', reason: '' },
    ],
  }))
  const hours = `, ${start}–${end}`
  return [
    ...(groups.length > 0 ? [`${ka(words.lecture, { subject: group.subject })}${hours}`] : []),
    `გეომეტრია: გამოცდა${hours}`,
    `${ka(words.otherBooking)}${hours}`,
  ]
}

const expectWarning = async (inside: Locator, said: readonly string[]) => {
  const warning = inside.getByText(ka(words.clashesWith))
  await expect(warning).toHaveCount(1)
  for (const each of said) await expect(warning).toContainText(each)
  // Rejected bookings do not count.
  await expect(warning).not.toContainText('23:59')
}

// spec 2.12
test.describe('a time that clashes with a lecture, an exam and a booking says so before it is booked', () => {
  test('in the language lab', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const { units } = await student.ask(lab.units)
    const { unitId } = units.find((each) => each.uniteng === 'Word stress')!
    const unit = await student.ask(lab.unit, { params: { unitId } })
    const slot = unit.slots.find((each) => checkBooking(each, unit.bookings, Date.parse(unit.now)) === null)!
    const said = await fillTime(page, student, slot)
    await page.goto(`/lab/${unitId}`)
    const when = { date: formatDateWithWeekday(slot.date, 'ka'), time: `${slot.start}–${slot.end}` }
    const button = page.getByRole('button', { name: ka(labWords.bookSlot, when) })
    await expectWarning(page.getByRole('listitem').filter({ has: button }), said)
    await expect(button).toBeEnabled()
  })

  test('with a psychologist', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    const student = await signIn('everyday')
    const slot = (await student.ask(consultation.times)).slots[0]!
    const said = await fillTime(page, student, slot)
    await page.goto('/psychologist-consultation')
    const main = page.getByRole('main')
    await main
      .getByRole('button', { name: `${slot.start}–${slot.end}` })
      .first()
      .click()
    await expectWarning(main, said)
    await checkPage(page, 'a consultation that clashes')
    await expect(main.getByRole('button', { name: ka(consultationWords.book), exact: true })).toBeEnabled()
  })

  test('for cameras, of which a request names the hours', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const time = { date: addDays(toUniversityTime(Date.now()).date, 9), start: '10:00', end: '12:00' }
    const said = await fillTime(page, student, time)
    await page.goto('/cam-requests')
    await page.getByRole('textbox', { name: ka(cameraWords.day) }).fill(time.date)
    await page.getByLabel(ka(cameraWords.start)).fill('11:00')
    await page.getByLabel(ka(cameraWords.end)).fill('13:00')
    await expectWarning(page.getByRole('main').locator('form'), said)
    await page.getByLabel(ka(cameraWords.start)).fill('12:00')
    await page.getByLabel(ka(cameraWords.start)).blur()
    await expect(page.getByText(ka(words.clashesWith))).toHaveCount(0)
  })

  test('for the visit to sign the contract', async ({ page, signIn, db }) => {
    const student = await signIn('international')
    await resetContract(db, student.code)
    await setLocale(page, 'ka')
    const { branches } = await student.ask(agreements.internationalData)
    const free = await student.ask(agreements.availableTimes, { body: { branch: branches[0]!.branchID } })
    const { date, times } = free.dates[2]!
    const [first, second] = times
    // The second one does not overlap the first.
    expect(second!.start >= first!.end).toBe(true)
    const said = await fillTime(page, student, { date, start: first!.start, end: first!.end })
    await page.goto('/')
    const { dialog } = dutyDialog(page, 'ka')
    const group = (name: string) => dialog.getByRole('group', { name })
    await group(ka(visitWords.branch)).getByRole('radio').first().check()
    await group(ka(visitWords.date)).getByRole('radio').nth(2).check()
    await group(ka(visitWords.time)).getByRole('radio').first().check()
    await expectWarning(dialog, said)
    await group(ka(visitWords.time)).getByRole('radio').nth(1).check()
    await expect(dialog.getByText(ka(words.clashesWith))).toHaveCount(0)
  })
})
