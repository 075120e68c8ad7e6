import { expect } from '@playwright/test'
import { groups } from '#contract/registration/groups.ts'
import { courses } from '#contract/studies/courses.ts'
import { program } from '#contract/studies/program.ts'
import { exams as examCalls } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { localize } from '#rules/text/locale.ts'
import { words as course } from '#web/areas/courses/words.ts'
import { words } from '#web/areas/courses/progress/words.ts'
import { words as evaluationWords } from '#web/areas/evaluations/words.ts'
import { words as uiWords } from '#web/ui/words.ts'
import { formatNumber, formatShortDay, toUniversityMoment } from '#web/i18n/format.ts'
import { findNextLecture } from '#web/parts/timetable/timetable.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka, translators } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { failRequests } from '../replies.ts'
import type { Student } from '../student.ts'

/** A subject of the student with marked and open components, a coming exam with a seat, and a presentation. */
const findCourse = async (student: Student) => {
  const { groups } = await student.ask(schedule.currentSchedule)
  for (const subjectId of new Set(groups.map(({ subjectID }) => String(subjectID)))) {
    const found = await student.ask(courses.course, { params: { subjectId } })
    const { progress } = found
    if (progress?.presentation?.upload_until && progress.exams.some(({ seat }) => seat !== null))
      return { subjectId, found, progress }
  }
  throw new Error('no course with an exam and a presentation')
}

