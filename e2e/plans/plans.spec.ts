import { expect } from '@playwright/test'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { words } from '#web/areas/plans/words.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { listPlanCards as cards } from './plan-cards.ts'
import { findPeer } from '../find-peer.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { stateWords } from '#web/areas/registration/subject-list/state/state-words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { hasTwoParts, findOffer } from '../registration/offer.ts'
import { cancelRegistration } from '../registration/registrations.ts'
import { recordWrites, registrationScreen } from '../registration/registration-screen.ts'
import { setFreeSeats, openWindowAt, openWindowIn } from '../sql.ts'

test('a plan is built by keyboard, survives a lost network and a reload, and is deleted', async ({
  page,
  signIn,
}) => {
  test.slow()
  const student = await signIn('english')
  const offer = await findOffer(student, hasTwoParts)
  const other = await findOffer(student, ({ subject }) => subject.subjectID !== offer.subject.subjectID)
  const screen = registrationScreen(page, 'en')
  const press = (key: string) => page.keyboard.press(key)
  const pressOn = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
    await button.focus()
    await press('Enter')
  }
  await page.goto('/registration')
  await page.getByRole('link', { name: en(words.myPlans) }).focus()
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(words.myPlans))
  await pressOn(en(words.newPlan))
  const name = en(words.planName, { number: 1 })
  await expect(page.getByRole('button', { name: en(words.openPlan, { name }) })).toBeVisible()

  const add = async ({ module, subject, set }: typeof offer) => {
    const list = screen.list
    const heading = list.getByRole('button', { name: module.moduleeng })
    if ((await heading.getAttribute('aria-expanded')) === 'false') {
      await heading.focus()
      await press('Enter')
    }
    await list.getByRole('button', { name: subject.subject_code }).focus()
    await press('Enter')
    const picker = page.getByRole('article', { name: en(words.first) })
    for (const { group } of set) {
      await picker.getByRole('radio', { name: new RegExp(`^Group ${RegExp.escape(group)},`) }).focus()
      await press('Space')
    }
    await expect(picker.getByRole('button', { name: en(words.addToPlan) })).toBeVisible()
    await pressOn(en(words.addToPlan))
    await expect(cards(page, en).filter({ hasText: subject.subject_code })).toBeVisible()
    await expect(list.getByRole('button', { name: subject.subject_code })).toContainText(
      en(stateWords.isPlanned),
    )
  }
  await add(offer)
  await add(other)
  await expect(page.getByText(en(words.saved), { exact: true })).toBeVisible()
  const order = () => cards(page, en).evaluateAll((all) => all.map((card) => card.textContent ?? ''))
  expect((await order())[0]).toContain(offer.subject.subject_code)

  await page.context().setOffline(true)
  const handle = page.getByRole('button', {
    name: en(words.placeOf, { subject: other.subject.subjecteng, place: toOrdinal(2), count: 2 }),
  })
  await handle.focus()
  await press('ArrowUp')
  await expect.poll(async () => (await order())[0]).toContain(other.subject.subject_code)
  await press('Escape')
  await expect.poll(async () => (await order())[0]).toContain(offer.subject.subject_code)
  await expect(handle).toBeFocused()
  await press('ArrowUp')
  const moved = { subject: other.subject.subjecteng, place: toOrdinal(1), count: 2 }
  await expect(page.getByRole('button', { name: en(words.placeOf, moved) })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: en(words.movedTo, moved) })).toBeAttached()
  await expect(page.getByText(en(words.unsaved))).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(en(words.saved), { exact: true })).toBeVisible()
  await page.reload()
  await expect(cards(page, en)).toHaveCount(2)
  expect((await order())[0]).toContain(other.subject.subject_code)
  const saved = (await student.ask(plans.list)).plans[0]!
  expect(saved.subjects.map(({ subjectID }) => subjectID)).toEqual([
    other.subject.subjectID,
    offer.subject.subjectID,
  ])

  // The second subject goes and comes back; so does the plan.
  await pressOn(en(words.actionsOfSubject, { subject: offer.subject.subjecteng }))
  await pressOn(en(words.removeSubjectOf, { subject: offer.subject.subjecteng }))
  await expect(cards(page, en)).toHaveCount(1)
  await pressOn(en(undoWords.undo))
  await expect(cards(page, en)).toHaveCount(2)

  await pressOn(en(words.actionsOf, { name }))
  await pressOn(en(words.rename))
  await expect(page.getByLabel(en(words.name))).toBeFocused()
  await page.keyboard.type('Autumn')
  await press('Enter')
  await expect(page.getByRole('button', { name: en(words.openPlan, { name: 'Autumn' }) })).toBeFocused()
  await expect(page.getByText(en(words.saved), { exact: true })).toBeVisible()
  expect((await student.ask(plans.list)).plans[0]).toMatchObject({ name: 'Autumn' })

  const remove = async () => {
    await pressOn(en(words.actionsOf, { name: 'Autumn' }))
    await pressOn(en(words.remove))
  }
  await remove()
  await expect(page.getByText(en(words.none))).toBeVisible()
  await pressOn(en(undoWords.undo))
  await expect(cards(page, en)).toHaveCount(2)
  await remove()
  await expect(page.getByText(en(words.none))).toBeVisible()
  expect((await student.ask(plans.list)).plans).toEqual([])
})
// spec 5.7.2
test('a plan with a subject that was passed before asks whether to register for it again', async ({
  page,
  signIn,
  db,
}) => {
  const student = await signIn(await findPeer(db, 20))
  const { subject, set } = await findOffer(
    student,
    () => true,
    ({ passed, can_choose }) => passed && can_choose,
  )
  const other = await findOffer(student)
  const subjects = [{ subject, set }, other].map((offer) => ({
    subjectID: offer.subject.subjectID,
    schedule_ids: offer.set.map(({ scheduleID }) => scheduleID),
  }))
  const { planID } = await student.ask(plans.make, { body: { name: 'გეგმა', subjects } })
  const writes = recordWrites(page)
  try {
    await page.goto('/registration?plan=mine')
    const card = (code: string) => cards(page, ka).filter({ hasText: code })
    await expect(card(subject.subject_code)).toContainText(ka(words.passedBefore))
    await expect(card(other.subject.subject_code)).not.toContainText(ka(words.passedBefore))
    await page.getByRole('button', { name: ka(words.register), exact: true }).click()
    const warning = page.getByRole('dialog').getByRole('listitem')
    await expect(page.getByRole('dialog')).toContainText(ka(messages.takenBefore))
    await expect(warning).toHaveText([subject.subject])
    expect(writes).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ka(words.register), exact: true })
      .click()
    await expect(page.getByRole('heading', { name: ka(words.outcome) })).toBeFocused()
    // Nothing is left to register.
    await expect(page.getByRole('region', { name: ka(words.registerPlan) })).toContainText(
      ka(words.allRegistered),
    )
    await expect(page.getByRole('button', { name: ka(words.register), exact: true })).toHaveCount(0)
  } finally {
    for (const { subjectID } of subjects) await cancelRegistration(student, subjectID)
    await student.call(plans.remove, { params: { id: planID } })
  }
})

