import { expect, type Page } from '@playwright/test'
import { agreements } from '#contract/account/agreements.ts'
import { notifications } from '#contract/account/notifications.ts'
import { profile } from '#contract/account/profile.ts'
import { session, type User } from '#contract/account/session.ts'
import { finance as contract } from '#contract/administration/finance.ts'
import { surveys } from '#contract/studies/surveys.ts'
import { findNamedStudent } from '#demo/named-students.ts'
import { canBeClosed, type Blocker } from '#rules/duties/blocker.ts'
import { formatPhone } from '#web/i18n/format-phone.ts'
import { words as agreement } from '#web/areas/agreements/words.ts'
import { words as finance } from '#web/areas/finance/dialogs/words.ts'
import { dutyWords } from '#rules/duties/duty-words.ts'
import { words as change } from '#web/parts/phone-change/words.ts'
import { words as phone } from '#web/parts/sms-code/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { makeInternational, makeLocal } from '../agreements/sql.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply, failRequests } from '../replies.ts'
import { assignSurvey, deleteSurvey } from '../sql.ts'
import { expectSheet } from '../expect-sheet.ts'
import { dutyDialog } from './duty-dialog.ts'

const everything = findNamedStudent('everything').code
const asked = { ka: 'ერთი კითხვა ყველას', en: 'One question for everybody' }

test.beforeEach(async ({ db }) => {
  await makeInternational(db, everything, findNamedStudent('international').code)
  await assignSurvey(db, everything, asked)
})
test.afterEach(async ({ db }) => {
  await makeLocal(db, everything)
  await deleteSurvey(db, asked)
})

/** The dialogs of one student in the states that differ in whether they can be closed. */
const listStates = (surveyID: number): Blocker[] => [
  ...[0, 4].map((freeVisitSlots) => ({ key: 'choose_times' as const, params: { freeVisitSlots } })),
  { key: 'contract', params: { contract_approved: 0, has_fee: 1, has_phone: 1 } },
  { key: 'contract', params: { contract_approved: 0, has_fee: 0, has_phone: 1 } },
  { key: 'contract', params: { contract_approved: 0, has_fee: 1, has_phone: 0 } },
  { key: 'contract', params: { contract_approved: 0, has_fee: 1, has_phone: 1, is_drawable: 0 } },
  { key: 'contract', params: { contract_approved: 1 } },
  ...[0, 1].map((has_phone) => ({ key: 'bank_account' as const, params: { has_phone } })),
  ...[0, 1].map((lock) => ({ key: 'survey' as const, params: { surveyID, lock } })),
  ...(
    [
      'international_agreement',
      'concentration',
      'english_level',
      'vaccine',
      'student_location',
      'informatics',
      'self_government',
      'graduation_attendance',
      'graduation_gown',
    ] as const
  ).map((key) => ({ key })),
]

/** Asks for this alone, and what comes next, whatever else the student has to do. */
const askFor = async (page: Page, blocker: Blocker, ...next: Blocker[]) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await changeReply<{ user: User }>(page, session.user.path, ({ user }) => ({
    user: { ...user, blockers: [blocker, ...next] },
  }))
  const lock = blocker.params?.['lock']
  await changeReply<{ surveys: { lock: unknown }[] }>(page, surveys.list.path, (data) => ({
    surveys: data.surveys.map((survey) => ({ ...survey, lock: lock ?? survey.lock })),
  }))
}

// spec 2.8.6, 2.8.7
test('every dialog, in every state, can be answered or left, comes from below on a phone, and axe finds nothing', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 360, height: 760 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const student = await signIn('everything')
  const { dialog } = dutyDialog(page, 'ka')
  const controls = dialog.locator('input:enabled, textarea:enabled, button:enabled:not(:has-text("English"))')
  const close = dialog.getByRole('button', { name: ka(ui.close), exact: true })
  const [survey] = (await student.ask(surveys.list)).surveys
  for (const state of listStates(survey!.surveyID))
    await test.step(JSON.stringify(state), async () => {
      await askFor(page, state)
      await page.goto('/schedule')
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      await expect(controls.first()).toBeVisible()
      await expectSheet(page)
      await checkPage(page, JSON.stringify(state))
      if (canBeClosed(state)) await expect(close).toBeInViewport()
      else {
        await page.keyboard.press('Escape')
        await expect(close).toHaveCount(0)
        await expect(controls.first()).toBeVisible()
      }
    })
})

test('a dialog whose data take long has its height from the beginning', async ({ page, signIn }) => {
  await signIn('everything')
  const { dialog, heading } = dutyDialog(page, 'ka')
  await askFor(page, { key: 'contract', params: { contract_approved: 0, has_fee: 1, has_phone: 1 } })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${agreements.internationalData.path}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/schedule')
  await expect(dialog.locator('[data-skeleton]')).toBeVisible()
  const { y, height } = (await dialog.boundingBox())!
  release()
  await expect(heading(agreement.contractTitle)).toBeVisible()
  const after = (await dialog.boundingBox())!
  expect({ y: after.y, height: after.height }).toEqual({ y, height })
})

