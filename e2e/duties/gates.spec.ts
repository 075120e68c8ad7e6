import { expect, type Page } from '@playwright/test'
import { documents } from '#contract/account/documents.ts'
import { session, type User } from '#contract/account/session.ts'
import { words as club } from '#web/areas/clubs/words.ts'
import { words as paper } from '#web/areas/documents/words.ts'
import { words as waiting } from '#web/areas/duties/words.ts'
import { words as finance } from '#web/areas/finance/words.ts'
import { words as graduation } from '#web/areas/graduation/words.ts'
import { words as location } from '#web/areas/session/words.ts'
import { dutyWords } from '#web/parts/duty-words.ts'
import { words as shell } from '#web/app/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { dutyDialog } from './duty-dialog.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { setInExam } from './sql.ts'
import { answerDuty, doorsOf, forgetDoors, forgetDuties } from '../sql.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The user as she was when she was asked for comes so late (ms). */
const late = 800

const slowUser = (page: Page) =>
  page.context().route(`**${session.user.path}`, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.fulfill({ response }).catch(() => undefined)
  })

/** Who comes back to a tab has it read again. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Counts how often there was no dialog. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { gaps: number }
    seen.gaps = 0
    new MutationObserver(() => {
      if (document.querySelectorAll('[role=dialog]').length !== 1) seen.gaps += 1
    }).observe(document.body, { childList: true, subtree: true })
  })
const gapsOf = (page: Page) => page.evaluate(() => (window as unknown as { gaps: number }).gaps)

test.use({ mayComplain: /status of 409/ })

test('answers in two tabs while the user is read slowly: no question goes before the next one is there', async ({
  page,
  signIn,
  db,
}) => {
  const student = await signIn('duties')
  await forgetDuties(db, student.code)
  await answerDuty(db, student.code, 'bank_account')
  const here = dutyDialog(page, 'ka')
  await page.goto('/')
  await expect(here.heading(location.locationTitle)).toBeVisible()
  const other = await page.context().newPage()
  const there = dutyDialog(other, 'ka')
  await other.goto('/schedule')
  await expect(there.heading(location.locationTitle)).toBeVisible()
  await Promise.all([page, other].map(watch))
  await slowUser(page)
  // What was read is old enough to be read again.
  await page.waitForTimeout(3100)

  // A reading is under way that does not know of the answer yet, here and there.
  await Promise.all([page, other].map(comeBack))
  await here.radio(location.inGeorgia).check()
  await here.saveTwice()
  await comeBack(page)
  await there.radio(location.abroad).check()
  await there.saveTwice()
  await expect(here.heading(finance.informaticsTitle)).toBeVisible()
  await expect(there.heading(finance.informaticsTitle)).toBeVisible()

  // Once more, the other tab first.
  await there.dialog.getByLabel(ka(finance.address)).fill('თბილისი')
  await there.button(finance.save).click()
  await comeBack(page)
  await here.dialog.getByLabel(ka(finance.address)).fill('თბილისი')
  await here.button(finance.save).click()
  await expect(here.heading(club.memberTitle)).toBeVisible()
  await expect(there.heading(club.memberTitle)).toBeVisible()
  await here.radio(club.yes).check()
  await here.saveTwice()
  await expect(here.heading(graduation.attendanceTitle)).toBeVisible()
  expect([await gapsOf(page), await gapsOf(other)]).toEqual([0, 0])
  await other.close()
  await forgetDuties(db, student.code)
})

test('what she opens by herself while the one before is still being saved stays open', async ({
  page,
  signIn,
  db,
}) => {
  const student = await signIn('duties')
  await forgetDuties(db, student.code)
  await changeReply<{ user: User }>(page, session.user.path, ({ user }) => ({
    user: { ...user, blockers: [] },
  }))
  const { dialog, radio, heading, button, saveTwice } = dutyDialog(page, 'ka')
  const open = (key: 'graduation_gown' | 'self_government') =>
    page.getByRole('button', { name: ka(waiting.doNowOf, { duty: ka(dutyWords[key]) }) }).click()
  await page.goto('/duties')
  await open('graduation_gown')
  await radio(graduation.rent).check()
  // A later route goes before an earlier one.
  await page.route(`**${session.user.path}`, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { user: User } }
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.fulfill({ response, json: { data: { user: { ...data.user, blockers: [] } } } })
  })
  await saveTwice()
  await button(shell.notNow).click()
  await expect(dialog).toHaveCount(0)
  await open('self_government')
  await expect(heading(club.memberTitle)).toBeVisible()
  await page.waitForTimeout(3 * late)
  await expect(heading(club.memberTitle)).toBeVisible()
  await button(shell.notNow).click()
  await expect(dialog).toHaveCount(0)
  await forgetDuties(db, student.code)
})

test('an exam that begins takes the dialog away, by itself, and gives it back with all that was in it', async ({
  page,
  signIn,
  db,
}) => {
  const student = await signIn('vaccine')
  await forgetDoors(db, student.code)
  const { answers } = await student.ask(documents.vaccineAnswers)
  const { text, texteng } = answers.find(({ needs_doc }) => needs_doc)!
  const { dialog, radio, button, heading } = dutyDialog(page, 'ka')
  await page.clock.install()
  await page.goto('/')
  try {
    await radio({ ka: text, en: texteng }).check()
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'cert.png', mimeType: 'image/png', buffer: png })
    await setInExam(db, student.code, true)
    await page.clock.fastForward('01:05')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await setInExam(db, student.code, false)
    await page.clock.fastForward('01:05')
    await expect(heading(paper.vaccineTitle)).toBeVisible()
    await expect(radio({ ka: text, en: texteng })).toBeChecked()
    await expect(dialog).toContainText('cert.png')
    await button(ui.save).click()
    await button(ui.save).click()
    await expect(dialog).toHaveCount(0)
    expect((await doorsOf(db, student.code)).vaccineFile).toBe('cert.png')
  } finally {
    await setInExam(db, student.code, false)
    await forgetDoors(db, student.code)
  }
})
