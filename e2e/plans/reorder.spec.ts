import { expect } from '@playwright/test'
import { plans } from '#contract/registration/plans.ts'
import { toOrdinal } from '#rules/text/ordinal.ts'
import { words } from '#web/areas/plans/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { setFreeSeats } from '../sql.ts'
import { listPlanCards } from './plan-cards.ts'

test('a subject is dragged to another place; what is wrong is said at the subject, and once above', async ({
  page,
  signIn,
  db,
}) => {
  const student = await signIn('opens-soon')
  const plan = (await student.ask(plans.list)).plans[0]!
  const [first] = plan.subjects
  const full = first!.groups.at(-1)!
  const order = async () =>
    (await student.ask(plans.list)).plans
      .find(({ planID }) => planID === plan.planID)!
      .subjects.map(({ subjectID }) => subjectID)
  const ids = plan.subjects.map(({ subjectID }) => subjectID)
  try {
    await setFreeSeats(db, full.scheduleID, 0)
    await page.goto(`/registration?plan=${plan.planID}`)
    const list = listPlanCards(page, ka)
    await expect(list).toHaveCount(plan.subjects.length)
    const region = page.getByRole('region', { name: ka(words.inPlan) })
    await expect(region.getByText(ka(words.errorCount, { count: 1 }))).toHaveCount(1)
    await expect(list.first()).toContainText(ka(words.full, { group: full.group }))
    await page.getByRole('button', { name: ka(words.showError) }).click()
    const params = { subject: first!.subject, count: plan.subjects.length }
    await expect(
      page.getByRole('button', { name: ka(words.placeOf, { ...params, place: toOrdinal(1) }) }),
    ).toBeFocused()

    const handle = page.getByRole('button', { name: ka(words.placeOf, { ...params, place: toOrdinal(1) }) })
    const [from, target] = [(await handle.boundingBox())!, (await list.nth(1).boundingBox())!]
    const x = from.x + from.width / 2
    const drag = async () => {
      await page.mouse.move(x, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(x, from.y + from.height / 2 + target.height / 2 + 16, { steps: 5 })
    }
    // Esc puts it back.
    await drag()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(list.first()).toContainText(first!.subject_code)
    await drag()
    await page.mouse.up()
    await expect(list.nth(1)).toContainText(first!.subject_code)
    await expect(
      page.getByRole('status').filter({ hasText: ka(words.movedTo, { ...params, place: toOrdinal(2) }) }),
    ).toBeAttached()
    await expect.poll(order).toEqual([ids[1], ids[0], ...ids.slice(2)])
  } finally {
    await setFreeSeats(db, full.scheduleID, 10)
    await student.ask(plans.change, {
      params: { id: plan.planID },
      body: {
        subjects: plan.subjects.map(({ subjectID, schedule_ids, second_schedule_ids }) => ({
          subjectID,
          schedule_ids,
          second_schedule_ids,
        })),
      },
    })
  }
})
