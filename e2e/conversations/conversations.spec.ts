import { expect, type Locator, type Page } from '@playwright/test'
import { conversations } from '#contract/administration/conversations.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { words as staffWords } from '#staff/areas/conversations/words.ts'
import { words } from '#web/areas/conversations/words.ts'
import { words as partWords } from '#web/parts/conversations/words.ts'
import { messageWords } from '#web/ui/messages/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const script = '<img src=x onerror=alert(1)> გამარჯობა'

const field = (page: Page, name = ka(messageWords.message)): Locator =>
  page.getByRole('textbox', { name, exact: true })
const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: ka(messageWords.send), exact: true })

/** The messages of the open conversation. */
const log = (page: Page): Locator => page.getByRole('log')

// spec 2.33
test.describe('with a connection that breaks', () => {
  test.use({ allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('two students write to each other: sent once, seen, in order, and kept through a lost connection', async ({
    page,
    signIn,
    baseURL,
    logIn,
  }) => {
    const student = await signIn('everyday')
    const one = (await student.ask(conversations.list)).items.find(({ is_student }) => is_student)!
    await page.goto('/conversations')
    await page.getByRole('searchbox', { name: ka(words.search) }).fill(one.code)
    await page.getByRole('main').getByRole('link', { name: one.name }).first().click()
    await expect(log(page).getByText('შევთანხმდით!')).toBeVisible()

    const context = await page.context().browser()!.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    const fellow = await logIn({ code: one.code, password: 'aragvi-student' })
    await signIn({ code: one.code, password: 'aragvi-student' }, other)
    await other.goto(`/conversations?conversation=${one.conversationID}`)
    await expect(log(other).getByText('შევთანხმდით!')).toBeVisible()

    await field(page).fill(script)
    await field(page).press('Control+Enter')
    await expect(log(page).getByText(script)).toBeVisible()
    await expect(field(page)).toHaveValue('')
    // The other side sees it at once, and that is seen.
    await expect(log(other).getByText(script)).toBeVisible()
    await expect(log(page).getByText(ka(messageWords.seen))).toBeVisible()
    await checkPage(page, 'a conversation')

    // A word of a message finds it, and its conversation opens there.
    await page.goto('/conversations')
    await page.getByRole('searchbox', { name: ka(words.search) }).fill('შევთანხმდი')
    await page
      .getByRole('main')
      .getByRole('link', { name: /შევთანხმდით!/ })
      .last()
      .click()
    await expect(page).toHaveURL(/message=\d+/)
    await expect(log(page).locator('[data-marked]')).toContainText('შევთანხმდით!')
    await checkPage(page, 'a message that was found')

    // A message written without a connection is kept, and sent once.
    await page.context().setOffline(true)
    await field(page).fill('კავშირის გარეშე')
    await sendButton(page).click()
    await expect(
      page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status')).first(),
    ).toBeVisible()
    await page.context().setOffline(false)
    await expect(async () => {
      if ((await field(page).inputValue()) !== '') await sendButton(page).click()
      await expect(field(page)).toHaveValue('', { timeout: 3000 })
    }).toPass()
    await expect(log(other).getByText('კავშირის გარეშე')).toHaveCount(1)
    const { items } = await fellow.ask(conversations.messages, { params: { id: one.conversationID } })
    expect(items.slice(0, 2).map(({ text }) => text)).toEqual(['კავშირის გარეშე', script])
    await context.close()
  })
})

test('a message to a lecturer is answered in the pages of staff, with a file', async ({
  page,
  signIn,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const context = await page.context().browser()!.newContext({ baseURL: baseURL! })
  const lecturer = await context.newPage()
  await signInStaff(lecturer, 'lecturer', baseURL!)
  await setLocale(lecturer, 'en')
  await lecturer.goto('/staff/conversations')
  await expect(lecturer.getByText(en(staffWords.choose))).toBeVisible()
  // One that waits: a named student of the demo may have an answer already, and has a password of their own.
  const row = lecturer
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /new message/ })
    .first()
  const text = await row.innerText()
  await row.getByRole('link').click()
  await expect(field(lecturer, en(messageWords.message))).toBeVisible()
  await checkPage(lecturer, 'a conversation of a lecturer')
  const code = /U\d{7}/.exec(await lecturer.getByRole('main').innerText())![0]
  expect(text).not.toBe('')

  await signIn({ code, password: 'aragvi-student' })
  await page.goto('/conversations')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await expect(field(page)).toBeVisible()
  await field(lecturer, en(messageWords.message)).fill('The answer is in the file.')
  // The clip opens the picker itself; the rules are said only of a file that breaks one.
  const choosing = lecturer.waitForEvent('filechooser')
  await lecturer.getByRole('button', { name: en(messageWords.attach) }).click()
  const chooser = await choosing
  await chooser.setFiles({ name: 'run.exe', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(lecturer.getByRole('alert')).toContainText('run.exe')
  await chooser.setFiles({
    name: 'პასუხი.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await lecturer
    .locator('input[type=file]')
    .setInputFiles({ name: 'დაფა.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') })
  await lecturer.getByRole('button', { name: en(messageWords.send), exact: true }).click()
  await expect(log(page).getByText('The answer is in the file.')).toBeVisible()
  await expect(lecturer.getByRole('button', { name: /^Remove the file/ })).toHaveCount(0)
  // A picture is seen at once, and downloaded as every other file.
  const picture = page.getByRole('img', { name: 'დაფა.png' })
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(1)
  await expect(page.getByRole('button', { name: 'დაფა.png' })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'პასუხი.pdf' }).click()
  expect((await coming).suggestedFilename()).toBe('პასუხი.pdf')
  await checkPage(page, 'a conversation on a phone')
  await page.getByRole('button', { name: ka(words.actions) }).click()
  await page.getByRole('button', { name: ka(words.report), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: ka(words.reportSend), exact: true }).click()
  await expect(dialog.getByText(ka(words.chooseMessage))).toBeVisible()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: ka(words.reportSend), exact: true }).click()
  await expect(dialog.getByText(ka(words.giveReason))).toBeVisible()
  await checkPage(page, 'the report of a message')
  await dialog.getByLabel(ka(words.reportReason)).fill('შეურაცხმყოფელია')
  await dialog.getByRole('button', { name: ka(words.reportSend), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(ka(words.reportSent))).toBeVisible()
  await field(page).fill('მადლობა!')
  await sendButton(page).click()
  await expect(log(lecturer).getByText('მადლობა!')).toBeVisible()
  await context.close()
})

test('a group is found, muted and left; who cannot be written to is said, and a draft survives a reload', async ({
  page,
  signIn,
}) => {
  const student = await signIn('near-limit')
  const { groups } = await student.ask(schedule.currentSchedule)
  await page.goto(`/conversations?to=group-${groups[0]!.scheduleID}`)
  await expect(page.getByText(ka(words.first))).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText(ka(messageWords.empty))).toBeVisible()
  await field(page).fill('ჯგუფს')
  await page.reload()
  await expect(field(page)).toHaveValue('ჯგუფს')
  await sendButton(page).click()
  await expect(page.getByText('ჯგუფს', { exact: true }).last()).toBeVisible()
  await expect(page).toHaveURL(/conversation=\d+/)
  await page.getByRole('button', { name: ka(words.actions) }).click()
  await page.getByRole('button', { name: ka(words.mute), exact: true }).click()
  await expect(page.getByText(ka(messageWords.muted)).first()).toBeVisible()
  await page.getByRole('button', { name: ka(words.actions) }).click()
  await page.getByRole('button', { name: ka(words.leave) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ka(words.leaveYes), exact: true })
    .click()
  await expect(page.getByText(ka(words.choose))).toBeVisible()
  await expect(page.getByText(ka(words.none))).toBeVisible()
  await page.goto('/conversations?to=lecturer-999999')
  await expect(page.getByText(ka(words.cannotWrite))).toBeVisible()
})

test('a new message goes to whoever teaches the subject, and Enter sends it', async ({ page, signIn }) => {
  const student = await signIn('everyday')
  const { recipients } = await student.ask(conversations.recipients)
  const { subjectID, subject } = recipients.find(({ is_group }) => !is_group)!.subjects[0]!
  await page.goto(`/courses/${subjectID}`)
  await page
    .getByRole('link', { name: ka(partWords.writeToLecturer) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: ka(words.newMessage) })).toBeVisible()
  const ofSubject = page.getByRole('region', { name: subject })
  const lecturer = ofSubject.getByRole('link').first()
  await expect(lecturer).toContainText(ka(messageWords.lecturer))
  await checkPage(page, 'the choice of a recipient')
  await page.setViewportSize({ width: 360, height: 760 })
  await checkPage(page, 'the choice of a recipient on a phone')
  await page.getByRole('searchbox', { name: ka(words.searchRecipients) }).fill(subject)
  await expect(page.getByRole('main').getByRole('link', { name: subject }).first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('searchbox', { name: ka(words.searchRecipients) }).fill('')
  await lecturer.click()
  await field(page).pressSequentially('ერთი')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('ორი')
  await expect(field(page)).toHaveValue('ერთი\nორი')
  await field(page).press('Enter')
  await expect(log(page).getByText('ერთი ორი')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  // Who is used to the other way keeps to it.
  await page.getByRole('button', { name: ka(messageWords.makeEnterBreak) }).click()
  await page.reload()
  await field(page).pressSequentially('სამი')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('სამი\n')
  await field(page).press('Control+Enter')
  await expect(log(page).getByText('სამი')).toBeVisible()
})
