import { expect } from '@playwright/test'
import { words } from '#web/areas/registration/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { hasTwoParts, findOffer } from './offer.ts'
import { cancelRegistration, loadRegistration } from './registrations.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen } from './registration-screen.ts'

test('the first stop of Tab leads over the menus to the search of subjects', async ({ page, signIn, db }) => {
  await signIn(await findPeer(db, 8))
  await page.goto('/registration')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: ka(words.skipToSearch) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.goto('/schedule')
  await expect(page.getByRole('link', { name: ka(words.skipToSearch) })).toHaveCount(0)
})

test('a seat is taken and given up by keyboard', async ({ page, signIn, db }) => {
  const student = await signIn(await findPeer(db, 8))
  const offer = await findOffer(student, hasTwoParts)
  const { subject, set } = offer
  const screen = registrationScreen(page)
  const press = (key: string) => page.keyboard.press(key)
  const has = (name: string) =>
    page.evaluate(
      (text) =>
        document.activeElement?.matches('button') &&
        (
          document.activeElement.getAttribute('aria-label') ??
          document.activeElement.textContent ??
          ''
        ).includes(text),
      name,
    )
  const tabTo = async (name: string) => {
    for (let stops = 0; stops < 120; stops += 1) {
      await press('Tab')
      if (await has(name)) return
    }
    throw new Error(`Tab never came to ${name}`)
  }
  const arrowTo = async (group: string) => {
    for (let stops = 0; stops < 40 && !(await has(`${ka(parts.group)} ${group},`)); stops += 1)
      await press('ArrowDown')
    await expect(screen.group(group)).toBeFocused()
  }
  await page.clock.install()
  await page.goto(`/registration?module=${offer.module.program_moduleID}`)
  await expect(screen.list.getByRole('button', { name: subject.subject_code })).toBeVisible()
  try {
    await tabTo(subject.subject_code)
    await press('Enter')
    await expect(screen.groups.getByRole('radio').first()).toBeVisible()
    // The next Tab stop skips the rest of the list and goes to the groups.
    await press('Tab')
    expect(await has(ka(words.toGroups))).toBe(true)
    await press('Enter')
    expect(await has(`${ka(parts.group)} `)).toBe(true)
    await arrowTo(set[0].group)
    await press('Space')
    await expect(screen.groups.getByRole('radio', { checked: false }).first()).toBeVisible()
    await arrowTo(set[1]!.group)
    await press('Enter')
    await expect(screen.question).toBeHidden()
    await expect(screen.register(screen.groups)).toBeFocused()
    await press('Enter')
    await expect(screen.register(screen.question)).toBeFocused()
    await press('Escape')
    await expect(screen.question).toBeHidden()
    await tabTo(ka(words.register))
    await press('Enter')
    await expect(screen.register(screen.question)).toBeFocused()
    await press('Enter')
    await expect(screen.groups.getByText(ka(words.seatIsYours))).toBeFocused()
    expect((await loadRegistration(student, subject.subjectID)).own).toBeDefined()

    // For ten seconds Undo is the same act.
    await page.clock.runFor(10_500)
    await expect(screen.groups.locator('[aria-keyshortcuts]')).toBeHidden()
    await tabTo(ka(words.giveUp))
    await press('Enter')
    const keep = page.getByRole('button', { name: ka(words.keepSeat), exact: true })
    await expect(keep).toBeFocused()
    await press('Enter')
    await expect(keep).toBeHidden()
    // The focus comes back when the dialog has been taken away.
    await expect.poll(() => has(ka(words.giveUp))).toBe(true)
    expect((await loadRegistration(student, subject.subjectID)).own).toBeDefined()
    await press('Enter')
    await expect(keep).toBeFocused()
    await press('Tab')
    await press('Enter')
    await expect(screen.groups.getByRole('heading', { level: 2 })).toBeFocused()
    expect((await loadRegistration(student, subject.subjectID)).own).toBeUndefined()
  } finally {
    await cancelRegistration(student, subject.subjectID)
  }
})

test('a key that comes while the confirmation opens is not taken back', async ({ page, signIn, db }) => {
  const student = await signIn(await findPeer(db, 40))
  const { address, set, subject } = await findOffer(student, (offer) => offer.set.length === 1)
  const screen = registrationScreen(page)
  const cancel = screen.question.getByRole('button', { name: ka(words.cancel), exact: true })
  await page.clock.install()
  await page.goto(address)
  await screen.group(set[0].group).click()
  // The first time that the dialog has the focus, a Tab moves it on at once.
  await page.evaluate((name) => {
    const move = ({ target }: FocusEvent) => {
      const dialog = (target as Element).closest('[role="dialog"]')
      if (dialog === null) return
      document.removeEventListener('focusin', move)
      const buttons = [...dialog.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === name)?.focus()
    }
    document.addEventListener('focusin', move)
  }, ka(words.cancel))
  await screen.register(screen.groups).click()
  await expect(cancel).toBeFocused()
  await page.clock.runFor(1_000)
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(screen.question).toBeHidden()
  expect((await loadRegistration(student, subject.subjectID)).own).toBeUndefined()
})

test('from a chosen group the button that registers is next, whatever stands between', async ({
  page,
  signIn,
  db,
}) => {
  const student = await signIn(await findPeer(db, 40))
  const offer = await findOffer(student, ({ all, set }) => set.length === 1 && all.length > 1)
  const screen = registrationScreen(page)
  await page.goto(offer.address)
  await screen.group(offer.set[0].group).focus()
  await page.keyboard.press('Enter')
  await expect(screen.group(offer.set[0].group)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(screen.register(screen.groups)).toBeFocused()
})
