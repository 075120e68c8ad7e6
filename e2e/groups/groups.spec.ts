import { expect, type Page } from '@playwright/test'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { words } from '#web/areas/groups/words.ts'
import { words as registering } from '#web/areas/registration/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as parts } from '#web/parts/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { test } from '../journey.ts'
import { findMissingParts } from './missing-parts.ts'
import { ka } from '../languages.ts'
import { loadGroups, hasOnePart, findOffer } from '../registration/offer.ts'
import { cancelRegistration, loadRegistration, takeSet } from '../registration/registrations.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen, recordWrites } from '../registration/registration-screen.ts'
import { deleteParts } from '../duties/sql.ts'
import { failRequests } from '../replies.ts'

const closeDialog = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: ka(ui.close) })
    .first()
    .click()
  await expect(dialog).toBeHidden()
}

const pickFirst = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { disabled: false }).first().click()
  return dialog
}

test.describe('a registered subject without a part', () => {
  test.describe('with groups that do not load', () => {
    test.use({ allowedConsoleErrors: /status of 500/ })
    // spec 8.6
    test('each dialog closes, and the page shows the error', async ({ page, signIn }) => {
      const student = await signIn('parts')
      const subject = await findMissingParts(student, true)
      const open = page.getByRole('button', { name: `${ka(words.chooseSeminar)}: ${subject.subject}` })
      const fail = { answer: 500 }
      const restore = await failRequests(page, '/api/registration/groups/seminar/*', fail)
      const error = registrationScreen(page).mine.getByRole('alert')
      await page.goto('/registration')
      // The blocking dialog comes first; its error is over the screen.
      await expect(page.getByRole('main').getByRole('alert')).toContainText(ka(callMessages.generic))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(error).toHaveCount(0)
      await open.click()
      await expect(error).toContainText(ka(callMessages.generic))
      await expect(page.getByRole('dialog')).toHaveCount(0)

      restore()
      await failRequests(page, '/api/registration/groups/practise/*', fail)
      await open.click()
      const dialog = await pickFirst(page)
      await dialog.getByRole('button', { name: ka(words.nextPractice) }).click()
      await expect(error).toContainText(ka(callMessages.generic))
      await expect(dialog).toHaveCount(0)
    })
  })

  test('a seminar with a practice continues to it, and both are taken in one call', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('parts')
    const subject = await findMissingParts(student, true)
    const before = (await loadRegistration(student, subject.subjectID)).own!
    const writes = recordWrites(page)
    const screen = registrationScreen(page)
    await page.goto('/registration')
    await expect(page.getByRole('dialog')).toContainText(ka(words.chooseSeminar))
    await closeDialog(page)
    await expect(screen.mine).toContainText(ka(words.missingBoth))
    const open = page.getByRole('button', { name: `${ka(words.chooseSeminar)}: ${subject.subject}` })
    await open.click()
    // The close button reloads the page behind it.
    const readAgain = page.waitForRequest((request) =>
      request.url().endsWith(registration.alreadyRegistered.path),
    )
    await closeDialog(page)
    await readAgain
    await expect(open).toBeFocused()

    await open.click()
    const dialog = await pickFirst(page)
    await dialog.getByRole('button', { name: ka(words.nextPractice) }).click()
    await expect(dialog).toContainText(ka(words.choosePractice))
    await pickFirst(page)
    await dialog.getByRole('button', { name: ka(words.register) }).click()
    await expect(dialog).toContainText(ka(messages.chooseThisGroup))
    await expect(dialog).toContainText(ka(words.bothAtOnce))
    expect(writes).toEqual([])
    await dialog.getByRole('button', { name: ka(words.register) }).click()
    await expect(dialog).toBeHidden()
    await expect(screen.mine).not.toContainText(ka(words.missingBoth))
    expect(writes).toEqual(['POST /api/registration/practise'])
    const after = (await loadRegistration(student, subject.subjectID)).own!
    expect(after.groups).toHaveLength(3)
    expect(after.groups[0]).toMatchObject({ scheduleID: before.groups[0]!.scheduleID })
    await deleteParts(db, student.code, subject.subjectID)
  })
})

