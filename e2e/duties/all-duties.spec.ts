import { expect } from '@playwright/test'
import { documents } from '#contract/account/documents.ts'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { session } from '#contract/account/session.ts'
import { findNamedStudent } from '#demo/named-students.ts'
import { listUnsentMessages } from '#server/mail/sql.ts'
import { words as ui } from '#web/ui/words.ts'
import { words as agreement } from '#web/areas/agreements/words.ts'
import { membershipQuestion } from '#web/areas/clubs/membership-question.ts'
import { lockWords } from '#web/app/notices/lock-words.ts'
import { words as paper } from '#web/areas/documents/words.ts'
import { readAgenda } from '../home/read-agenda.ts'
import { words as waiting } from '#web/areas/duties/words.ts'
import { words as finance } from '#web/areas/finance/dialogs/words.ts'
import { attendanceQuestion } from '#web/areas/graduation/attendance-question.ts'
import { gownQuestion } from '#web/areas/graduation/gown-question.ts'
import { words as popup } from '#web/areas/notifications/words.ts'
import { words as program } from '#web/areas/program/choices/words.ts'
import { words as english } from '#web/areas/registration/english/words.ts'
import { locationQuestion } from '#web/areas/session/location-question.ts'
import { words as survey } from '#web/areas/surveys/words.ts'
import { dutyWords } from '#rules/duties/duty-words.ts'
import { words as parts } from '#web/parts/words.ts'
import { makeInternational, makeLocal } from '../agreements/sql.ts'
import { dutyDialog, png } from './duty-dialog.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { assignSurvey, moveOwnWindow, moveWindows, deleteSurvey } from '../sql.ts'
import type { Student } from '../student.ts'

/** Pre-registers for what the modules offer until the lock is open. */
const preRegisterEnough = async (student: Student) => {
  const { modules } = await student.ask(preRegistration.programModules)
  const offered = modules
    .filter(({ module }) => module.kind !== 'free')
    .flatMap(({ subjects }) => subjects)
    .filter(({ can_choose, passed }) => can_choose && !passed)
  for (const { subjectID } of offered) {
    await student.call(preRegistration.choose, { body: { subject_id: subjectID } })
    if (!(await student.ask(session.user)).user.must_choose_subjects) return
  }
  throw new Error('the modules do not offer enough')
}

const everything = findNamedStudent('everything').code
const asked = { ka: 'ერთი კითხვა ყველას', en: 'One question for everybody' }

/** Whether the windows in which seats are taken have been moved and must be moved back. */
let areWindowsMoved = false
test.beforeEach(async ({ db }) => {
  await makeInternational(db, everything, findNamedStudent('international').code)
  await assignSurvey(db, everything, asked)
})
test.afterEach(async ({ db }) => {
  if (areWindowsMoved) await moveWindows(db, -60)
  await makeLocal(db, everything)
  await deleteSurvey(db, asked)
})

