import { expect, type Page } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { session, type User } from '#contract/account/session.ts'
import { words as refusals } from '#server/enrolment/words.ts'
import { words as planWords } from '#web/areas/plans/words.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { messages } from '#web/i18n/messages.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { loadGroups, hasOnePart, findOffer, type Offer } from './offer.ts'
import { cancelRegistration, loadRegistration, takeSet } from './registrations.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen, recordWrites } from './registration-screen.ts'
import { changeReply } from '../replies.ts'
import { setFreeSeats, moveWindows } from '../sql.ts'

/** A student without blocking dialogs. */
const withoutDuties = (page: Page) =>
  changeReply<{ user: User }>(page, session.user.path, ({ user }) => ({ user: { ...user, blockers: [] } }))

test.describe('a seat that is not available', () => {
  test('a full group says so before the press; pressed, it names groups with seats and sends nothing', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 0))
    const offer = await findOffer(student, hasOnePart)
    const [{ scheduleID, group, capacity, st_count }] = offer.set
    await setFreeSeats(db, scheduleID, 0)
    try {
      const writes = recordWrites(page)
      const screen = registrationScreen(page)
      await page.goto(offer.address)
      const radio = screen.group(group)
      await expect(radio).toHaveAttribute('aria-disabled', 'true')
      await expect(radio).toHaveAccessibleDescription(ka(parts.isFullGroup))
      await screen.press(group)
      const [why] = ka(refusals.groupFull, { group, free: '' }).split('.')
      await expect(screen.groups.getByRole('alert')).toContainText(why!)
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(writes).toEqual([])
    } finally {
      await setFreeSeats(db, scheduleID, capacity - st_count)
    }
  })

  test('several full groups are folded behind those with seats', async ({ page, signIn, db }) => {
    const student = await signIn(await findPeer(db, 3))
    const offer = await findOffer(
      student,
      (each) => hasOnePart(each) && each.all.every(({ valid }) => valid) && each.all.length >= 4,
    )
    const [first, second] = offer.all
    const full = [first!, second!]
    for (const { scheduleID } of full) await setFreeSeats(db, scheduleID, 0)
    try {
      const screen = registrationScreen(page)
      await page.goto(offer.address)
      await expect(screen.groups.getByRole('radio')).toHaveCount(offer.all.length - full.length)
      const fold = screen.groups.getByRole('button', { name: ka(parts.full, { count: full.length }) })
      await expect(fold).toHaveAttribute('aria-expanded', 'false')
      await fold.click()
      for (const { group } of full)
        await expect(screen.group(group)).toHaveAccessibleDescription(ka(parts.isFullGroup))
      await expect(screen.groups.getByRole('radio')).toHaveCount(offer.all.length)
    } finally {
      for (const { scheduleID, capacity, st_count } of full)
        await setFreeSeats(db, scheduleID, capacity - st_count)
    }
  })

  test('a subject with full groups is marked in the list and says what to do', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 1))
    const offer = await findOffer(student, ({ set, all }) => set.length === 2 && all.length <= 4)
    try {
      for (const { scheduleID } of offer.all) await setFreeSeats(db, scheduleID, 0)
      const screen = registrationScreen(page)
      await page.goto(offer.address)
      await expect(screen.list.getByRole('button', { name: offer.subject.subject_code })).toContainText(
        ka(words.isFull),
      )
      await expect(screen.groups.getByRole('status')).toContainText(ka(refusals.noFreeGroups))
      await expect(screen.register(screen.groups)).toHaveCount(0)
    } finally {
      for (const { scheduleID, capacity, st_count } of offer.all)
        await setFreeSeats(db, scheduleID, capacity - st_count)
    }
  })

  test.describe('any more', () => {
    test.use({ allowedConsoleErrors: /status of 409/ })
    test('a peer was quicker: the reason is shown, the groups are updated, another one can be taken', async ({
      page,
      signIn,
      db,
    }) => {
      const quicker = await signIn(await findPeer(db, 3))
      const student = await signIn(await findPeer(db, 19))
      const isFreeFor = async (offer: Offer) =>
        (await loadGroups(quicker, offer.subject.subjectID)).groups.some(
          ({ scheduleID, valid }) => valid && scheduleID === offer.set[0].scheduleID,
        )
      const skipped = new Set<number>()
      const next = () =>
        findOffer(student, (each) => hasOnePart(each) && !skipped.has(each.subject.subjectID))
      let offer = await next()
      while (!(await isFreeFor(offer))) {
        skipped.add(offer.subject.subjectID)
        offer = await next()
      }
      const { subjectID } = offer.subject
      const [{ scheduleID, group, capacity, st_count }] = offer.set
      const other = offer.all.find((each) => each.valid && each.group !== group)!
      await setFreeSeats(db, scheduleID, 1)
      try {
        const writes = recordWrites(page)
        const screen = registrationScreen(page)
        await page.goto(offer.address)
        await screen.group(group).click()
        await screen.register(screen.groups).click()
        await expect(screen.question).toContainText(ka(messages.chooseThisGroup))
        expect(await takeSet(quicker, offer)).toBe(200)
        await screen.register(screen.question).click()

        const [why] = ka(refusals.groupFull, { group, free: '' }).split('.')
        await expect(screen.groups.getByRole('alert')).toContainText(why!)
        await expect(screen.question).toBeHidden()
        await expect(page).toHaveURL(offer.address)
        await expect(screen.group(group)).toHaveAccessibleDescription(ka(parts.isFullGroup))
        expect((await loadRegistration(student, subjectID)).own).toBeUndefined()

        await screen.group(other.group).click()
        await screen.register(screen.groups).click()
        await screen.register(screen.question).click()
        await expect(screen.groups).toContainText(ka(words.seatIsYours))
        expect(writes).toEqual(['POST /api/registration', 'POST /api/registration'])
      } finally {
        await cancelRegistration(student, subjectID)
        await cancelRegistration(quicker, subjectID)
        await setFreeSeats(db, scheduleID, capacity - st_count)
      }
    })
  })
})

