import { expect } from '@playwright/test'
import type * as z from 'zod/mini'
import { evaluations } from '#contract/studies/evaluations.ts'
import { localize } from '#rules/text/locale.ts'
import { passScore } from '#rules/marks/points-to-pass.ts'
import { forecastFinal } from '#rules/marks/final-forecast.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { words } from '#web/areas/evaluations/words.ts'
import { words as markWords } from '#web/parts/page-changes/mark-words.ts'
import { words as partWords } from '#web/parts/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { openChanges } from '../page-changes/open-changes.ts'
import { setLocale } from '../set-locale.ts'
import { allViews, chooseViews } from '../all-views.ts'
import { changeReply, failRequests } from '../replies.ts'
import { ka, translators } from '../languages.ts'
import { addPoints } from '../sql.ts'
import type { Student } from '../student.ts'

/** A student's subjects by semester. */
const listMarks = async (student: Student) => {
  const { semesters } = await student.ask(evaluations.semesters)
  return Promise.all(
    semesters.map(async ({ semesterID }) => ({
      semesterID,
      subjects: (await student.ask(evaluations.ofSemester, { params: { semesterID } })).subjects,
    })),
  )
}

for (const { locale, width, scheme } of chooseViews(allViews, 3)) {
  test.describe(`marks, ${locale} ${width} ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    const t = translators[locale]

    test('from the average to one component, and the points needed in the final exam', async ({
      page,
      signIn,
    }) => {
      test.setTimeout(90_000)
      const student = await signIn('last-course')
      await setLocale(page, locale)
      const general = await student.ask(evaluations.generalData)
      const all = await listMarks(student)
      await page.goto('/evaluations')
      const main = page.getByRole('main')
      await expect(main.getByRole('region', { name: t(words.generalResults) })).toContainText(
        formatNumber(general.gpa!, locale),
      )
      // On a phone the current semester comes first: one line with the average opens its course.
      if (width < 720) {
        await expect(main.getByRole('tabpanel').getByRole('row').nth(1)).toBeInViewport()
        await main.getByText(t(words.gpa), { exact: true }).click()
      }
      // The chart is for the eye alone; its table has a row for each semester with a mark.
      const course = main.getByRole('figure')
      const ofCourse = course.getByRole('rowheader')
      await expect(ofCourse).toHaveCount(
        all.filter(({ subjects }) => subjects.some(({ score }) => score !== null)).length,
      )
      // The content below does not move when the table takes its place.
      const tabPanel = main.getByRole('tabpanel')
      const { y: before } = (await tabPanel.boundingBox())!
      await course.getByRole('button', { name: t(words.asTable) }).click()
      await expect(course.getByRole('table')).toBeInViewport()
      expect((await tabPanel.boundingBox())!.y).toBe(before)
      await course.getByRole('button', { name: t(words.asChart) }).click()

      // The current semester: points so far, and the final exam to come.
      const [now] = all
      const running = now!.subjects.find(({ collected }) => collected !== null)!
      const name = locale === 'ka' ? running.subject : running.subjecteng
      const rows = main.getByRole('tabpanel').getByRole('row')
      await expect(rows).toHaveCount(now!.subjects.length + 1)
      const runningRow = rows.filter({ hasText: name }).first()
      await expect(runningRow).toContainText(t(words.isRunning))
      await expect(runningRow).toContainText(
        t(words.toPass, { points: formatNumber(passScore - running.collected!, locale) }),
      )
      await checkPage(page, 'the running semester')
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
      // The bar of a component is as wide as its row.
      const row = dialog.getByRole('row').nth(1)
      const bar = row.locator('[aria-hidden=true]').first()
      expect((await bar.boundingBox())!.width).toBeCloseTo((await row.boundingBox())!.width, 0)
      const slider = dialog.getByRole('slider')
      const needed = dialog.getByRole('region', { name: t(words.neededInFinal) })
      await checkPage(page, 'one subject')
      await dialog.getByRole('button', { name: t(words.neededInFinal) }).click()
      await expect(needed.getByRole('heading')).toBeFocused()
      await expect(needed.getByRole('heading')).toBeInViewport()
      for (const [key, reckoned] of [
        ['Home', 0],
        ['End', 1000],
      ] as const) {
        await slider.press(key)
        const outlook = forecastFinal(components, reckoned)!
        const notice = outlook.letters.map(({ points, isMinimum, pointsBefore }) =>
          points !== null
            ? t(isMinimum ? words.neededMinimum : words.neededPoints, {
                points: formatNumber(points, locale),
                most: outlook.maxScore,
              })
            : pointsBefore !== null
              ? t(words.neededBefore, {
                  expected: formatNumber(Math.min(outlook.open, reckoned), locale),
                  points: formatNumber(pointsBefore, locale),
                })
              : t(words.outOfReach),
        )
        await expect(needed.getByRole('listitem')).toContainText(notice)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      // Every status has its word in its semester.
      const tabs = main.getByRole('tab')
      await expect(tabs).toHaveCount(all.length)
      for (const statusID of [1, 3, 4, 5, 7]) {
        const found = all.find(({ subjects }) => subjects.some((each) => each.statusID === statusID))!
        await tabs.nth(all.indexOf(found)).click()
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
      await checkPage(page, 'a semester of the past')
      await page.reload()
      await expect(rows.filter({ hasText: all.at(-1)!.subjects[0]!.subject_code })).toHaveCount(1)
    })
  })
}

for (const locale of chooseViews(['ka', 'en'] as const, 0)) {
  test(`changed points are shown until they are marked as seen, ${locale}`, async ({ page, signIn, db }) => {
    const student = await signIn('last-course')
    const t = translators[locale]
    await setLocale(page, locale)
    const look = async () =>
      student.ask(evaluations.seen, { body: { version: (await student.ask(evaluations.semesters)).version } })
    await look()
    const [now] = await listMarks(student)
    const running = now!.subjects.find(({ collected }) => collected !== null)!
    const { subjectID, registrationID } = running
    const params = { semesterID: now!.semesterID, subjectID, registrationID }
    const { components } = await student.ask(evaluations.ofSubject, { params })
    const part = components.find(({ score }) => score !== null && score >= 1)!
    await addPoints(db, student.code, part.componentID, -0.5)
    await page.goto('/evaluations')
    const notice = await openChanges(page, locale)
    await expect(notice).toContainText(localize(running, 'subject', locale))
    await expect(notice).toContainText(formatNumber(part.score! - 0.5, locale))
    await notice.getByRole('button', { name: t(partWords.haveSeen) }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible()
    await expect(notice).toHaveCount(0)
    await addPoints(db, student.code, part.componentID, 0.5)
    await look()
  })
}

test('without registrations the page shows its empty state with a next step', async ({ page, signIn }) => {
  await signIn('opens-soon')
  await changeReply<object>(page, evaluations.semesters.path, (data) => ({ ...data, semesters: [] }))
  await page.goto('/evaluations')
  await expect(page.getByRole('main')).toContainText(ka(words.noMarks))
  await page
    .getByRole('main')
    .getByRole('link', { name: ka(words.toRegistration) })
    .click()
  await expect(page).toHaveURL('/registration')
})

test('the calculator takes half points up to the maximum', async ({ page, signIn }) => {
  const student = await signIn('last-course')
  const [now] = await listMarks(student)
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

test.describe('that cannot be loaded', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })
  test('shows an error and no empty list', async ({ page, signIn }) => {
    await signIn('everyday')
    const restore = await failRequests(page, evaluations.semesters.path)
    await page.goto('/evaluations')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    restore()
    await page.getByRole('main').getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible()
  })
})

for (const width of chooseViews([360, 1280], 0))
  test(`semesters are chosen with the arrow keys, ${width}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 760 })
    await signIn('last-course')
    await page.goto('/evaluations')
    const tabs = page.getByRole('tab')
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await tabs.first().focus()
    await page.keyboard.press('End')
    await expect(tabs.last()).toBeFocused()
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toBeFocused()
    // An older semester in the URL is in the visible part of the tabs, and the page does not move for it.
    await page.keyboard.press('ArrowLeft')
    // A reload keeps where the focus had scrolled to.
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload()
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    const { x, width: tabWidth } = (await tabs.last().boundingBox())!
    expect(x + tabWidth).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

test('a row of a subject is 40 px high, and each of its points opens the subject', async ({
  page,
  signIn,
}) => {
  await signIn('everyday')
  await page.goto('/evaluations')
  const { x, y, width, height } = (await page.getByRole('tabpanel').getByRole('row').nth(1).boundingBox())!
  expect(height).toBeLessThanOrEqual(40)
  await page.mouse.click(x + width - 8, y + height / 2)
  await expect(page.getByRole('dialog')).toBeVisible()
})
