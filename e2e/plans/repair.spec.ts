import { expect } from '@playwright/test'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { findClash } from '#rules/registration/clash.ts'
import { listRemainingSets } from '#rules/registration/linked-sets.ts'
import { words } from '#web/areas/plans/words.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { toRuleGroup, type RuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { loadGroups } from '../registration/offer.ts'
import type { Student } from '../student.ts'
import { listPlanCards } from './plan-cards.ts'

type GroupSet = readonly RuleGroup[]

const clash = (one: GroupSet, other: GroupSet) =>
  one.some((group) => findClash(group, other, { subjectID: group.subjectID }) !== null)

/** Two subjects with sets that clash, and one more set of the second that does not. */
const findClashingSets = async (student: Student) => {
  const { modules } = await student.ask(registration.programModules)
  const ids = new Set<number>()
  for (const { program_moduleID: id } of modules) {
    const { subjects } = await student.ask(registration.moduleSubjects, { params: { id } })
    for (const { subjectID, passed } of subjects) if (!passed) ids.add(subjectID)
  }
  const offers: (readonly GroupSet[])[] = []
  for (const id of ids) {
    const { groups } = await loadGroups(student, id)
    const all = groups.map(toRuleGroup)
    const sets = listRemainingSets(
      all.filter(({ row }) => row.valid),
      all,
      20,
    )
    for (const others of offers)
      for (const one of others)
        for (const other of sets)
          if (clash(one, other) && sets.some((each) => !clash(each, one))) return { one, other }
    offers.push(sets)
  }
  throw new Error(`nothing that the demo offers ${student.code} clashes and can be repaired`)
}

// spec 2.28.1, 2.28.3
test('a clash of the plan is repaired by the first choice of another subject, and undone', async ({
  page,
  signIn,
}) => {
  const student = await signIn('opens-soon')
  const { one, other } = await findClashingSets(student)
  const toBody = (set: GroupSet) => ({
    subjectID: set[0]!.subjectID,
    schedule_ids: set.map(({ scheduleID }) => scheduleID),
  })
  const { planID } = await student.ask(plans.make, {
    body: { name: 'გეგმა', subjects: [toBody(one), toBody(other)] },
  })
  const loadChoices = async () =>
    (await student.ask(plans.list)).plans
      .find((plan) => plan.planID === planID)!
      .subjects.map(({ schedule_ids }) => schedule_ids)
  const before = await loadChoices()
  try {
    await page.goto(`/registration?plan=${planID}`)
    const cards = listPlanCards(page, ka)
    await expect(page.getByText(ka(words.errorCount, { count: 2 }))).toBeVisible()
    const repair = ka(picker.repairOne, { subject: '…', groups: '…' }).split('…')[0]!
    await cards.first().getByRole('button', { name: repair }).click()
    await expect(page.getByText(ka(words.noErrors))).toBeVisible()
    await expect.poll(loadChoices).not.toEqual(before)
    expect((await student.ask(registration.alreadyRegistered)).subjects).toEqual([])
    await page.getByRole('button', { name: ka(undoWords.undoChange), exact: true }).click()
    await expect(page.getByText(ka(words.errorCount, { count: 2 }))).toBeVisible()
    await expect.poll(loadChoices).toEqual(before)
  } finally {
    await student.call(plans.remove, { params: { id: planID } })
  }
})
