import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { evaluations } from '#contract/studies/evaluations.ts'
import { localize, type Locale } from '#rules/text/locale.ts'
import { forecastFinal } from '#rules/marks/final-forecast.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { words } from '#web/areas/evaluations/words.ts'
import { words as markWords } from '#web/parts/mark-changes/words.ts'
import { words as partWords } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { changeReply, failing } from '../replies.ts'
import { en, ka } from '../languages.ts'
import { addPoints } from '../sql.ts'
import type { Student } from '../student.ts'

const speak = { ka, en } as const satisfies Record<Locale, unknown>
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const clean = async (page: Page, where: string): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    where,
  ).toEqual([])
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide, `${where} scrolls sideways`).toBe(false)
}

/** All subjects of all semesters of a student, semester by semester. */
const marksOf = async (student: Student) => {
  const { semesters } = await student.ask(evaluations.semesters)
  return Promise.all(
    semesters.map(async ({ semesterID }) => ({
      semesterID,
      subjects: (await student.ask(evaluations.ofSemester, { params: { semesterID } })).subjects,
    })),
  )
}

const views = [
  { locale: 'ka', width: 1280, scheme: 'light' },
  { locale: 'en', width: 1280, scheme: 'dark' },
  { locale: 'en', width: 360, scheme: 'light' },
  { locale: 'ka', width: 360, scheme: 'dark' },
] as const