test('a group is changed by keyboard: the old seat is kept until the new one is taken', async ({
  page,
  signIn,
  db,
}) => {
  const student = await signIn(await findPeer(db, 12))
  const offer = await findOffer(student, hasOnePart)
  const { subjectID, subject } = offer.subject
  expect(await takeSet(student, offer)).toBe(200)
  try {
    const other = (await loadGroups(student, subjectID)).groups.find(
      ({ valid, scheduleID }) => valid && scheduleID !== offer.set[0].scheduleID,
    )!
    const writes = recordWrites(page)
    const screen = registrationScreen(page)
    const press = (key: string) => page.keyboard.press(key)
    await page.goto('/registration')
    await page.getByRole('button', { name: ka(registering.actionsOf, { subject }), exact: true }).focus()
    // Opened by a key, the menu gives the focus to its first item.
    await press('Enter')
    await expect(
      page.getByRole('button', { name: ka(registering.changeGroupOf, { subject }), exact: true }),
    ).toBeFocused()
    await press('Enter')
    await expect(screen.groups.getByText(ka(registering.changing))).toBeFocused()
    await press('Tab')
    await expect(screen.group(offer.set[0].group)).toBeFocused()
    for (let stops = 0; stops < 30; stops += 1) {
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      if (name.startsWith(`${ka(parts.group)} ${other.group},`)) break
      await press('ArrowDown')
    }
    await press('Space')
    await expect(screen.group(other.group)).toBeChecked()
    // A full group between them may offer another one.
    const submit = screen.groups.getByRole('button', { name: ka(registering.changeGroup), exact: true })
    const isFocused = () => submit.evaluate((found) => found === document.activeElement)
    for (let stops = 0; stops < 10 && !(await isFocused()); stops += 1) await press('Tab')
    await expect(submit).toBeFocused()
    await press('Enter')
    await expect(screen.question).toContainText(ka(messages.chooseThisGroup))
    await expect(screen.question).toContainText(ka(registering.givesUp))
    expect(writes).toEqual([])
    await press('Enter')
    await expect(screen.groups.getByText(ka(registering.groupChangedHere))).toBeFocused()
    expect(writes).toEqual([`PATCH /api/registration/${subjectID}`])
    const held = (await loadRegistration(student, subjectID)).own!.groups.map(({ scheduleID }) => scheduleID)
    expect(held).toEqual([other.scheduleID])
  } finally {
    await cancelRegistration(student, subjectID)
  }
})

test('a group is requested without day and time, and the request is listed', async ({ page, signIn, db }) => {
  const student = await signIn(await findPeer(db, 13))
  const { modules } = await student.ask(registration.programModules)
  const id = modules[1]!.program_moduleID
  const { subjects } = await student.ask(registration.moduleSubjects, { params: { id } })
  const { subjectID, subject } = subjects.find((each) => each.groups === 0 && !each.passed)!
  const screen = registrationScreen(page)
  await page.goto(`/registration?module=${id}&subject=${subjectID}`)
  await screen.groups.getByRole('button', { name: ka(words.requestGroup) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(ka(words.day))).toHaveValue('')
  await dialog.getByRole('button', { name: ka(words.goOn) }).click()
  await expect(dialog).toContainText(ka(words.whatFollows))
  const sent = page.waitForRequest((request) => request.url().endsWith(groups.sendRequest.path))
  await dialog.getByRole('button', { name: ka(words.sendRequest) }).click()
  expect((await sent).postDataJSON()).toEqual({ subject_id: subjectID, day_id: '', time_id: '' })
  await expect(dialog).toBeHidden()
  await expect(screen.groups).toContainText(ka(words.requestPending, { slot: '' }).split('(')[0]!)
  const mine = page.getByRole('region', { name: ka(words.myRequests) })
  await expect(mine).toContainText(subject)
  await expect(mine).toContainText(ka(words.sent))
})
