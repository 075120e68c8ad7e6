import { expect } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { plans } from '#contract/registration/plans.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { getItemTimeLeft, getMinutesToStart, getUrgency } from '#rules/agenda/agenda.ts'
import { groupByDeadline } from '#rules/agenda/deadline-groups.ts'
import { mergeQuizzes } from '#rules/agenda/merge-quizzes.ts'
import { addDays } from '#rules/time/clock.ts'
import { toDeadline } from '#rules/time/deadline.ts'
import { listLecturesOn } from '#rules/time/timetable.ts'
import { toInstant } from '#rules/time/zoned-time.ts'
import { words as shell } from '#web/app/words.ts'
import { words as duties } from '#web/areas/duties/words.ts'
import { words } from '#web/areas/home/words.ts'
import { words as scheduleWords } from '#web/areas/schedule/words.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import { describeAgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { toAction } from '#web/parts/agenda/to-action.ts'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { words as pickerWords } from '#web/parts/group-picker/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { toMonday, type Timetable } from '#web/parts/timetable/timetable.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply, failRequests } from '../replies.ts'
import { part, readAgenda, type Agenda } from './read-agenda.ts'

test.describe('home', () => {
  // spec 2.30
  test('shows the running exam first, then what is to be done by the time left, as the duties do', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('everyday')
    const { moment, urgent, tasks, dates, toTitle, toRow } = await readAgenda(student)
    expect(urgent?.kind).toBe('exam_files')
    await page.goto('/')
    const now = part(page, ka(words.now))
    await expect(now.getByRole('heading')).toHaveText(toRow(urgent!, false))
    await expect(now).toContainText(`${urgent!.end_time}`)
    // One main button on the page: that of the most urgent item.
    await expect(page.getByRole('main').locator('.main-button')).toHaveText([ka(agendaWords.exam_files)])

    const rows = part(page, ka(words.todo)).getByRole('listitem')
    // Several quizzes with one deadline are one row, which unfolds.
    const toRows = (
      items: readonly (typeof tasks)[number][],
      isAhead: (item: (typeof tasks)[number]) => boolean,
    ) =>
      mergeQuizzes(items).map(([first, ...more]) =>
        more.length === 0
          ? toRow(first!, isAhead(first!))
          : ka(agendaWords[isAhead(first!) ? 'quizzesOpen' : 'quizzes'], { count: more.length + 1 }),
      )
    const never = () => false
    const others = tasks.filter((task) => task !== urgent)
    const merged = mergeQuizzes(others).slice(0, 4)
    await expect(rows).toHaveCount(merged.length)
    const names = toRows(others, never)
    for (const [index, [task]] of merged.entries()) {
      await expect(rows.nth(index)).toContainText(names[index]!)
      const urgency = getUrgency(getItemTimeLeft(task!, moment))
      const chip = rows.nth(index).locator(`[data-urgency=${urgency}]`).filter({ visible: true })
      await expect(chip).toHaveCount(urgency === null ? 0 : 1)
    }
    const isAhead = (date: (typeof dates)[number]) => (getMinutesToStart(date, moment) ?? 0) > 0
    // Items beside the most urgent one are not listed again.
    const saidNow = (await now.textContent()) ?? ''
    const laterDates = dates.filter((date) => !saidNow.includes(toTitle(date, isAhead(date))))
    await expect(part(page, ka(words.dates)).getByRole('listitem')).toContainText(
      toRows(laterDates, isAhead).slice(0, 3),
    )
    const folded = merged.findIndex((all) => all.length > 1)
    if (folded !== -1) {
      await rows.nth(folded).locator('summary').click()
      await expect(rows.nth(folded).getByRole('listitem')).toContainText(
        merged[folded]!.map((task) => toRow(task, false)),
      )
    }
    // The same list in full.
    await part(page, ka(words.todo))
      .getByRole('link', { name: ka(words.all, { count: tasks.length }) })
      .click()
    await expect(page).toHaveURL('/duties')
    // In the same order, by when they are due; each says what is done with it.
    for (const { group, items } of groupByDeadline(tasks, moment)) {
      const all = part(page, ka(duties[group])).getByRole('listitem')
      await expect(all).toContainText(toRows(items, never))
      await expect(all).toContainText(mergeQuizzes(items).map(([task]) => ka(agendaWords[toAction(task!)])))
    }
    await checkPage(page, 'the duties')
    await page.goto('/')
    // The upload itself, not the list of exams.
    await now.getByRole('link', { name: ka(agendaWords.exam_files) }).click()
    await expect(page).toHaveURL(`/exam-schedule?upload=${urgent!.targetID}`)
    await expect(page.getByRole('dialog').locator('[type=file]')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`/exam-schedule?exam=${urgent!.targetID}`)
  })

  test('has what the timetable shows of this week', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const { items } = await student.ask(agenda.list)
    const { urgent, toTitle } = await readAgenda(student)
    const exam = items.find(({ kind, targetID }) => kind === 'exam' && targetID === urgent!.targetID)!
    const deadline = toDeadline({ date: urgent!.end_date!, time: urgent!.end_time! })
    for (const [item, date] of [
      [exam, exam.start_date!],
      [urgent!, deadline.date],
    ] as const) {
      // On a Sunday the deadline is in another week than the exam.
      await page.goto(`/schedule?week=${toMonday(date)}`)
      await expect(
        page
          .getByRole('figure')
          .getByRole('button', { name: toTitle(item, item === exam) })
          // A lecture at the time of the exam names it too.
          .filter({ hasNotText: ka(parts.clashesWithExam, { exam: toTitle(exam, true) }) }),
      ).toBeVisible()
    }
  })

  test('shows the next lecture and today where nothing is urgent', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const timetable = await student.ask(schedule.currentSchedule)
    let today = addDays(timetable.current_semester.start_date, 7)
    while (listLecturesOn(timetable, today).length < 2) today = addDays(today, 1)
    const [first, ...later] = listLecturesOn(timetable, today)
    const at = Date.parse(toInstant(today, first!.time, timeZone)) - 20 * 60_000
    await changeReply<Timetable>(page, schedule.currentSchedule.path, (data) => ({ ...data, today }))
    await changeReply<Agenda>(page, agenda.list.path, (data) => ({
      ...data,
      now: new Date(at).toISOString(),
      items: [],
    }))
    await page.clock.setFixedTime(at)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const next = part(page, ka(words.now))
      await expect(next).toContainText('20 წუთში')
      await expect(next).toContainText(first!.group.subject)
      await expect(next).toContainText(formatRoom(first!.group, first!.room, 'ka'))
      const day = part(page, ka(width === 360 ? words.today : words.week))
      for (const { time, group } of [first!, ...later]) {
        await expect(day).toContainText(time)
        await expect(day).toContainText(group.subject)
      }
      await expect(part(page, ka(words.todo))).toContainText(ka(words.nothingToDo))
      await expect(part(page, ka(words.dates))).toContainText(ka(words.noDates))
    }
    await part(page, ka(words.now)).getByRole('link').click()
    await expect(page).toHaveURL(`/courses/${first!.group.subjectID}`)
  })

  test('unfolds what is new to sentences, each a link to its page with the list open', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('everyday')
    const timetable = await student.ask(schedule.currentSchedule)
    const isMoved = (scheduleID: number) =>
      timetable.changes.some((change) => change.scheduleID === scheduleID)
    const examPage = await student.ask(exams.schedule)
    const marks = await student.ask(evaluations.semesters)
    const pages = [
      { subject: timetable.groups.find((group) => isMoved(group.scheduleID))!.subject, path: '/schedule' },
      {
        subject: examPage.changes.find((change) => change.kind === 'exam')!.subject,
        path: '/exam-schedule',
      },
      { subject: marks.changes[0]!.subject, path: '/evaluations' },
    ]
    for (const { subject, path } of pages) {
      await page.goto('/')
      const news = part(page, ka(words.whatsNew))
      await news.locator('summary').click()
      await news.locator(`a[href="${path}#changes"]`).filter({ hasText: subject }).first().click()
      await expect(page).toHaveURL(`${path}#changes`)
      await expect(page.getByRole('button', { name: ka(parts.haveSeen) })).toBeVisible()
    }
  })

  test('shows a plan that waits for registration, and what is not open yet only among the dates', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('opens-soon')
    const { plan, items } = await student.ask(agenda.list)
    expect(plan).toMatchObject({ errors: 0 })
    const window = items.find(({ kind }) => kind === 'window')!
    await page.goto('/')
    const row = part(page, ka(words.now)).getByRole('link', { name: ka(words.plan, { name: plan!.name }) })
    await expect(row).toContainText(ka(words.planSubjects, { count: plan!.subjects }))
    await expect(row).toContainText(ka(words.planFits))
    const { what, of } = describeAgendaItem(window, true, 'ka')
    const opens = `${of}: ${what}`
    await expect(part(page, ka(words.dates)).getByRole('listitem').first()).toContainText(opens)
    await expect(part(page, ka(words.todo))).not.toContainText(opens)
    await row.click()
    await expect(page).toHaveURL(`/registration?plan=${plan!.planID}`)
    // No lecture is taken yet: the week, here and in the timetable, is that of the plan.
    const { subjects } = (await student.ask(plans.list)).plans.find(({ planID }) => planID === plan!.planID)!
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const path of ['/', '/schedule']) {
      await page.goto(path)
      const week = page.getByRole('figure', { name: ka(pickerWords.weekOfPlan) })
      for (const { subject } of subjects) await expect(week).toContainText(subject)
      await checkPage(page, `the week of a plan on ${path}`)
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: ka(scheduleWords.openPlan) })
      .click()
    await expect(page).toHaveURL(`/registration?plan=${plan!.planID}`)
  })

  test('opens the dialog of a duty from its row', async ({ page, signIn }) => {
    await signIn('second-round')
    await changeReply<Agenda>(page, agenda.list.path, (data) => ({
      ...data,
      items: [
        {
          ...data.items[0]!,
          key: 'duty-student_location',
          kind: 'duty',
          start_date: null,
          end_date: null,
          duty: { key: 'student_location' },
        },
      ],
    }))
    await page.goto('/')
    await part(page, ka(words.todo)).getByRole('listitem').getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test.describe('that cannot be loaded', () => {
    test.use({ allowedConsoleErrors: /status of 503/ })
    for (const { where, path } of [
      { where: words.todo, path: agenda.list.path },
      { where: words.dates, path: agenda.list.path },
      { where: words.week, path: schedule.currentSchedule.path },
      { where: words.studies, path: evaluations.semesters.path },
      { where: words.whatsNew, path: exams.schedule.path },
    ])
      test(`${where.en}, without ${path}: shows an error in its place, and can be loaded again`, async ({
        page,
        signIn,
      }) => {
        await signIn('everyday')
        const restore = await failRequests(page, path, { method: 'GET' })
        await page.goto('/')
        const place = part(page, ka(where))
        await expect(place.getByRole('alert')).toBeVisible()
        for (const empty of [words.nothingToDo, words.noDates, words.freeWeek, words.nothingNew])
          await expect(place).not.toContainText(ka(empty))
        restore()
        await place.getByRole('button', { name: ka(shell.tryAgain) }).click()
        await expect(place.getByRole('alert')).toHaveCount(0)
        await expect(place.locator('a, summary').first()).toBeVisible()
      })
  })
})
