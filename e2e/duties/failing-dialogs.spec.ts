import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { agreements } from '#contract/account/agreements.ts'
import { session, type User } from '#contract/account/session.ts'
import { surveys } from '#contract/studies/surveys.ts'
import { findNamedStudent } from '#demo/named-students.ts'
import type { Blocker } from '#rules/duties/blocker.ts'
import { dutyKeys, hasDialog, type DialogKey } from '#rules/duties/registry.ts'
import { attemptWords } from '#web/ui/feedback/attempt-words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as ui } from '#web/ui/words.ts'
import { comeFromAbroad, comeFromHere } from '../agreements/sql.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { assignSurvey, deleteSurvey, resetUploadsAndChoices } from '../sql.ts'
import { png } from './duty-dialog.ts'

const everything = findNamedStudent('everything')
const asked = { ka: 'კითხვა ხარვეზის დროს', en: 'A question during a failure' }

/** Whose dialog is tried, where it is not that of the student with nearly all duties. */
const students: Partial<Record<DialogKey, string>> = {
  law_subjects: 'law-subjects',
  seminar: 'parts',
  practise: 'parts',
  popup: 'popup',
}

const params: Partial<Record<DialogKey, Blocker['params']>> = {
  choose_times: { freeVisitSlots: 4 },
  contract: { contract_approved: 0, has_fee: 1, has_phone: 1 },
  bank_account: { has_phone: 1 },
}

const typed: readonly (readonly [label: RegExp, text: string])[] = [
  [/IBAN/, 'GE29 NB00 0000 0101 9049 17'],
  [/პაროლი/, everything.password],
  [/მისამართი/, 'თბილისი, ჭავჭავაძის 1'],
  [/ტელეფონი/, '599000111'],
]

/** The one that leads on; the others have another look. */
const mainButton = '.mantine-Button-root:not([data-variant=default]), .main-button'

/** Answers whatever the dialog asks. */
const fill = async (dialog: Locator) => {
  for (const [label, text] of typed)
    for (const field of await dialog.getByRole('textbox', { name: label }).all()) await field.fill(text)
  for (const file of await dialog.locator('input[type=file]').all())
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
  for (const box of (await dialog.getByRole('checkbox').all()).slice(0, 2)) await box.check()
  const groups = dialog.locator('fieldset:has([type=radio]), [role=radiogroup]')
  for (let nth = 0; nth < (await groups.count()); nth += 1) {
    const radio = groups.nth(nth).getByRole('radio', { disabled: false }).first()
    await radio.click()
    await expect(radio).toBeChecked()
  }
}

/** What is entered and selected. */
const readEntered = (dialog: Locator) =>
  dialog
    .locator('input:not([type=file]), textarea')
    .evaluateAll((fields) =>
      fields
        .map((field) => field as HTMLInputElement)
        .map(({ type, value, checked }) => `${type} ${value} ${checked}`),
    )

/** These send with POST what they read. */
const reads = new Set<string>([agreements.availableTimes.path, agreements.foreignContract.path])
const isWrite = (request: Request) =>
  !['GET', 'HEAD'].includes(request.method()) && !reads.has(new URL(request.url()).pathname)

type Failure = 500 | 503 | 'no network'

/** Asks for this alone. */
const askFor = async (page: Page, blocker: Blocker) => {
  await changeReply<{ user: User }>(page, session.user.path, ({ user }) => ({
    user: { ...user, blockers: [blocker] },
  }))
}

const keys = dutyKeys.filter(hasDialog)

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 360, height: 760 }, allowedConsoleErrors: /status of 50[03]|ERR_/ })

test.beforeEach(async ({ db }) => {
  await comeFromAbroad(db, everything.code, findNamedStudent('international').code)
  await assignSurvey(db, everything.code, asked)
})
test.afterEach(async ({ db }) => {
  await comeFromHere(db, everything.code)
  await deleteSurvey(db, asked)
})