for (const { locale, width, scheme } of views) {
  test.describe(`my marks, ${locale} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    const t = speak[locale]

    test('from the average to one component, and what the final exam must bring', async ({
      page,
      signIn,
    }) => {
      test.setTimeout(90_000)
      const student = await signIn('last-course')
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
      const general = await student.ask(evaluations.generalData)
      const all = await marksOf(student)
      await page.goto('/evaluations')
      const main = page.getByRole('main')
      await expect(main.getByRole('region', { name: t(words.soFar) })).toContainText(
        formatNumber(general.gpa!, locale),
      )
      await expect(main.getByRole('figure').getByRole('listitem')).toHaveCount(
        all.filter(({ subjects }) => subjects.some(({ score }) => score !== null)).length,
      )

      // The semester that runs: points so far, and the final exam ahead.
      const [now] = all
      const running = now!.subjects.find(({ collected }) => collected !== null)!
      const name = locale === 'ka' ? running.subject : running.subjecteng
      const rows = main.getByRole('table').getByRole('row')
      await expect(rows).toHaveCount(now!.subjects.length + 1)
      await expect(rows.filter({ hasText: name }).first()).toContainText(t(words.isRunning))
      await clean(page, 'the running semester')
      await main.getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`registration=${running.registrationID}`))
      const { components } = await student.ask(evaluations.ofSubject, {
        params: {
          semesterID: now!.semesterID,
          subjectID: running.subjectID,
          registrationID: running.registrationID,
        },
      })
      await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(components.length + 2)
      const slider = dialog.getByRole('slider')
      const needed = dialog.getByRole('region', { name: t(words.needed) })
      await clean(page, 'one subject')
      for (const [key, reckoned] of [
        ['Home', 0],
        ['End', 1000],
      ] as const) {
        await slider.press(key)
        const outlook = forecastFinal(components, reckoned)!
        const told = outlook.letters.map(({ points }) =>
          points === null
            ? t(words.outOfReach)
            : t(words.neededPoints, { points: formatNumber(points, locale), most: outlook.maxScore }),
        )
        await expect(needed.getByRole('listitem')).toContainText(told)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      // Every status with its word, in the semester in which it was given.
      for (const statusID of [1, 3, 4, 5, 7]) {
        const found = all.find(({ subjects }) => subjects.some((each) => each.statusID === statusID))!
        await page.getByRole('combobox', { name: t(words.semester) }).selectOption(String(found.semesterID))
        await expect(page).toHaveURL(new RegExp(`semester=${found.semesterID}`))
        for (const mark of found.subjects) {
          const row = rows.filter({ has: page.getByText(mark.subject_code, { exact: true }) })
          await expect(row).toContainText(locale === 'ka' ? mark.status : mark.statuseng)
          await expect(row).toContainText(formatNumber(mark.score!, locale))
          if (mark.is_recovery)
            await expect(row).toContainText(
              t(markWords.recovered, { status: localize(mark, 'status', locale) }),
            )
        }
      }
      await clean(page, 'a semester of the past')
      await page.reload()
      await expect(rows.filter({ hasText: all.at(-1)!.subjects[0]!.subject_code })).toHaveCount(1)
    })
  })
}

for (const locale of ['ka', 'en'] as const) {
  test(`points that were changed are told until she says that she has seen it, ${locale}`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('last-course')
    const t = speak[locale]
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)
    const look = async () =>
      student.ask(evaluations.seen, { body: { version: (await student.ask(evaluations.semesters)).version } })
    await look()
    const [now] = await marksOf(student)
    const running = now!.subjects.find(({ collected }) => collected !== null)!
    const { subjectID, registrationID } = running
    const params = { semesterID: now!.semesterID, subjectID, registrationID }
    const { components } = await student.ask(evaluations.ofSubject, { params })
    const part = components.find(({ score }) => score !== null && score >= 1)!
    await addPoints(db, student.code, part.componentID, -0.5)
    await page.goto('/evaluations')
    const told = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: t(partWords.changedSince) })
    await expect(told).toContainText(localize(running, 'subject', locale))
    await expect(told).toContainText(formatNumber(part.score! - 0.5, locale))
    await told.getByRole('button', { name: t(partWords.haveSeen) }).click()
    await expect(told).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    await expect(told).toHaveCount(0)
    await addPoints(db, student.code, part.componentID, 0.5)
    await look()
  })
}

test('who has registered for nothing yet is told what would be here, with the way on', async ({
  page,
  signIn,
}) => {
  await signIn('opens-soon')
  await changeReply<object>(page, evaluations.semesters.path, (data) => ({ ...data, semesters: [] }))
  await page.goto('/evaluations')
  await expect(page.getByRole('main')).toContainText(ka(words.nothing))
  await page
    .getByRole('main')
    .getByRole('link', { name: ka(words.toRegistration) })
    .click()
  await expect(page).toHaveURL('/registration')
})

test('points that are not whole can be reckoned with to the last half', async ({ page, signIn }) => {
  const student = await signIn('last-course')
  const [now] = await marksOf(student)
  const { subject, subjectID, registrationID } = now!.subjects.find(({ collected }) => collected !== null)!
  const params = { semesterID: now!.semesterID, subjectID, registrationID }
  const { components } = await student.ask(evaluations.ofSubject, { params })
  const open = components.filter(({ score, is_final }) => score === null && !is_final)
  const half = open[0]!.componentID
  type Subject = z.output<typeof evaluations.ofSubject.reply>
  await changeReply<Subject>(page, '/api/evaluations/*/*/*', (data) => ({
    ...data,
    components: data.components.map((each) =>
      each.componentID === half ? { ...each, max_score: each.max_score + 0.5 } : each,
    ),
  }))
  await page.goto('/evaluations')
  await page.getByRole('main').getByRole('button', { name: subject, exact: true }).click()
  const slider = page.getByRole('dialog').getByRole('slider')
  await slider.press('End')
  const most = open.reduce((sum, { max_score }) => sum + max_score, 0.5)
  await expect(slider).toHaveAttribute('aria-valuetext', formatNumber(most, 'ka'))
})

test("another student's mark stays hers", async ({ signIn }) => {
  const hers = await signIn('last-course')
  const [, past] = await marksOf(hers)
  const { subjectID, registrationID } = past!.subjects[0]!
  const params = { semesterID: past!.semesterID, subjectID, registrationID }
  expect((await hers.call(evaluations.ofSubject, { params })).status()).toBe(200)
  const other = await signIn('everyday')
  expect((await other.call(evaluations.ofSubject, { params })).status()).toBe(404)
})

test.describe('that cannot be read', () => {
  test.use({ mayComplain: /status of 503/ })
  test('are no empty list', async ({ page, signIn }) => {
    await signIn('everyday')
    const mend = await failing(page, evaluations.semesters.path)
    await page.goto('/evaluations')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    mend()
    await page.getByRole('main').getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  })
})
