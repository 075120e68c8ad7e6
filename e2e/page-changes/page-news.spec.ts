import { expect } from '@playwright/test'
import { courses } from '#contract/studies/courses.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { lab } from '#contract/studies/lab.ts'
import { program } from '#contract/studies/program.ts'
import { registration } from '#contract/registration/registration.ts'
import { resources } from '#contract/studies/resources.ts'
import { addDays } from '#rules/time/clock.ts'
import { localize } from '#rules/text/locale.ts'
import { words as courseWords } from '#web/areas/courses/words.ts'
import { words as workWords } from '#web/areas/exams/viewing/words.ts'
import { words as labWords } from '#web/areas/lab/words.ts'
import { words as programWords } from '#web/areas/program/words.ts'
import { words as textWords } from '#web/areas/resources/words.ts'
import { formatDate, formatShortDay } from '#web/i18n/format.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { expectListedChange } from './move-deadlines.ts'
import { setView } from './set-view.ts'
import {
  addModuleCredits,
  addPaperComment,
  setQuizPoints,
  moveLabTime,
  changeResource,
  deletePaperComment,
  restoreResource,
} from './sql.ts'
import { saveExamPapersSeen, findExamPaper } from '../exams/open-exam-paper.ts'
import type { Student } from '../student.ts'

const haveSeenLab = async (student: Student) => {
  const { version } = await student.ask(lab.units)
  await student.ask(lab.seen, { body: { version } })
}
const charter = { params: { name: 'university-charter' } }
const haveSeenTexts = async (student: Student) => {
  const { version } = await student.ask(resources.byName, charter)
  await student.ask(resources.seen, { body: { version } })
}
const haveSeenProgram = async (student: Student) => {
  const { version } = await student.ask(program.fullProgram)
  await student.ask(program.seen, { body: { version } })
  // The page shows changes of marks too.
  const marks = await student.ask(evaluations.semesters)
  await student.ask(evaluations.seen, { body: { version: marks.version } })
}
const haveSeenCourse = async (student: Student, subjectId: number) => {
  const params = { subjectId }
  const { version } = await student.ask(courses.course, { params })
  await student.ask(courses.seen, { params, body: { version } })
}

for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 360 },
    { locale: 'en', width: 1280 },
  ] as const,
  0,
)) {
  const t = translators[locale]

  test.describe(`changes since the last visit, ${locale} ${width}`, () => {
    setView(locale, width)

    test('to a booked lab time are shown', async ({ page, signIn, db }) => {
      const student = await signIn('everyday')
      await haveSeenLab(student)
      const time = (await student.ask(lab.units)).bookings[0]!
      const { bookingID, date, start } = time
      // Later than all other times of the unit.
      const days = 63
      await moveLabTime(db, bookingID, days)
      try {
        const place = (after: number) => `${formatShortDay(addDays(date, after), locale)} ${start}`
        const moved = t(labWords.timeMoved, { was: place(0), now: place(days) })
        await page.goto('/lab')
        // The booking itself shows its former time too.
        const booking = page.getByRole('region', { name: t(labWords.myBookings) }).getByRole('listitem')
        await expect(booking.filter({ hasText: moved })).toHaveCount(1)
        await expectListedChange(page, locale, '/lab', [`${localize(time, 'unit', locale)}: ${moved}`])
        await expect(booking.filter({ hasText: moved })).toHaveCount(0)
      } finally {
        await moveLabTime(db, bookingID, -days)
        await haveSeenLab(student)
      }
    })

    test('to a text of the university are shown', async ({ page, signIn, db }) => {
      const student = await signIn('everyday')
      await haveSeenTexts(student)
      const { updated_at, ...text } = await student.ask(resources.byName, charter)
      await changeResource(db, 'university-charter', '2026-10-05T12:00:00Z')
      try {
        const changed = t(textWords.isChanged, { date: formatDate('2026-10-05', locale) })
        await expectListedChange(
          page,
          locale,
          '/university-charter',
          [`${localize(text, 'title', locale)}: ${changed}`],
          false,
        )
      } finally {
        await restoreResource(db, 'university-charter', updated_at)
        await haveSeenTexts(student)
      }
    })

    test('to the comments on an exam paper are shown', async ({ page, signIn, db }) => {
      const student = await signIn('everyday')
      await saveExamPapersSeen(student)
      const { exam } = await findExamPaper(student)
      const comment = await addPaperComment(db, exam.id)
      try {
        const what = `${localize(exam, 'subject', locale)}, ${localize(exam, 'examType', locale)}`
        await expectListedChange(page, locale, '/exam-view', [
          `${what}: ${t(workWords.newComments, { count: 1 })}`,
        ])
      } finally {
        await deletePaperComment(db, comment)
        await saveExamPapersSeen(student)
      }
    })

    test('to the programme are shown', async ({ page, signIn, db }) => {
      const student = await signIn('everyday')
      await haveSeenProgram(student)
      const { module } = (await student.ask(program.fullProgram)).modules[0]!
      await addModuleCredits(db, module.program_moduleID, 5)
      try {
        const changed = t(programWords.otherCredits, { was: module.ects, now: module.ects + 5 })
        await expectListedChange(page, locale, '/my-program', [
          `${localize(module, 'module', locale)}: ${changed}`,
        ])
      } finally {
        await addModuleCredits(db, module.program_moduleID, -5)
        await haveSeenProgram(student)
      }
    })

    test('to the points of a quiz are shown', async ({ page, signIn, db }) => {
      const student = await signIn('everyday')
      const quizzes = await Promise.all(
        (await student.ask(registration.alreadyRegistered)).subjects.map(async ({ subjectID }) => {
          const course = await student.ask(courses.course, { params: { subjectId: subjectID } })
          return course.quizzes.map((quiz) => ({ ...quiz, subjectID, now: course.now }))
        }),
      )
      const written = quizzes
        .flat()
        .find(({ started_at, closes_at, now }) => started_at !== null && closes_at < now)!
      await haveSeenCourse(student, written.subjectID)
      await setQuizPoints(db, student.code, written.quizID, 1)
      try {
        const title = localize(written, 'title', locale)
        const now = t(courseWords.quizPoints, { count: 1, points: '1' })
        await expectListedChange(page, locale, `/courses/${written.subjectID}`, [
          `${t(courseWords.quoted, { title })}: ${t(courseWords.quizMarked, { now })}`,
        ])
      } finally {
        await setQuizPoints(db, student.code, written.quizID, null)
        await haveSeenCourse(student, written.subjectID)
      }
    })
  })
}