test.use({ allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ })

test('the button opens by the server’s clock; a plan that cannot be complete registers nothing, then what is possible', async ({
  page,
  signIn,
  db,
}) => {
  test.slow()
  const student = await signIn('opens-soon')
  const [plan] = (await student.ask(plans.list)).plans
  const [one, two] = plan!.subjects.filter(({ second_schedule_ids }) => second_schedule_ids !== null)
  const three = plan!.subjects.find((each) => each !== one && each !== two)
  // The first choice of the first subject is full, and both choices of the second.
  const full = [one!.groups, two!.groups, two!.second_groups].map((groups) => groups.at(-1)!)
  // The student's clock is two hours behind.
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() - 2 * 60 * 60 * 1000
  })
  await page.goto('/registration?plan=mine')
  const button = page.getByRole('button', { name: ka(words.register), exact: true }).first()
  const bar = page.getByRole('region', { name: ka(words.registerPlan) })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  // Pressed too early it says when.
  await button.focus()
  await page.keyboard.press('Enter')
  const [when] = ka(words.opensAt).split('{')
  await expect(page.getByRole('status').filter({ hasText: when! })).toHaveText(/\d{1,2}:\d{2}/)
  await expect(page.locator('[data-toast] [data-refusal=clock]')).toBeVisible()
  const before = await openWindowIn(db, student.code, 60)
  try {
    for (const { scheduleID } of full) await setFreeSeats(db, scheduleID, 0)
    // On a busy machine the page may be read later than it opens: then it opens once more.
    await expect(async () => {
      await openWindowIn(db, student.code, 8)
      await page.reload()
      await expect(bar.getByRole('timer')).toHaveText(/[1-8] წამში/, { timeout: 5000 })
    }).toPass()
    await expect(bar).toContainText(ka(words.opensWhen, { when: '' }).trim())
    // Without a reload.
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await expect(bar).toContainText(ka(words.untilClosing))
    await expect(cards(page, ka).filter({ hasText: one!.subject_code })).toContainText(
      ka(words.full, { group: full[0]!.group }),
    )

    const register = async ({ allOrNothing }: { readonly allOrNothing: boolean }) => {
      await button.click()
      const question = page.getByRole('dialog')
      await expect(question).toContainText(
        ka(words.confirmText, {
          count: plan!.subjects.length,
          ects: plan!.total_ects,
          sum: plan!.total_ects,
          maximum: 45,
        }),
      )
      await question.getByLabel(ka(words.allOrNothing)).setChecked(allOrNothing)
      await question.getByRole('button', { name: ka(words.register) }).click()
      await expect(page.getByRole('heading', { name: ka(words.outcome) })).toBeFocused()
    }
    const held = async () =>
      (await student.ask(registration.alreadyRegistered)).subjects.map(({ subjectID }) => subjectID)
    await register({ allOrNothing: true })
    await expect(page.getByText(ka(words.outcomeNone))).toBeVisible()
    expect(await held()).toEqual([])

    await register({ allOrNothing: false })
    const outcome = page.getByRole('region', { name: ka(words.outcome) }).getByRole('listitem')
    const of = (code: string) => outcome.filter({ hasText: code }).first()
    await expect(of(one!.subject_code)).toContainText(ka(words.outcomeSecond))
    await expect(of(two!.subject_code)).toContainText(ka(words.outcomeRefused))
    await expect(of(two!.subject_code)).toContainText(full[1]!.group)
    await expect(of(three!.subject_code)).toContainText(ka(words.outcomeFirst))
    expect(await held()).toEqual(
      plan!.subjects.filter((each) => each !== two).map(({ subjectID }) => subjectID),
    )

    // It is still there after a reload.
    await page.reload()
    await expect(of(one!.subject_code)).toContainText(ka(words.outcomeSecond))

    await of(two!.subject_code)
      .getByRole('link', { name: ka(words.chooseOtherOf, { subject: two!.subject }) })
      .click()
    await expect(page.getByRole('article', { name: ka(picker.chooseGroup) })).toContainText(two!.subject)
  } finally {
    for (const { scheduleID } of full) await setFreeSeats(db, scheduleID, 10)
    for (const { subjectID } of plan!.subjects) await cancelRegistration(student, subjectID)
    await openWindowAt(db, student.code, before)
  }
})