test('shows both locks and then every dialog in its order, without a moment between them', async ({
  page,
  signIn,
  db,
}) => {
  test.slow()
  const student = await signIn('everything')
  expect(student.user.blockers.map(({ key }) => key)).toEqual(['documents', 'pre_registration'])
  const { dialog, button, radio, heading, saveAndConfirm } = dutyDialog(page, 'ka')
  const wayOut = dialog.getByRole('link', { name: ka({ ka: 'გასვლა', en: 'Log out' }) })

  // The lock of documents comes first: it leads to "/" and never on to the other lock.
  for (const path of ['/schedule', '/pre-registration', '/duties', '/login']) {
    await page.goto(path)
    await expect(heading(paper.documentsTitle), path).toBeVisible()
    await expect(page, path).toHaveURL('/')
  }
  await expect(wayOut).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
  await dialog.getByRole('button', { name: ka(paper.upload) }).click()
  await expect(dialog).toHaveCount(0)
  // The page on which the last document was uploaded leads on to the other lock.
  const toSubjects = page.getByRole('link', { name: ka(lockWords.chooseSubjects) })
  await expect(page).toHaveURL('/')
  await toSubjects.click()
  await expect(page).toHaveURL('/pre-registration')
  await expect(toSubjects).toHaveCount(0)
  for (const path of ['/', '/schedule', '/duties']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page, path).toHaveURL('/pre-registration')
    await expect(dialog).toHaveCount(0)
  }
  await preRegisterEnough(student)

  // The own window is still open: all else is put off, and can be done on request.
  await page.goto('/duties')
  await expect(page.getByText(ka(waiting.inRegistration))).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const rows = page.getByRole('main').getByRole('listitem')
  const order = [
    'choose_times',
    'contract',
    'international_agreement',
    'concentration',
    'english_level',
    'vaccine',
    'bank_account',
    'student_location',
    'informatics',
    'self_government',
    // The gown is asked for once the attendance is decided.
    'graduation_attendance',
    'survey',
    'popup',
  ] as const
  // By when they are due.
  const { tasks } = await readAgenda(student)
  const listed = tasks.filter(({ kind }) => kind === 'duty')
  expect(listed.map(({ duty }) => duty!.key).toSorted()).toEqual(order.toSorted())
  await expect(rows.getByRole('heading')).toHaveText(listed.map(({ name }) => name!))
  await expect(rows.filter({ hasText: ka(dutyWords.bank_account) })).toContainText('ბოლო ვადა')
  const doNow = page.getByRole('button', { name: `: ${ka(dutyWords.vaccine)}` })
  await doNow.click()
  await expect(heading(paper.vaccineTitle)).toBeVisible()
  await button(ui.later).click()
  await expect(dialog).toHaveCount(0)
  await expect(doNow).toBeFocused()
  await doNow.click()
  const { answers } = await student.ask(documents.vaccineAnswers)
  const last = answers.at(-1)!
  await radio({ ka: last.text, en: last.texteng }).check()
  await saveAndConfirm()
  await expect(dialog).toHaveCount(0)
  await expect(rows.getByRole('heading')).toHaveCount(order.length - 1)

  // The window is over: every dialog comes, and between two of them there is no moment without one.
  await moveOwnWindow(db, student.code, -30)
  await moveWindows(db, 60)
  areWindowsMoved = true
  await page.goto('/schedule')
  await expect(heading(agreement.timesTitle)).toBeVisible()
  await expect(dialog.locator('summary')).toHaveText(ka(waiting.more, { count: order.length - 2 }))
  // Beside its title stands which of all it is; the next one goes on counting.
  const ofAll = order.length - 1
  await expect(dialog.getByText(`1 / ${ofAll}`, { exact: true })).toBeVisible()
  await page.evaluate(() => {
    const seen = window as unknown as { gaps: number; most: number }
    Object.assign(seen, { gaps: 0, most: 0 })
    new MutationObserver(() => {
      const count = document.querySelectorAll('[role=dialog]').length
      if (count === 0) seen.gaps += 1
      seen.most = Math.max(seen.most, count)
    }).observe(document.body, { childList: true, subtree: true })
  })
  const seen = () =>
    page.evaluate(() => {
      const { gaps, most } = window as unknown as { gaps: number; most: number }
      return { gaps, most }
    })
  await expect(wayOut).toBeVisible()
  const firstOf = (phrase: (typeof agreement)['branch' | 'date' | 'time']) =>
    dialog
      .getByRole('group', { name: ka(phrase) })
      .getByRole('radio')
      .first()
  for (const phrase of [agreement.branch, agreement.date, agreement.time]) await firstOf(phrase).check()
  await button(agreement.saveTime).click()
  await expect(dialog.getByText(`2 / ${ofAll}`, { exact: true })).toBeVisible()

  const typeCode = async () => {
    await dialog.getByLabel(ka(parts.digit, { number: 1 })).click()
    await page.keyboard.type(/\b\d{4}\b/.exec((await listUnsentMessages(db, 1))[0]?.body ?? '')![0])
  }
  await expect(heading(agreement.contractTitle)).toBeVisible()
  await button(agreement.accept).click()
  await typeCode()
  // In the moment in which the dialog changes a key may come before what hears it.
  await expect(async () => {
    if (await heading(agreement.appTitle).isVisible()) await page.keyboard.press('Escape')
    await expect(heading(agreement.agreementTitle)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(wayOut).toBeVisible()
  for (const yes of await dialog.getByRole('radio', { name: ka(agreement.agree), exact: true }).all())
    await yes.check()
  await button(agreement.saveAnswers).click()
  await button(agreement.saveAnswers).click()

  await expect(heading(program.concentrationTitle)).toBeVisible()
  await dialog.getByRole('radio').first().check()
  await button(program.goOn).click()
  await button(program.choose).click()

  await expect(heading(english.title)).toBeVisible()
  await expect(wayOut).toBeVisible()
  await dialog.getByRole('radio').first().check()
  await button(ui.save).click()

  await expect(heading(finance.accountTitle)).toBeVisible()
  await dialog.getByLabel(ka(finance.account)).fill('GE29NB0000000101904917')
  await dialog.getByLabel(ka(finance.password), { exact: true }).fill(student.password)
  await button(finance.save).click()
  await typeCode()

  await expect(heading(locationQuestion.title)).toBeVisible()
  await radio(locationQuestion.answers.abroad.label).check()
  await button(ui.save).click()

  await expect(heading(finance.informaticsTitle)).toBeVisible()
  await dialog.getByLabel(ka(finance.address)).fill('თბილისი')
  await button(finance.save).click()

  await expect(heading(membershipQuestion.title)).toBeVisible()
  await radio(membershipQuestion.answers.no.label).check()
  await saveAndConfirm()

  await expect(heading(attendanceQuestion.title)).toBeVisible()
  await radio(attendanceQuestion.answers.yes.label).check()
  await saveAndConfirm()

  await expect(heading(gownQuestion.title)).toBeVisible()
  await radio(gownQuestion.answers.buy.label).check()
  await saveAndConfirm()

  await expect(heading(asked)).toBeVisible()
  await expect(wayOut).toBeVisible()
  await dialog.getByRole('radio').first().check()
  await button(survey.send).click()

  await expect(button(popup.confirmRead)).toBeVisible()
  await expect(dialog.locator('summary')).toHaveCount(0)
  expect(await seen()).toEqual({ gaps: 0, most: 1 })
  await button(popup.confirmRead).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/schedule')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await student.ask(session.user)).user.blockers).toEqual([])
  // The remaining items have a date, and none of them is a duty.
  await page.goto('/duties')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(rows.getByRole('heading')).toHaveCount(0)
})
