import { expect, type Locator, type Page } from '@playwright/test'
import { plans } from '#contract/registration/plans.ts'
import { words as app } from '#web/app/words.ts'
import { words } from '#web/areas/plans/words.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words as ui } from '#web/ui/words.ts'
import { chooseViews } from '../all-views.ts'
import { sheetMargin } from '../expect-sheet.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { listPlanCards } from '../plans/plan-cards.ts'
import { findOffer } from '../registration/offer.ts'
import { setLocale } from '../set-locale.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

/** The toast is in the window, and covers nothing of these. */
const expectUncovered = async (page: Page, toast: Locator, others: Readonly<Record<string, Locator>>) => {
  for (const other of Object.values(others)) await expect(other).toBeVisible()
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)))
  const box = (await toast.boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  // The label of its button stands within its border, clear of it, and is not broken.
  const label = await toast.getByRole('button').evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    const lines = range.getClientRects().length
    return { lines, right: range.getBoundingClientRect().right }
  })
  expect.soft(label.lines).toBe(1)
  expect.soft(label.right).toBeLessThanOrEqual(box.x + box.width - 12)
  for (const [name, other] of Object.entries(others)) {
    const covered = (await other.boundingBox())!
    expect.soft(areApart(box, covered), `${name}: ${JSON.stringify([box, covered])}`).toBe(true)
  }
}

for (const width of chooseViews([360, 1280], 0))
  test(`a toast with an undo covers no heading, no close button and no bar: ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    const student = await signIn('everyday')
    const first = await findOffer(student)
    const second = await findOffer(student, ({ subject }) => subject.subjectID !== first.subject.subjectID)
    const { planID } = await student.ask(plans.make, {
      body: {
        name: 'გეგმა',
        subjects: [first, second].map(({ subject, set }) => ({
          subjectID: subject.subjectID,
          schedule_ids: set.map(({ scheduleID }) => scheduleID),
        })),
      },
    })
    const button = (name: string, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true })
    const undo = button(ka(undoWords.undo))
    const toast = page.getByRole('status').filter({ has: undo }).locator('> span')
    const removeSecond = async () => {
      const name = { subject: second.subject.subject }
      await button(ka(words.actionsOfSubject, name)).click()
      await button(ka(words.removeSubjectOf, name)).click()
      await expect(toast).toBeVisible()
    }
    const putBack = async () => {
      await undo.click()
      await expect(listPlanCards(page, ka)).toHaveCount(2)
    }
    try {
      await setLocale(page, 'ka')
      await page.goto(`/registration?plan=${planID}`)
      await expect(listPlanCards(page, ka)).toHaveCount(2)
      await removeSecond()
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await expectUncovered(page, toast, {
        header: page.getByRole('banner'),
        'registering the plan': page.getByRole('region', { name: ka(words.registerPlan) }),
        ...(width < 720 && { 'bottom bar': page.getByRole('navigation', { name: ka(app.bottomMenu) }) }),
      })
      await putBack()

      // A key leads to the undo from anywhere, and back; meanwhile it stays.
      const home = page.getByRole('banner').getByRole('link').first()
      await removeSecond()
      await home.focus()
      await page.keyboard.press('F6')
      await expect(undo).toBeFocused()
      await page.keyboard.press('F6')
      await expect(home).toBeFocused()
      await page.keyboard.press('F6')
      await page.keyboard.press('Enter')
      await expect(listPlanCards(page, ka)).toHaveCount(2)
      await expect(toast).toHaveCount(0)

      if (width < 720) {
        await removeSecond()
        const name = { subject: first.subject.subject }
        await button(ka(words.actionsOfSubject, name)).click()
        await button(ka(words.changeFirstOf, name)).click()
        const sheet = page.getByRole('dialog')
        await sheet.getByRole('radio').first().check()
        await expectUncovered(page, toast, {
          heading: sheet.getByRole('heading').first(),
          close: button(ka(picker.backToSubjects), sheet),
          put: button(ka(words.addToPlan), sheet),
        })
        await button(ka(picker.backToSubjects), sheet).click()
        await putBack()

        await removeSecond()
        await button(ka(app.more)).click()
        const menu = page.getByRole('dialog')
        await expect(menu.getByRole('link').first()).toBeVisible()
        await expectUncovered(page, toast, { menu })
        // So much is free above a dialog that is as high as it may be.
        const { y, height } = (await toast.boundingBox())!
        expect(y + height).toBeLessThanOrEqual(sheetMargin)
        await button(ka(ui.close), menu).click()
        await putBack()
      }

      await removeSecond()
      await button(ka(words.register)).click()
      const dialog = page.getByRole('dialog')
      await expectUncovered(page, toast, { dialog })
      // The undo can be reached by keys too, and the dialog after it.
      await button(ka(ui.cancel), dialog).focus()
      await page.keyboard.press('Tab')
      await expect(undo).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(toast).toHaveCount(0)
      await expect(button(ka(ui.cancel), dialog)).toBeFocused()
    } finally {
      await student.ask(plans.remove, { params: { id: planID } })
    }
  })