test('without a phone a number can be added in the dialog of the bank account, which can wait', async ({
  page,
  signIn,
}) => {
  await signIn('everything')
  const { dialog, button } = dutyDialog(page, 'ka')
  await askFor(page, { key: 'bank_account', params: { has_phone: 0 } })
  await page.goto('/schedule')
  await expect(dialog).toContainText(ka(phone.phoneMissing))
  await button(phone.addPhone).click()
  await expect(dialog.getByLabel(ka(change.newPhone))).toBeFocused()
  await button(change.back).click()
  await expect(dialog).toContainText(ka(phone.phoneMissing))
  await button(ui.later).click()
  await expect(dialog).toHaveCount(0)
  await askFor(page, { key: 'bank_account', params: { has_phone: 1 } })
  await page.reload()
  await expect(dialog.getByLabel(ka(finance.account))).toBeVisible()
})

test('where a code is asked for, the number it goes to can be changed in the same dialog', async ({
  page,
  signIn,
}) => {
  await signIn('everything')
  const { dialog, button, t } = dutyDialog(page, 'ka')
  await askFor(page, { key: 'bank_account', params: { has_phone: 1 } })
  await page.route(`**${contract.saveBankAccount.path}`, (route) =>
    route.fulfill({ json: { data: { saved: false, resend_after: 60 } } }),
  )
  await page.route(`**${profile.changePhone.path}`, (route) => {
    const isRequest = (route.request().postDataJSON() as { code?: string }).code === undefined
    return route.fulfill({ json: { data: { changed: !isRequest, resend_after: isRequest ? 60 : 0 } } })
  })
  const { password } = findNamedStudent('everything')
  await page.goto('/schedule')
  await dialog.getByLabel(t(finance.account)).fill('GE29NB0000000101904917')
  await dialog.getByLabel(t(finance.password), { exact: true }).fill(password)
  await button(finance.save).click()
  await button(parts.changeNumber).click()
  await dialog.getByLabel(t(change.newPhone)).fill('599000111')
  await dialog.getByLabel(t(change.currentPassword), { exact: true }).fill(password)
  await button(change.sendCode).click()
  await expect(dialog).toContainText(t(change.codeSent, { phone: formatPhone('599000111') }))
  await dialog.getByLabel(t(parts.digit, { number: 1 })).click()
  await page.keyboard.type('1234')
  // Back at the account, which keeps what was typed.
  await expect(dialog.getByLabel(t(finance.account))).toHaveValue('GE29 NB00 0000 0101 9049 17')
})

test('an account that becomes valid later is saved, and the dialog says when it does', async ({
  page,
  signIn,
}) => {
  await signIn('everything')
  const { dialog, button, t } = dutyDialog(page, 'ka')
  await askFor(page, { key: 'bank_account', params: { has_phone: 1 } })
  await page.route(`**${contract.saveBankAccount.path}`, (route) =>
    route.fulfill({ json: { data: { saved: true, valid_from: '2026-11-25T08:30:00.000Z' } } }),
  )
  await page.goto('/schedule')
  await dialog.getByLabel(t(finance.account)).fill('GE29NB0000000101904917')
  await dialog.getByLabel(t(finance.password), { exact: true }).fill(findNamedStudent('everything').password)
  await button(finance.save).click()
  await expect(dialog).toContainText(t(finance.validLater, { when: '25 ნოემბერი, 12:30' }))
  await expect(dialog).toContainText(t(finance.notYou))
  await expect(button(finance.understood)).toBeVisible()
})

test.describe('with data that cannot be read', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })

  test('a dialog says so, can be read again, and left if it can wait', async ({ page, signIn }) => {
    await signIn('everything')
    const { dialog, button, heading } = dutyDialog(page, 'ka')
    const contract = { contract_approved: 0, has_fee: 0, has_phone: 1 }
    await askFor(
      page,
      { key: 'contract', params: contract },
      { key: 'bank_account', params: { has_phone: 1 } },
    )
    const restore = await failRequests(page, agreements.internationalData.path)
    await page.goto('/schedule')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(heading(dutyWords.contract)).toBeVisible()
    await button(ui.close).click()
    await expect(heading(finance.accountTitle)).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(dialog.getByRole('alert')).toBeVisible()
    restore()
    await button(ui.tryAgain).click()
    await expect(heading(agreement.contractTitle)).toBeVisible()

    await askFor(page, { key: 'popup', params: { modal_messageID: 1, is_contract: 0 } })
    await failRequests(page, notifications.popups.path)
    await page.reload()
    await expect(heading(dutyWords.popup)).toBeVisible()
    await button(ui.close).click()
    await expect(dialog).toHaveCount(0)
  })
})
