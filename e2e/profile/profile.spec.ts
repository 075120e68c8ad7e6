import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { profile } from '#contract/account/profile.ts'
import { session, type User } from '#contract/account/session.ts'
import { codeWords } from '#server/sms-code/words.ts'
import { listUnsentMessages } from '#server/mail/sql.ts'
import { words as shell } from '#web/app/words.ts'
import { words } from '#web/areas/profile/words.ts'
import { words as phoneWords } from '#web/parts/phone-change/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { formatPhone } from '#web/i18n/format-phone.ts'
import { messages } from '#web/i18n/messages.ts'
import { passwordWords } from '#web/ui/form/password-words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { findPeer } from '../find-peer.ts'
import { part } from './part.ts'
import { recordWrites } from '../registration/registration-screen.ts'
import { changeReply, failRequests } from '../replies.ts'

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b5563' } })

test('the profile shows the student’s data, and what is missing', async ({ page, signIn, db }) => {
  const student = await signIn(await findPeer(db, 12))
  await changeReply<{ phone: string | null }>(page, profile.contactInformation.path, (data) => ({
    ...data,
    phone: null,
  }))
  await changeReply<{ user: User }>(page, session.user.path, ({ user }) => ({
    user: { ...user, concentration: 'კერძო სამართალი', concentrationeng: 'Private law' },
  }))
  await page.goto('/profile')
  const { fname, lname, code, school, schooleng, email_UG } = student.user
  for (const fact of [`${fname} ${lname}`, code, school, 'კერძო სამართალი'])
    await expect(part(page, ka(words.about))).toContainText(fact)
  const contact = part(page, ka(words.contact))
  await expect(contact).toContainText(email_UG)
  await expect(contact.getByRole('link', { name: ka(words.changeOther) })).toBeVisible()
  await expect(contact).toContainText(`${ka(words.phone)}${ka(words.notGiven)}`)
  await page.getByRole('button', { name: 'English' }).click()
  for (const fact of [schooleng, 'Private law']) await expect(part(page, en(words.about))).toContainText(fact)
})

test.describe('my password', () => {
  const openForm = async (page: Page) => {
    await part(page, ka(words.password))
      .getByRole('button', { name: ka(words.changePassword) })
      .click()
    return page.getByRole('dialog', { name: ka(words.changePassword) })
  }
  const change = async (form: Locator, current: string, fresh: string, again: string) => {
    await form.getByLabel(ka(words.currentPassword), { exact: true }).fill(current)
    await form.getByLabel(ka(words.newPassword), { exact: true }).fill(fresh)
    await form.getByLabel(ka(words.repeatPassword), { exact: true }).fill(again)
    await form.getByRole('button', { name: ka(words.savePassword) }).click()
  }
  test.use({ allowedConsoleErrors: /status of 422/ })

  test('is changed only with the current one; other devices are signed out, this one is not', async ({
    page,
    signIn,
    logIn,
    db,
  }) => {
    const who = await findPeer(db, 13)
    const elsewhere = await logIn(who, 'own')
    const student = await signIn(who)
    const fresh = 'mtkvari-42-new'
    const writes = recordWrites(page)
    await page.goto('/profile')
    const form = await openForm(page)
    const current = form.getByLabel(ka(words.currentPassword), { exact: true })
    await expect(current).toBeFocused()
    await change(form, student.password, 'short', 'other')
    await expect(form).toContainText(ka(words.short, { shortest: 10 }))
    await expect(form).toContainText(ka(words.passwordsDiffer))
    expect(writes).toEqual([])

    await change(form, 'not-my-password', fresh, fresh)
    await expect(form).toContainText('მიმდინარე პაროლი არასწორია')
    await expect(current).toBeFocused()
    await expect(form.getByLabel(ka(words.newPassword), { exact: true })).toHaveValue(fresh)
    expect((await elsewhere.call(session.user)).status()).toBe(200)

    await current.fill(student.password)
    await form.getByRole('button', { name: ka(words.savePassword) }).click()
    try {
      await expect(form).toHaveCount(0)
      const section = part(page, ka(words.password))
      await expect(section.getByRole('status')).toContainText(ka(words.passwordChanged))
      await openForm(page)
      await expect(current).toHaveValue('')
      expect((await student.call(session.user)).status()).toBe(200)
      expect((await elsewhere.call(session.user)).status()).toBe(401)
    } finally {
      const body = { current_password: fresh, password: student.password }
      await student.call(profile.changePassword, { body })
    }
  })
})

