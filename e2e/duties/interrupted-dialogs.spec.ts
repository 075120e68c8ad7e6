import { expect, type Page } from '@playwright/test'
import { documents } from '#contract/account/documents.ts'
import { session, type User } from '#contract/account/session.ts'
import { membershipQuestion } from '#web/areas/clubs/membership-question.ts'
import { words as paper } from '#web/areas/documents/words.ts'
import { words as finance } from '#web/areas/finance/dialogs/words.ts'
import { attendanceQuestion } from '#web/areas/graduation/attendance-question.ts'
import { locationQuestion } from '#web/areas/session/location-question.ts'
import { dutyWords } from '#rules/duties/duty-words.ts'
import { words as ui } from '#web/ui/words.ts'
import { dutyDialog, png } from './duty-dialog.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { beginExam, endExam } from './sql.ts'
import { answerDuty, loadUploadsAndChoices, resetUploadsAndChoices, resetDuties } from '../sql.ts'

const delayMs = 800

/** Delays the reply of the user, which is then older than what is in the database. */
const delayUser = (page: Page) =>
  page.context().route(`**${session.user.path}`, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.fulfill({ response }).catch(() => undefined)
  })

/** Makes the page read again, as a tab does to which somebody comes back. */
const refocus = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Counts how often there was no dialog. */
const countGaps = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { gaps: number }
    seen.gaps = 0
    new MutationObserver(() => {
      if (document.querySelectorAll('[role=dialog]').length !== 1) seen.gaps += 1
    }).observe(document.body, { childList: true, subtree: true })
  })
const readGaps = (page: Page) => page.evaluate(() => (window as unknown as { gaps: number }).gaps)

test.use({ allowedConsoleErrors: /status of 409/ })

test('shows the next dialog without a gap while two tabs answer slowly', async ({ page, signIn, db }) => {
  const student = await signIn('duties')
  await resetDuties(db, student.code)
  await answerDuty(db, student.code, 'bank_account')
  const here = dutyDialog(page, 'ka')
  await page.clock.install()
  await page.goto('/')
  await expect(here.heading(locationQuestion.title)).toBeVisible()
  const other = await page.context().newPage()
  const there = dutyDialog(other, 'ka')
  await other.goto('/schedule')
  await expect(there.heading(locationQuestion.title)).toBeVisible()
  await Promise.all([page, other].map(countGaps))
  await delayUser(page)
  // After three seconds a read counts as stale.
  await page.clock.fastForward(3100)

  // In both tabs a read is under way that does not know of the answer yet.
  await Promise.all([page, other].map(refocus))
  await here.radio(locationQuestion.answers.georgia.label).check()
  await here.button(ui.save).click()
  await refocus(page)
  await there.radio(locationQuestion.answers.abroad.label).check()
  await there.button(ui.save).click()
  await expect(here.heading(finance.informaticsTitle)).toBeVisible()
  await expect(there.heading(finance.informaticsTitle)).toBeVisible()

  // Once more, the other tab first.
  await there.dialog.getByLabel(ka(finance.address)).fill('თბილისი')
  await there.button(finance.save).click()
  await refocus(page)
  await here.dialog.getByLabel(ka(finance.address)).fill('თბილისი')
  await here.button(finance.save).click()
  await expect(here.heading(membershipQuestion.title)).toBeVisible()
  await expect(there.heading(membershipQuestion.title)).toBeVisible()
  await here.radio(membershipQuestion.answers.yes.label).check()
  await here.saveAndConfirm()
  await expect(here.heading(attendanceQuestion.title)).toBeVisible()
  expect([await readGaps(page), await readGaps(other)]).toEqual([0, 0])
  await other.close()
  await resetDuties(db, student.code)
})

test('a dialog that is opened while another one is being saved stays open', async ({ page, signIn, db }) => {
  const student = await signIn('duties')
  await resetDuties(db, student.code)
  await changeReply<{ user: User }>(page, session.user.path, ({ user }) => ({
    user: { ...user, blockers: [] },
  }))
  const { dialog, radio, heading, button, saveAndConfirm } = dutyDialog(page, 'ka')
  const open = (key: 'graduation_attendance' | 'self_government') =>
    page.getByRole('button', { name: `: ${ka(dutyWords[key])}` }).click()
  await page.goto('/duties')
  await open('graduation_attendance')
  await radio(attendanceQuestion.answers.yes.label).check()
  // Playwright asks the route first that was added last.
  await page.route(`**${session.user.path}`, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { user: User } }
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await route.fulfill({ response, json: { data: { user: { ...data.user, blockers: [] } } } })
  })
  await saveAndConfirm()
  await button(ui.later).click()
  await expect(dialog).toHaveCount(0)
  await open('self_government')
  await expect(heading(membershipQuestion.title)).toBeVisible()
  // Longer than the late replies take: that nothing closes it has no sign to wait for.
  await page.waitForTimeout(2 * delayMs)
  await expect(heading(membershipQuestion.title)).toBeVisible()
  await button(ui.later).click()
  await expect(dialog).toHaveCount(0)
  await resetDuties(db, student.code)
})

test('a dialog closes when an exam begins, and comes back with what was in it', async ({
  page,
  signIn,
  db,
}) => {
  const student = await signIn('vaccine')
  await resetUploadsAndChoices(db, student.code)
  const { answers } = await student.ask(documents.vaccineAnswers)
  const { text, texteng } = answers.find(({ needs_doc }) => needs_doc)!
  const { dialog, radio, button, heading } = dutyDialog(page, 'ka')
  await page.clock.install()
  await page.goto('/')
  let examID = 0
  try {
    await radio({ ka: text, en: texteng }).check()
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'cert.png', mimeType: 'image/png', buffer: png })
    examID = await beginExam(db, student.code)
    await page.clock.fastForward('01:05')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await endExam(db, examID)
    await page.clock.fastForward('01:05')
    await expect(heading(paper.vaccineTitle)).toBeVisible()
    await expect(radio({ ka: text, en: texteng })).toBeChecked()
    await expect(dialog).toContainText('cert.png')
    await button(ui.save).click()
    await button(ui.save).click()
    await expect(dialog).toHaveCount(0)
    expect((await loadUploadsAndChoices(db, student.code)).vaccineFile).toBe('cert.png')
  } finally {
    await endExam(db, examID)
    await resetUploadsAndChoices(db, student.code)
  }
})
