import { expect, type Locator } from '@playwright/test'
import { session } from '#contract/account/session.ts'
import type { Database } from '#server/db/open.ts'
import { listUnsentMessages } from '#server/mail/sql.ts'
import { membershipQuestion } from '#web/areas/clubs/membership-question.ts'
import { words as finance } from '#web/areas/finance/dialogs/words.ts'
import { attendanceQuestion } from '#web/areas/graduation/attendance-question.ts'
import { gownQuestion } from '#web/areas/graduation/gown-question.ts'
import { locationQuestion } from '#web/areas/session/location-question.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as parts } from '#web/parts/words.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words as ui } from '#web/ui/words.ts'
import { dutyDialog } from './duty-dialog.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { loadDutyAnswers, resetDuties } from '../sql.ts'

const account = 'GE29NB0000000101904917'

const newCode = async (db: Database): Promise<string> =>
  /\b\d{4}\b/.exec((await listUnsentMessages(db, 1))[0]?.body ?? '')![0]

const fillAccount = async (field: Locator, save: Locator) => {
  await expect(save).toHaveCount(0)
  await field.fill('GE29 NB00 0000 0101 9049 1')
  await expect(save).toBeDisabled()
  await field.fill('GE28 NB00 0000 0101 9049 17')
  await expect(save).toBeEnabled()
}

test.use({ allowedConsoleErrors: /status of 422/ })

for (const locale of chooseViews(['ka', 'en'] as const, 0))
  // spec 5.3
  test(`shows the dialogs one after the other, each until it is answered: ${locale}`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('duties')
    await resetDuties(db, student.code)
    const { t, dialog, button, radio, heading, expectTitle, saveAndConfirm } = dutyDialog(page, locale)
    await setLocale(page, locale)
    await page.goto('/')

    await expectTitle(finance.accountTitle)
    const field = dialog.getByLabel(t(finance.account))
    const { y, height } = (await dialog.boundingBox())!
    await fillAccount(field, button(finance.save))
    // The button had its place.
    const filled = (await dialog.boundingBox())!
    expect(filled.y).toBeCloseTo(y, 0)
    expect(filled.height).toBeCloseTo(height, 0)
    await expect(dialog.getByText('22 / 22', { exact: true })).toBeVisible()
    const password = dialog.getByLabel(t(finance.password), { exact: true })
    await password.fill(student.password)
    await button(finance.save).click()
    await expect(dialog.getByText(locale === 'ka' ? 'საკონტროლო ციფრები' : 'check digits')).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('GE28 NB00 0000 0101 9049 17')
    await field.fill(account)
    await password.fill(student.password)
    await button(finance.save).click()
    await expect(dialog.getByLabel(t(parts.digit, { number: 1 }))).toBeFocused()
    await page.keyboard.type(await newCode(db))

    await expectTitle(locationQuestion.title)
    await radio(locationQuestion.answers.abroad.label).check()
    await button(ui.save).click()
    // It is saved without a question; undo opens it once more, over the next one.
    await expectTitle(finance.informaticsTitle)
    await page.getByRole('button', { name: t(undoWords.undoAnswer), exact: true }).click()
    await expect(heading(locationQuestion.title)).toBeVisible()
    await radio(locationQuestion.answers.georgia.label).check()
    await button(ui.save).click()

    await expectTitle(finance.informaticsTitle)
    await expect(button(finance.save)).toHaveCount(0)
    await dialog.getByLabel(t(finance.address)).fill('თბილისი, ჭავჭავაძის 1')
    const phone = dialog.getByLabel(t(finance.phone))
    const known = await phone.inputValue()
    await phone.fill(known.slice(0, 8))
    await expect(button(finance.save)).toBeDisabled()
    await phone.fill(`6${known.slice(1)}`)
    await button(finance.save).click()
    await expect(dialog.getByText(t(messages.invalidPhone))).toBeVisible()
    await page.reload()
    await expect(phone).toHaveValue(`6${known.slice(1)}`)
    await phone.fill(known)
    await button(finance.save).click()

    await expectTitle(membershipQuestion.title)
    await button(ui.save).click()
    await expect(dialog.getByText(t(messages.chooseOne))).toBeVisible()
    await radio(membershipQuestion.answers.yes.label).check()
    await saveAndConfirm()

    await expectTitle(attendanceQuestion.title)
    await radio(attendanceQuestion.answers.no.label).check()
    await button(ui.save).click()
    await expect(dialog.getByText(t(messages.saveAnswer))).toBeVisible()
    await button(ui.cancel).click()
    await radio(attendanceQuestion.answers.yes.label).check()
    await saveAndConfirm()

    await expectTitle(gownQuestion.title)
    await radio(gownQuestion.answers.rent.label).check()
    await saveAndConfirm()

    await expect(dialog).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(dialog).toHaveCount(0)
    expect((await student.ask(session.user)).user.blockers).toEqual([])
    expect(await loadDutyAnswers(db, student.code)).toEqual({
      bank_account: account,
      address: 'თბილისი, ჭავჭავაძის 1',
      is_in_georgia: true,
      is_member: true,
      attendance: 'yes',
      gown: 'rent',
    })
  })