test.describe('my picture', () => {
  const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
    const [dialog] = await Promise.all([
      page.waitForEvent('filechooser'),
      part(page, ka(words.picture))
        .getByRole('button', { name: /არჩევა/ })
        .click(),
    ])
    await dialog.setFiles({ name, mimeType, buffer })
  }

  test('is previewed, sent, and awaits approval; another file is refused and not sent', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 14))
    const writes = recordWrites(page)
    await page.goto('/profile')
    const mine = part(page, ka(words.picture))
    await expect(mine).toContainText(ka(words.noPicture))
    await choose(page, 'me.txt', 'text/plain', Buffer.from('me'))
    await expect(mine.getByRole('alert')).toContainText(
      ka(messages.fileTypeNotAllowed, { types: 'JPEG, PNG, WebP' }),
    )
    await choose(page, 'me.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1))
    await expect(mine.getByRole('alert')).toContainText(ka(messages.fileTooBig, { limit: 5 }))
    await choose(page, 'me.png', 'image/png', Buffer.from('no picture at all'))
    await expect(mine.getByRole('alert')).toContainText(ka(words.unreadable))
    expect(writes).toEqual([])

    await choose(page, 'me.png', 'image/png', await square(400).png().toBuffer())
    await expect(mine.getByRole('img', { name: ka(words.preview) })).toBeVisible()
    await mine.getByRole('button', { name: ka(words.sendPicture) }).click()
    await expect(mine.getByRole('status')).toContainText(ka(messages.pictureAwaits))
    const awaiting = mine.getByRole('img', { name: ka(words.awaiting) })
    await expect(awaiting).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
    await expect(mine).not.toContainText(ka(words.noPicture))
    expect(writes).toEqual(['POST /api/profile/picture'])
    await page.reload()
    await expect(mine.getByRole('status')).toContainText(ka(messages.pictureAwaits))
    expect((await student.ask(profile.picture)).picture).toBeNull()
  })

  test.describe('that the server refuses', () => {
    test.use({ allowedConsoleErrors: /status of 503/ })
    test('stays selected with the reason, and can be sent again', async ({ page, signIn, db }) => {
      await signIn(await findPeer(db, 15))
      await page.goto('/profile')
      const mine = part(page, ka(words.picture))
      await choose(page, 'me.webp', 'image/webp', await square(200).webp().toBuffer())
      const restore = await failRequests(page, '/api/profile/picture')
      await mine.getByRole('button', { name: ka(words.sendPicture) }).click()
      await expect(mine.getByRole('alert')).toContainText(ka(callMessages.generic))
      await expect(mine.getByRole('img', { name: ka(words.preview) })).toBeVisible()
      restore()
      await mine.getByRole('button', { name: ka(words.sendPicture) }).click()
      await expect(mine.getByRole('status')).toContainText(ka(messages.pictureAwaits))
      await expect(mine.getByRole('alert')).toHaveCount(0)
    })
  })
})

test.describe('my phone', () => {
  test.use({ allowedConsoleErrors: /status of 422/ })

  test('is changed by the four digits that came to the new number', async ({ page, signIn, db }) => {
    const student = await signIn(await findPeer(db, 16))
    const number = '599123456'
    const writes = recordWrites(page)
    await page.setViewportSize({ width: 360, height: 640 })
    // As the search opens it: the contact data are below.
    await page.goto('/profile#phone')
    const contact = part(page, ka(words.contact))
    const dialog = page.getByRole('dialog', { name: ka(words.changePhone) })
    const field = dialog.getByLabel(ka(phoneWords.newPhone))
    const password = dialog.getByLabel(ka(words.currentPassword), { exact: true })
    await field.fill('499123456')
    await field.press('Enter')
    await expect(dialog).toContainText(ka(messages.invalidPhone))
    await expect(dialog).toContainText(ka(words.required))
    expect(writes).toEqual([])
    await field.fill(number)
    await password.fill('a wrong password')
    await password.press('Enter')
    await expect(dialog).toContainText('პაროლი არასწორია')
    await password.fill(student.password)
    await expect(dialog).not.toContainText('პაროლი არასწორია')
    const showPassword = await dialog
      .getByRole('button', { name: ka(passwordWords.showPassword) })
      .boundingBox()
    expect(Math.min(showPassword!.width, showPassword!.height)).toBeGreaterThanOrEqual(44)
    await password.press('Enter')
    await expect(dialog).toContainText(ka(phoneWords.codeSent, { phone: formatPhone(number) }))
    await expect(dialog).toContainText(/\d+ წამში/)

    const sms = (await listUnsentMessages(db, 5)).find(
      ({ kind, recipient }) => kind === 'sms' && recipient === number,
    )
    const digits = /\b\d{4}\b/.exec(sms?.body ?? '')![0]
    const wrong = String((Number(digits) + 1) % 10_000).padStart(4, '0')
    const firstDigit = dialog.getByLabel(ka(parts.digit, { number: 1 }))
    await expect(firstDigit).toBeFocused()
    await page.keyboard.type(wrong)
    await expect(dialog.getByRole('alert')).toContainText(ka(codeWords.wrong, { count: 4 }))
    await expect(firstDigit).toBeFocused()
    expect((await student.ask(profile.contactInformation)).phone).not.toBe(number)

    await page.keyboard.type(digits)
    await expect(dialog).toBeHidden()
    await expect(contact.getByRole('status')).toContainText(ka(words.phoneChanged))
    await expect(contact.getByRole('status')).toBeInViewport({ ratio: 1 })
    await expect(contact).toContainText(formatPhone(number))
    expect((await student.ask(profile.contactInformation)).phone).toBe(number)
    await contact.getByRole('button', { name: ka(words.changePhone) }).click()
    await expect(dialog).toBeVisible()
  })
})

test.describe('a part that cannot be loaded', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })

  for (const { where, path, shows, places = 1 } of [
    { where: words.contact, path: profile.contactInformation.path, shows: words.emailUG, places: 2 },
    { where: words.picture, path: profile.picture.path, shows: words.changePicture },
    { where: words.devices, path: profile.devices.path, shows: words.thisDevice },
  ]) {
    test(`says so in its own place, ${where.en}, and can be read again`, async ({ page, signIn }) => {
      await signIn('everyday')
      const restore = await failRequests(page, path, { method: 'GET' })
      await page.goto('/profile')
      const place = part(page, ka(where))
      await expect(place.getByRole('alert')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(places)
      await expect(place).not.toContainText(ka(shows))
      await expect(place).not.toContainText(ka(words.noPicture))
      await expect(part(page, ka(words.about))).toContainText('ნინო')
      restore()
      await place.getByRole('button', { name: ka(shell.tryAgain) }).click()
      await expect(place).toContainText(ka(shows))
      // The other place of the same read.
      const others = page.getByRole('button', { name: ka(shell.tryAgain) })
      await expect(others).toHaveCount(places - 1)
      for (const other of await others.all()) await other.click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})
