import { expect, type Page } from '@playwright/test'
import { groups } from '#contract/registration/groups.ts'
import { plans } from '#contract/registration/plans.ts'
import { words as refusals } from '#server/enrolment/words.ts'
import { words } from '#web/areas/plans/words.ts'
import { en, ka } from '../languages.ts'
import { test } from '../journey.ts'
import { findOffer } from '../registration/offer.ts'

const switchTo = (page: Page, name: 'English' | 'ქართული') =>
  page.getByRole('button', { name, exact: true }).click()

const anySubject = { subject: '' }
/** The end of the reason why nothing can be chosen: another group must be changed first. */
const inGeorgian = ka(refusals.mustChangeFirst, anySubject).split('“')[1]!
const inEnglish = en(refusals.mustChangeFirst, anySubject).split('”')[1]!

// This student must change a group, which is the reason at every subject, group and plan.
test.describe('a switch of the language on a screen with reasons of the server', () => {
  test.use({ viewport: { width: 1680, height: 950 } })

  // spec 1.2.4
  test('changes all of them: registration, an open subject, a plan', async ({ page, signIn }) => {
    test.slow()
    const student = await signIn('second-round')
    const main = page.getByRole('main')
    const offer = await findOffer(student, ({ all }) => all.some(({ valid }) => valid))
    const subjects = [
      { subjectID: offer.subject.subjectID, schedule_ids: offer.set.map(({ scheduleID }) => scheduleID) },
    ]
    const plan = await student.ask(plans.make, { body: { name: 'გეგმა', subjects } })
    try {
      for (const address of [offer.address, '/registration?plan=mine']) {
        await page.goto(address)
        await expect(main).toContainText(inGeorgian)
        await switchTo(page, 'English')
        await expect(main).toContainText(inEnglish)
        await expect(main).not.toContainText(inGeorgian)
        await switchTo(page, 'ქართული')
        await expect(main).toContainText(inGeorgian)
        await expect(main).not.toContainText(inEnglish)
      }
    } finally {
      await student.call(plans.remove, { params: { id: plan.planID } })
    }
  })

  test('discards a reply that comes after it in the old language', async ({ page, signIn }) => {
    const student = await signIn('second-round')
    const main = page.getByRole('main')
    const offer = await findOffer(student, ({ all }) => all.some(({ valid }) => valid))
    const read = groups.general.path.replace('{subjectID}', String(offer.subject.subjectID))
    const { promise: isSwitched, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${read}`, async (route) => {
      if (route.request().headers()['content-language'] === 'ka') await isSwitched
      // The page may have left the request.
      await route.continue().catch(() => undefined)
    })
    const inOldLanguage = page.waitForRequest(`**${read}`)
    await page.goto(offer.address)
    await inOldLanguage
    await switchTo(page, 'English')
    release()
    await expect(main).toContainText(inEnglish)
    await expect(main).not.toContainText(inGeorgian)
  })

  test('reads again what a save has answered in the old language', async ({ page, signIn }) => {
    const student = await signIn('second-round')
    const main = page.getByRole('main')
    const offer = await findOffer(student, ({ all }) => all.some(({ valid }) => valid))
    const subjects = [
      { subjectID: offer.subject.subjectID, schedule_ids: offer.set.map(({ scheduleID }) => scheduleID) },
    ]
    const { planID } = await student.ask(plans.make, { body: { name: 'გეგმა', subjects } })
    const path = plans.change.path.replace('{id}', String(planID))
    try {
      const { promise: isSwitched, resolve: release } = Promise.withResolvers<void>()
      await page.route(`**${path}`, async (route) => {
        await isSwitched
        await route.continue()
      })
      await page.goto(`/registration?plan=${planID}`)
      const save = page.waitForRequest(`**${path}`)
      const saved = page.waitForResponse(`**${path}`)
      await main.getByRole('button', { name: ka(words.actionsOf, { name: 'გეგმა' }) }).click()
      await main.getByRole('button', { name: ka(words.rename) }).click()
      await main.getByLabel(ka(words.name)).fill('სხვა სახელი')
      await page.keyboard.press('Enter')
      await save
      await switchTo(page, 'English')
      await expect(main).toContainText(inEnglish)
      release()
      await saved
      await expect(main.getByText(en(words.saved), { exact: true })).toBeVisible()
      await expect(main).toContainText(inEnglish)
      await expect(main).not.toContainText(inGeorgian)
    } finally {
      await student.call(plans.remove, { params: { id: planID } })
    }
  })
})