test.describe('the window', () => {
  test('opens soon: groups can be seen and planned, but not taken', async ({ page, signIn }) => {
    const student = await signIn('opens-soon')
    const offer = await findOffer(student, ({ set }) => set.length === 2)
    const writes = recordWrites(page)
    const screen = registrationScreen(page)
    const { steps } = await student.ask(registration.steps)
    const first = steps.find(({ step }) => step === 2)!
    await page.goto(offer.address)
    await expect(page.getByText(ka(words.openSoon))).toBeVisible()
    const opens = ka(words.opensAt, {
      step: first.name,
      when: formatInstant(first.windows[0]!.starts_at, 'ka'),
    })
    await expect(page.getByText(opens)).toBeVisible()
    for (const { group } of offer.set)
      await expect(screen.groups.getByRole('rowheader', { name: group, exact: false }).first()).toBeVisible()
    await expect(screen.groups.getByRole('radio')).toHaveCount(0)
    await expect(screen.register(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(writes).toEqual([])
    expect(await takeSet(student, offer)).toBe(423)
    // The same groups can be added to the plan already.
    await screen.groups.getByRole('link', { name: ka(words.toPlan) }).click()
    const picker = page.getByRole('article', { name: ka(planWords.first) })
    await expect(picker.getByRole('radio').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(offer.subject.subject_code)
  })

  test('is over: the next one is shown, and seats can be neither taken nor given up', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('scholarship')
    await withoutDuties(page)
    // A subject that the credits allow: only the window refuses.
    const offer = await findOffer(student, ({ subject }) => subject.ects <= 6)
    const { subjects } = await student.ask(registration.alreadyRegistered)
    const { steps } = await student.ask(registration.steps)
    const screen = registrationScreen(page)
    const second = steps.find(({ step }) => step === 3)!
    await page.goto(offer.address)
    const opens = { step: second.name, when: formatInstant(second.windows[0]!.starts_at, 'ka') }
    await expect(page.getByText(ka(words.opensAt, opens))).toBeVisible()
    await expect(screen.groups.getByRole('radio')).toHaveCount(0)
    await expect(screen.register(page)).toHaveCount(0)
    await expect(screen.mine).toContainText(ka(words.giveUpClosed))
    await expect(screen.mine.getByRole('button')).toHaveCount(0)
    expect(await takeSet(student, offer)).toBe(423)
    const id = subjects[0]!.registrationID
    expect((await student.call(registration.cancel, { params: { id } })).status()).toBe(423)
  })

  test('was the last of the semester: says who can still change something', async ({ page, signIn }) => {
    await signIn('scholarship')
    await withoutDuties(page)
    await page.route('**/api/registration-steps', async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: { now: string; steps: { step: number }[] } }
      const steps = data.steps.map((each) => (each.step > 2 ? { ...each, windows: [] } : each))
      await route.fulfill({ response, json: { data: { ...data, steps } } })
    })
    await page.goto('/registration')
    await expect(page.getByText(ka(words.isOver))).toBeVisible()
    await expect(page.getByText(ka(words.isOverText))).toBeVisible()
    await expect(registrationScreen(page).mine).toContainText(ka(words.giveUpClosed))
  })

  test.describe('that closes before the press', () => {
    test.use({ allowedConsoleErrors: /status of 423/ })
    test('the reason is shown, and no seat is taken', async ({ page, signIn, db }) => {
      const student = await signIn(await findPeer(db, 9))
      const offer = await findOffer(student, ({ module }) => module.kind === 'compulsory')
      const screen = registrationScreen(page)
      await page.goto(offer.address)
      for (const { group } of offer.set) await screen.press(group)
      await screen.register(screen.groups).click()
      await expect(screen.question).toBeVisible()
      await moveWindows(db, 40)
      try {
        await screen.register(screen.question).click()
        const [why] = ka(refusals.windowOpensLater).split('.')
        await expect(screen.question).toBeHidden()
        await expect(screen.groups.getByText(why!).first()).toBeVisible()
        await expect(page).toHaveURL(offer.address)
        expect((await loadRegistration(student, offer.subject.subjectID)).own).toBeUndefined()
      } finally {
        await moveWindows(db, -40)
      }
    })
  })
})
