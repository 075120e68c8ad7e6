import { expect } from '@playwright/test'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { lab } from '#contract/studies/lab.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { maxShift, readShifts, recordShifts } from '../record-shifts.ts'
import { setLocale } from '../set-locale.ts'
import { getChanges } from './open-changes.ts'

type Row = Record<string, unknown>

const result = { score: 40, letter: null, status: null, statuseng: null, is_recovery: false }
const markChange = {
  semesterID: 1,
  subjectID: 1,
  subject: 'საგანი',
  subjecteng: 'Subject',
  componentID: null,
  component: null,
  componenteng: null,
  before: result,
  after: { ...result, score: 41 },
}
const meeting = { date: null, dayID: 1, time: '09:00', time_end: '10:00', room: '101' }

/** A screen, the call that answers late and with a change, and that change; rows of the reply give the names. */
const screens: readonly {
  readonly path: string
  readonly call: { readonly path: string }
  readonly toChange: (reply: never) => Row
}[] = [
  { path: '/my-program', call: evaluations.semesters, toChange: () => markChange },
  { path: '/evaluations', call: evaluations.semesters, toChange: () => markChange },
  {
    path: '/schedule',
    call: schedule.currentSchedule,
    toChange: ({ groups }: { groups: Row[] }) => ({
      kind: 'meeting',
      scheduleID: groups[0]!['scheduleID'],
      date: null,
      before: meeting,
      after: { ...meeting, time: '12:00', time_end: '13:00' },
      free: null,
    }),
  },
  {
    path: '/exam-schedule',
    call: exams.schedule,
    toChange: ({ exams: mine }: { exams: Row[] }) => ({
      ...mine[0],
      kind: 'exam',
      before: mine[0],
      after: { ...mine[0], start: '07:00' },
    }),
  },
  {
    path: '/academic-calendar',
    call: calendar.academicCalendars,
    toChange: ({ events }: { events: Row[] }) => ({
      ...events[0],
      before: events[0],
      after: { ...events[0], end_date: '2030-01-01' },
    }),
  },
  {
    path: '/lab',
    call: lab.units,
    toChange: ({ units }: { units: Row[] }) => ({
      ...units[0],
      kind: 'unit',
      before: { tasks_count: 1 },
      after: { tasks_count: 2 },
    }),
  },
]

for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 360 },
    { locale: 'en', width: 1280 },
  ] as const,
  1,
))
  test.describe(`the line of changes, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: width === 360 ? 760 : 800 } })

    for (const { path, call, toChange } of screens)
      test(`moves nothing on ${path}`, async ({ page, signIn }) => {
        await signIn('everyday')
        await setLocale(page, locale)
        await recordShifts(page)
        await page.route(`**${call.path}`, async (route) => {
          const response = await route.fetch()
          const { data } = (await response.json()) as { data: Row }
          await new Promise((resolve) => setTimeout(resolve, 600))
          const changes = [toChange(data as never)]
          await route.fulfill({ response, json: { data: { ...data, is_seen: false, changes } } })
        })
        await page.goto(path)
        const line = getChanges(page, locale)
        await expect(line).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect((await line.boundingBox())!.height).toBeLessThanOrEqual(48)
        const { sum, lines } = await readShifts(page)
        expect(sum, lines).toBeLessThanOrEqual(maxShift)
      })
  })
