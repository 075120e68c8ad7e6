import { expect, type Page } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { addDays } from '#rules/time/clock.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { describeAgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { words as parts } from '#web/parts/words.ts'
import { chooseViews } from '../all-views.ts'
import type { Agenda } from '../home/read-agenda.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { setLocale } from '../set-locale.ts'
import type { Student } from '../student.ts'

/** A day of the next week with a lecture, at whose time an exam is held; a deadline is an hour before it begins. */
const putExamAtLecture = async (page: Page, student: Student) => {
  const timetable = await student.ask(schedule.currentSchedule)
  const { items } = await student.ask(agenda.list)
  let date = addDays(timetable.today, 7)
  while (listLecturesOn(timetable, date).length === 0) date = addDays(date, 1)
  const lecture = listLecturesOn(timetable, date)[0]!
  const exam = {
    ...items.find(({ kind, subjectID }) => kind === 'exam' && subjectID !== lecture.group.subjectID)!,
    key: 'exam-moved',
    start_date: date,
    start_time: lecture.time,
    end_date: date,
    end_time: lecture.time_end,
  }
  const quiz = {
    ...items.find(({ kind }) => kind === 'quiz')!,
    key: 'quiz-moved',
    start_date: date,
    start_time: '00:00',
    end_date: date,
    end_time: '08:00',
  }
  await changeReply<Agenda>(page, agenda.list.path, (data) => ({ ...data, items: [exam, quiz] }))
  return { date, lecture, exam, quiz }
}

for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 360 },
    { locale: 'en', width: 1280 },
  ] as const,
  0,
))
  test(`a lecture at the time of an exam says so, ${locale} ${width}`, async ({ page, signIn }) => {
    const t = translators[locale]
    await page.setViewportSize({ width, height: 800 })
    const student = await signIn('everyday')
    await setLocale(page, locale)
    const { date, lecture, exam, quiz } = await putExamAtLecture(page, student)
    const { title } = describeAgendaItem(exam, true, locale)
    const clash = t(parts.clashesWithExam, { exam: title })
    const name = locale === 'ka' ? lecture.group.subject : lecture.group.subjecteng

    await page.goto(`/schedule?view=list&week=${date}`)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.filter({ hasText: name }).filter({ hasText: clash })).not.toHaveCount(0)
    // Deadlines stand among the lectures, by their time, which is not cut.
    const times = await rows
      .filter({ hasText: quiz.end_time })
      .locator('span')
      .first()
      .evaluate((each) => ({
        isWhole: each.scrollWidth <= each.clientWidth,
        text: each.textContent ?? '',
      }))
    expect(times).toEqual({ isWhole: true, text: expect.stringContaining(quiz.end_time) })
    const ofDay = page.getByRole('main').locator('ol').filter({ hasText: clash }).getByRole('listitem')
    const starts = await ofDay.evaluateAll((all) => all.map((each) => each.textContent!.slice(0, 5)))
    expect(starts).toEqual(starts.toSorted())

    await page.goto(`/schedule?view=week&week=${date}`)
    const block = page.locator('figure').getByRole('button', { name: clash })
    await expect(block).toHaveCount(1)
    // Beside each other both are read from left to right, by the codes of their subjects.
    const code = block.getByText(lecture.group.subject_code, { exact: true }).filter({ visible: true })
    await expect(code).toBeVisible()
    expect(
      await code.evaluate((each) => ({
        mode: getComputedStyle(each).writingMode,
        isWhole: each.scrollWidth <= each.parentElement!.parentElement!.clientWidth,
      })),
    ).toEqual({ mode: 'horizontal-tb', isWhole: true })
  })
