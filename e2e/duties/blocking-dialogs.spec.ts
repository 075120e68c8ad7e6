import { expect } from '@playwright/test'
import { documents } from '#contract/account/documents.ts'
import { notifications } from '#contract/account/notifications.ts'
import { registration } from '#contract/registration/registration.ts'
import { session } from '#contract/account/session.ts'
import { words } from '#web/areas/documents/words.ts'
import { words as popup } from '#web/areas/notifications/words.ts'
import { words as english } from '#web/areas/registration/english/words.ts'
import { locationQuestion } from '#web/areas/session/location-question.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { messages } from '#web/i18n/messages.ts'
import { fileWords } from '#web/ui/file/words.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words as ui } from '#web/ui/words.ts'
import { dutyDialog, expectNoDialog, loadBlockerKeys, resetToDuty, png } from './duty-dialog.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import {
  loadUploadsAndChoices,
  resetUploadsAndChoices,
  resetLocation,
  openWindowAt,
  openWindowIn,
} from '../sql.ts'
import { failRequests } from '../replies.ts'

const picture = (name: string, buffer = png) => ({ name, mimeType: 'image/png', buffer })

test.use({ allowedConsoleErrors: /status of (413|415|422|503)|ERR_FAILED|ERR_CONNECTION/ })

test('shows no dialog to a student who has no duty', async ({ page, signIn }) => {
  const student = await signIn('everyday')
  expect(await loadBlockerKeys(student)).toEqual([])
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const locale of chooseViews(['ka', 'en'] as const, 1)) {
  const t = (row: object, name: string): string =>
    (row as Record<string, string>)[locale === 'ka' ? name : `${name}eng`]!

  test(`uploads each missing document by itself, and keeps the others when the connection drops: ${locale}`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('documents')
    await resetToDuty(db, student, 'documents')
    const [first, second] = (await student.ask(session.user)).user.missedDocuments
    await setLocale(page, locale)
    const { t: said, dialog, expectTitle } = dutyDialog(page, locale)
    const row = (document: object) =>
      dialog.getByRole('listitem').filter({ hasText: t(document, 'document') })
    const upload = (document: object) => row(document).getByRole('button', { name: said(words.upload) })
    const file = (document: object) => row(document).locator('input[type=file]')
    await page.goto('/schedule')
    await expect(page).toHaveURL('/')
    await expectTitle(words.documentsTitle)
    await page.mouse.click(5, 5)
    await expectTitle(words.documentsTitle)

    // Without a file there is nothing to upload.
    await expect(file(first!)).toBeAttached()
    await expect(upload(first!)).toHaveCount(0)
    await file(first!).setInputFiles(picture('run.exe'))
    await expect(row(first!).getByRole('alert')).toContainText(
      said(fileWords.typeRefused, { file: 'run.exe' }),
    )
    await expect(upload(first!)).toHaveCount(0)
    await file(first!).setInputFiles(picture('big.png', Buffer.alloc(10 * 1024 * 1024 + 1)))
    await expect(row(first!).getByRole('alert')).toContainText(said(messages.fileTooBig, { limit: 10 }))
    // The name is that of a picture, the content is not.
    await file(first!).setInputFiles(picture('page.png', Buffer.from('<html></html>')))
    await upload(first!).click()
    await expect(row(first!).getByRole('alert').filter({ hasText: 'page.png' })).toBeVisible()

    await file(first!).setInputFiles(picture('ატესტატი.png'))
    await file(second!).setInputFiles(picture('id.png'))
    const restore = await failRequests(page, documents.uploadMissed.path, { answer: 'cut off' })
    await upload(first!).click()
    await expect(
      row(first!)
        .getByRole('alert')
        .filter({ hasText: said(callMessages.answerLost) }),
    ).toBeVisible()
    await expect(row(first!)).toContainText('ატესტატი.png')
    restore()
    await upload(first!).click()
    await expect(row(first!)).toContainText(said(words.uploaded))
    await expect(row(second!)).toContainText('id.png')
    // The remaining documents move to the top, and the next one has the focus.
    await expect(dialog).toContainText(said(words.left, { count: 1 }))
    await expect(dialog.getByRole('listitem').first()).toContainText(t(second!, 'document'))
    await expect(row(second!).locator('input[type=file]')).toBeFocused()
    await page.reload()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await file(second!).setInputFiles(picture('id.png'))
    await upload(second!).click()
    await expectNoDialog(page)
    await page.goto('/schedule')
    await expect(page).toHaveURL('/schedule')
    expect((await loadUploadsAndChoices(db, student.code)).files).toEqual(['id.png', 'ატესტატი.png'])
    await resetUploadsAndChoices(db, student.code)
  })

  test(`saves the answer about vaccination with its document, or without one: ${locale}`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('vaccine')
    await resetToDuty(db, student, 'vaccine')
    const { answers } = await student.ask(documents.vaccineAnswers)
    const withPaper = answers.find(({ needs_doc }) => needs_doc)!
    const without = answers.find(({ needs_doc }) => !needs_doc)!
    await setLocale(page, locale)
    const { t: said, dialog, button, expectTitle } = dutyDialog(page, locale)
    const radio = (answer: object) => dialog.getByRole('radio', { name: new RegExp(`^${t(answer, 'text')}`) })
    await page.goto('/schedule')
    await expectTitle(words.vaccineTitle)
    await button(ui.save).click()
    await expect(dialog.getByText(said(messages.chooseOne))).toBeVisible()

    await radio(withPaper).check()
    await expect(dialog.getByText(said(messages.chooseOne))).toHaveCount(0)
    await button(ui.save).click()
    await expect(dialog.getByText(said(messages.fileRequired))).toBeVisible()
    await expect(dialog.locator('input[type=file]')).toBeFocused()
    await page.reload()
    await expect(radio(withPaper)).toBeChecked()
    await dialog.locator('input[type=file]').setInputFiles(picture('paper.pdf', Buffer.from('<svg/>')))
    await button(ui.save).click()
    await expectTitle(messages.saveAnswer)
    await expect(dialog.locator(':focus')).toContainText('paper.pdf')
    await button(ui.save).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'paper.pdf' })).toBeVisible()
    await button(ui.cancel).click()
    const answer = locale === 'ka' ? withPaper : without
    await radio(answer).check()
    if (answer === withPaper) await dialog.locator('input[type=file]').setInputFiles(picture('cert.png'))
    await button(ui.save).click()
    // The connection drops: answer and file stay, and the same press sends the same again.
    const restore = await failRequests(page, documents.saveVaccineAnswer.path, { method: 'POST' })
    await button(ui.save).click()
    await expect(dialog.getByRole('alert').filter({ hasText: said(callMessages.generic) })).toBeVisible()
    if (answer === withPaper) await expect(dialog).toContainText('cert.png')
    restore()
    await button(ui.save).click()
    await expectNoDialog(page)
    await expect(page).toHaveURL('/schedule')
    expect(await loadUploadsAndChoices(db, student.code)).toMatchObject({
      vaccine: answer.texteng,
      vaccineFile: answer === withPaper ? 'cert.png' : null,
    })
    await resetUploadsAndChoices(db, student.code)
  })

  test(`saves the level of English without taking a seat: ${locale}`, async ({ page, signIn, db }) => {
    const student = await signIn('english-level')
    await resetToDuty(db, student, 'english_level')
    const { subjects } = await student.ask(registration.alreadyRegistered)
    const [level, other] = (await student.ask(registration.englishLevelSubject)).canChooseSubjects
    await setLocale(page, locale)
    const { t: said, dialog, button, expectTitle } = dutyDialog(page, locale)
    await page.goto('/')
    await expectTitle(english.title)
    await button(ui.save).click()
    await expect(dialog.getByText(said(messages.chooseOne))).toBeVisible()
    await dialog.getByRole('radio', { name: t(level!, 'subject') }).check()
    await page.reload()
    await expect(dialog.getByRole('radio', { name: t(level!, 'subject') })).toBeChecked()
    // It takes no seat, so it is saved at once; the undo opens the question again.
    await button(ui.save).click()
    await expect(dialog).toHaveCount(0)
    expect((await loadUploadsAndChoices(db, student.code)).english).toBe(level!.subjectID)
    await page.getByRole('button', { name: said(undoWords.undoAnswer), exact: true }).click()
    await expect(dialog.getByRole('radio', { name: t(level!, 'subject') })).toBeChecked()
    await dialog.getByRole('radio', { name: t(other!, 'subject') }).check()
    await button(ui.save).click()
    await expectNoDialog(page)
    expect((await loadUploadsAndChoices(db, student.code)).english).toBe(other!.subjectID)
    expect((await student.ask(registration.alreadyRegistered)).subjects).toEqual(subjects)
    await resetUploadsAndChoices(db, student.code)
  })

  test(`records that a message was closed, in whatever way, and shows the next: ${locale}`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('popup')
    await resetToDuty(db, student, 'popup')
    const [first, second] = (await student.ask(notifications.popups)).messages
    await setLocale(page, locale)
    const { t: said, dialog, button } = dutyDialog(page, locale)
    const titled = (message: object) => dialog.getByRole('heading', { name: t(message, 'title') })
    await page.goto('/')
    await expect(titled(first!)).toBeVisible()
    expect((await loadUploadsAndChoices(db, student.code)).seen).toBe(0)
    // A message whose reading could not be recorded stays open.
    const restore = await failRequests(page, '/api/popup-messages/*')
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(titled(first!)).toBeVisible()
    restore()
    await page.keyboard.press('Escape')
    await expect(titled(second!)).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await button(popup.confirmRead).click()
    await expectNoDialog(page)
    expect(said(popup.confirmRead)).not.toBe('')
    expect((await loadUploadsAndChoices(db, student.code)).seen).toBe(2)
    await resetUploadsAndChoices(db, student.code)
  })
}