for (const { locale, width, scheme } of chooseViews(
  [
    { locale: 'ka', width: 360, scheme: 'dark' },
    { locale: 'en', width: 1280, scheme: 'light' },
  ] as const,
  1,
)) {
  test.describe(`the student's results in a course, ${locale} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    const t = translators[locale]

    test('stand on its page with the exams and the presentation, each linked to its screen', async ({
      page,
      signIn,
    }) => {
      const student = await signIn('everyday')
      await setLocale(page, locale)
      const { subjectId, found, progress } = await findCourse(student)
      await page.goto(`/courses/${subjectId}`)
      const main = page.getByRole('main')
      const results = main.getByRole('region', { name: t(words.results) })
      const rows = results.getByRole('listitem')
      await expect(rows).toHaveCount(progress.components.length)
      for (const [nth, { score, max_score, ...part }] of progress.components.entries()) {
        await expect(rows.nth(nth)).toContainText(localize(part, 'component', locale))
        const points = score === null ? '—' : formatNumber(score, locale)
        await expect(rows.nth(nth)).toContainText(t(words.scoreOf, { points, most: max_score }))
      }
      const exam = progress.exams.find(({ seat }) => seat !== null)!
      const exams = main.getByRole('region', { name: t(words.exams) })
      await expect(exams).toContainText(formatShortDay(exam.date, locale))
      await expect(exams).toContainText(`${exam.room} · ${t(words.seat, { seat: exam.seat! })}`)
      // Its own groups come first, with the next class.
      const own = main.getByRole('region', { name: t(course.groups) })
      const { date, minute } = toUniversityMoment(Date.parse(found.now))
      const timetable = await student.ask(schedule.currentSchedule)
      const taken = timetable.groups.filter((group) => String(group.subjectID) === subjectId)
      const next = findNextLecture({ ...timetable, groups: taken }, date, minute)!
      const isRunning = next.date === date && toMinutes(next.time) <= minute
      await expect(own).toContainText(
        isRunning
          ? t(course.runningUntil, { time: next.time_end, room: '' }).trimEnd()
          : new RegExp(`${t(course.nextClass, { when: '', room: '' }).split(':')[0]}: .*${next.time}, `),
      )
      await checkPage(page, 'the course')

      await results.getByRole('link').click()
      await expect(page.getByRole('dialog')).toContainText(localize(found.subject, 'subject', locale))
      // The way back leads to the screen from which the course was opened, and the menu marks it.
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t(evaluationWords.toCourse) })
        .click()
      await expect(page).toHaveURL(`/courses/${subjectId}`)
      const marked = page.locator('#sidebar a[aria-current=page]')
      await expect(marked).toHaveAttribute('href', '/evaluations')
      await main.getByRole('link', { name: t(course.evaluations), exact: true }).click()
      await expect(page).toHaveURL(/\/evaluations/)
      await page.goto(`/courses/${subjectId}`)
      await expect(main.getByRole('link', { name: t(course.schedule), exact: true })).toBeVisible()
      await expect(marked).toHaveAttribute('href', '/schedule')
      await main
        .getByRole('region', { name: t(words.presentation) })
        .getByRole('link')
        .click()
      await expect(page).toHaveURL(`/presentations?subject=${subjectId}`)
    })
  })
}

test('what can be done in a course now is its first line, and leads to the dialog of its files', async ({
  page,
  signIn,
}) => {
  const student = await signIn('everyday')
  const { exams } = await student.ask(examCalls.schedule)
  const moment = Date.now()
  const { subjectID, examScheduleID } = exams.find(
    ({ upload_from, upload_until, files }) =>
      upload_from !== null &&
      Date.parse(upload_from) <= moment &&
      moment < Date.parse(upload_until!) &&
      files.length === 0,
  )!
  await page.goto(`/courses/${subjectID}`)
  const due = page.getByRole('main').getByRole('list', { name: ka(words.toDo) })
  await due.getByRole('link', { name: ka(words.submitFiles) }).click()
  await expect(page).toHaveURL(`/exam-schedule?upload=${examScheduleID}`)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a subject that is not taken shows the earlier mark, and leads to its own registration', async ({
  page,
  signIn,
}) => {
  const student = await signIn('everyday')
  const { modules } = await student.ask(program.fullProgram)
  const subjects = modules.flatMap((each) => each.subjects)
  const load = (subjectID: number) =>
    student.ask(courses.course, { params: { subjectId: String(subjectID) } })
  const loaded = await Promise.all(subjects.slice(0, 40).map(({ subjectID }) => load(subjectID)))
  const passed = loaded.find(({ earlier_mark }) => earlier_mark?.statusID === 1)!
  const others = loaded.filter((each) => each.registrationID === null && each.earlier_mark === null)
  const offers = await Promise.all(
    others.map(({ subject }) =>
      student.ask(groups.general, { params: { subjectID: String(subject.subjectID) } }),
    ),
  )
  const [open, closed] = [true, false].map(
    (hasGroup) => others[offers.findIndex((offer) => offer.groups.length > 0 === hasGroup)]!,
  )
  const main = page.getByRole('main')
  await page.goto(`/courses/${passed.subject.subjectID}`)
  const { score, letter } = passed.earlier_mark!
  await expect(main).toContainText(`${formatNumber(score!, 'ka')} / 100 · ${letter}`)
  await expect(main.getByRole('link', { name: ka(course.toRegistration) })).toHaveCount(0)
  // Registration has nothing to choose there.
  await page.goto(`/courses/${closed!.subject.subjectID}`)
  await expect(main).toContainText(ka(course.noOfferedGroups))
  await expect(main.locator('[href^="mailto:"]')).toBeVisible()
  await expect(main.getByRole('link', { name: ka(course.toRegistration) })).toHaveCount(0)
  await page.goto(`/courses/${open!.subject.subjectID}`)
  await main.getByRole('link', { name: ka(course.toRegistration) }).click()
  await expect(page).toHaveURL(`/registration?subject=${open!.subject.subjectID}`)
  await expect(main).toContainText(open!.subject.subject)
})

test.describe('the timetable that cannot be read', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })
  test('leaves the course, and is said in place of the next class, until it can be read', async ({
    page,
    signIn,
  }) => {
    const { subjectId } = await findCourse(await signIn('everyday'))
    const restore = await failRequests(page, schedule.currentSchedule.path)
    await page.goto(`/courses/${subjectId}`)
    const groupsPart = page.getByRole('main').getByRole('region', { name: ka(course.groups) })
    await expect(groupsPart).toContainText(ka(course.nextClassUnknown))
    restore()
    await groupsPart.getByRole('button', { name: ka(uiWords.tryAgain) }).click()
    await expect(groupsPart).not.toContainText(ka(course.nextClassUnknown))
    await expect(groupsPart.getByRole('alert')).toHaveCount(0)
  })
})