for (const key of keys) {
  const who = students[key] ?? 'everything'

  test(`${key}: a failed save says what happened, and keeps what was entered`, async ({
    page,
    signIn,
    db,
  }) => {
    test.slow()
    const student = await signIn(who)
    if (who !== 'everything') await resetUploadsAndChoices(db, student.code)
    const blocker = await toBlocker(student, key)
    const dialog = page.getByRole('dialog')
    const said = dialog.locator('[role=alert], [role=status]').filter({ hasText: /[ა-ჰ]{4}/ })
    let failure: Failure | null = null
    let sent = 0
    await askFor(page, blocker)
    await page.route('**/api/**', (route) => {
      if (failure === null || !isWrite(route.request())) return route.fallback()
      sent += 1
      return failure === 'no network'
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: failure, json: {} })
    })
    await page.goto('/schedule')
    const main = dialog.locator(mainButton).last()
    await expect(dialog.locator('[data-skeleton]')).toHaveCount(0)
    await expect(dialog.locator(`${mainButton}, input`).first()).toBeAttached()
    await fill(dialog)
    const title = await dialog.getByRole('heading').first().textContent()
    const entered = await readEntered(dialog)
    const sendAndFail = async (how: Failure) => {
      failure = how
      sent = 0
      // The question, its next step, and where it is asked its confirmation.
      await expect(async () => {
        if (sent === 0 && who === 'parts') await fill(dialog)
        if (sent === 0) await main.click({ timeout: 5000 })
        expect(sent).toBeGreaterThan(0)
      }).toPass({ intervals: [300], timeout: 30_000 })
    }
    for (const status of [500, 503] as const)
      await test.step(String(status), async () => {
        await sendAndFail(status)
        await expect(said.filter({ hasText: ka(callMessages.generic) }).first()).toBeInViewport()
        if (key !== 'documents')
          await expect(said.filter({ hasText: ka(attemptWords.nothingLost) }).first()).toBeInViewport()
        await expect(main).toBeEnabled()
      })
    // From a confirmation back to the question.
    const back = dialog
      .getByRole('button', { name: ka(ui.cancel), exact: true })
      .or(dialog.getByRole('button', { name: ka(ui.back), exact: true }))
    for (let steps = 0; steps < 2 && (await back.count()) > 0; steps += 1) await back.click()
    await expect(dialog.getByRole('heading').first()).toHaveText(title!)
    expect(await readEntered(dialog)).toEqual(entered)
    await test.step('no network', async () => {
      await sendAndFail('no network')
      const text = key === 'documents' ? callMessages.answerLost : messages.retryingLostAnswer
      await expect(said.filter({ hasText: ka(text) }).first()).toBeInViewport()
    })
  })

  test(`${key}: data that cannot be read are said so, and read again on request`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(who)
    if (who !== 'everything') await resetUploadsAndChoices(db, student.code)
    const blocker = await toBlocker(student, key)
    const dialog = page.getByRole('dialog')
    const tryAgain = page.getByRole('button', { name: ka(ui.tryAgain), exact: true })
    await askFor(page, blocker)
    let fails = true
    const isNeeded = (path: string) => path === session.user.path
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (!fails || isNeeded(pathname) || isWrite(route.request())) return route.fallback()
      return route.fulfill({ status: 500, json: {} })
    })
    await page.goto('/schedule')
    // What is asked from the user's own data alone needs nothing else.
    if (needsNoMore.has(key)) {
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      return
    }
    // Groups that cannot be read close the dialog, and the page says why (spec 8.6.1).
    await expect(page.getByText(ka(callMessages.generic)).first()).toBeVisible()
    await expect(tryAgain.first()).toBeVisible()
    fails = false
    if (key === 'seminar' || key === 'practise') return
    await dialog.getByRole('button', { name: ka(ui.tryAgain), exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.locator(`${mainButton}, input`).first()).toBeAttached()
  })
}

const needsNoMore: ReadonlySet<DialogKey> = new Set<DialogKey>([
  'documents',
  'international_agreement',
  'bank_account',
  'student_location',
  'self_government',
  'graduation_attendance',
  'graduation_gown',
])

const toBlocker = async (
  student: Awaited<ReturnType<Parameters<Parameters<typeof test>[2]>[0]['signIn']>>,
  key: DialogKey,
): Promise<Blocker> => {
  if (key === 'survey') {
    const [survey] = (await student.ask(surveys.list)).surveys
    return { key, params: { surveyID: survey!.surveyID, lock: 1 } }
  }
  const own = (await student.ask(session.user)).user.blockers.find((each) => each.key === key)
  return own ?? { key, ...(params[key] && { params: params[key] }) }
}