test('a dialog is open in two tabs, holds the focus, and gives it back', async ({ page, signIn, db }) => {
  const student = await signIn('vaccine')
  await resetUploadsAndChoices(db, student.code)
  const { dialog, radio, saveAndConfirm } = dutyDialog(page, 'ka')
  const { answers } = await student.ask(documents.vaccineAnswers)
  await page.goto('/')
  await expect(dialog).toBeVisible()
  for (let stops = 0; stops < 10; stops += 1) {
    await page.keyboard.press(stops < 5 ? 'Tab' : 'Shift+Tab')
    const isInside = await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
    expect(isInside).toBe(true)
  }
  const other = await page.context().newPage()
  await other.goto('/profile')
  await expect(other.getByRole('dialog')).toBeVisible()
  await other.goto('/registration')
  await other.goBack()
  await expect(other.getByRole('dialog')).toBeVisible()
  const last = answers.at(-1)!
  await radio({ ka: last.text, en: last.texteng }).check()
  await saveAndConfirm()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // In the other tab the answer is refused, and the dialog closes.
  const there = dutyDialog(other, 'ka')
  await there.radio({ ka: last.text, en: last.texteng }).check()
  await there.saveAndConfirm()
  await expect(there.dialog).toHaveCount(0)
  await expect(other.getByText(locationQuestion.title.ka)).toHaveCount(0)
  await other.close()
  await resetUploadsAndChoices(db, student.code)
})

test('a dialog that can wait closes when the own registration window opens', async ({ page, signIn, db }) => {
  const student = await signIn('opens-soon')
  await resetLocation(db, student.code)
  const before = await openWindowIn(db, student.code, 12)
  try {
    await page.goto('/registration')
    const { dialog, heading } = dutyDialog(page, 'ka')
    await expect(heading(locationQuestion.title)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await loadBlockerKeys(student)).toEqual([])
  } finally {
    await openWindowAt(db, student.code, before)
    await student.ask(session.studentLocation, { body: { is_in_georgia: true } })
  }
})
