import { expect } from '@playwright/test'
import type * as z from 'zod/mini'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { movedWords } from '#web/areas/registration/undo/words.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as groupWords } from '#web/areas/groups/words.ts'
import { words as panel } from '#web/areas/registration/group-panel/moves/words.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findPeer } from '../find-peer.ts'
import type { Student } from '../student.ts'
import { findOffer, hasOnePart, sortedIds } from './offer.ts'
import { cancelRegistration, loadRegistration } from './registrations.ts'
import { recordWrites, registrationScreen } from './registration-screen.ts'
import { findListedMove } from './find-listed-move.ts'

type Repair = z.output<(typeof groups)['repairs']['reply']>['repairs'][number]

interface Found {
  readonly address: string
  readonly subjectID: number
  readonly repair: Repair
}

/** The first subject with one part of which a group can be had by moving one other subject. */
const findRepair = async (student: Student): Promise<Found | undefined> => {
  const { subjects } = await student.ask(registration.subjects)
  for (const { subjectID, program_moduleID, is_registered, passed } of subjects) {
    if (is_registered || passed) continue
    const { repairs } = await student.ask(groups.repairs, { params: { subjectID } })
    const repair = repairs.find(({ moves, schedule_ids }) => moves.length === 1 && schedule_ids.length === 1)
    if (repair !== undefined)
      return { address: `/registration?module=${program_moduleID}&subject=${subjectID}`, subjectID, repair }
  }
  return undefined
}

test.describe('a group that clashes', () => {
  // spec 5.8, 5.9
  test('is taken together with the move of the subject in its way, after one confirmation', async ({
    page,
    signIn,
    db,
  }) => {
    test.slow()
    let student = await signIn(await findPeer(db, 40))
    let found = await findRepair(student)
    for (let nth = 41; found === undefined && nth < 60; nth += 1) {
      student = await signIn(await findPeer(db, nth))
      found = await findRepair(student)
    }
    const { address, subjectID, repair } = found!
    const [move] = repair.moves
    const before = await loadRegistration(student, move!.subjectID)
    const { groups: all } = await student.ask(groups.general, { params: { subjectID } })
    const requested = all.find(({ scheduleID }) => scheduleID === repair.scheduleID)!
    const held = new Set(before.own?.groups.map(({ scheduleID }) => scheduleID))
    const writes = recordWrites(page)
    const screen = registrationScreen(page)
    await page.goto(address)
    const action = screen.row(requested.group).getByRole('button', {
      name: ka(picker.repairOne, { subject: move!.subject, groups: '' }),
    })
    try {
      await action.click()
      // In sight and with the focus, in the list or as the line that it folds into.
      const chosen = screen.groups.locator(`[data-group="${repair.scheduleID}"]`)
      await expect(chosen).toBeFocused()
      await expect(chosen).toBeInViewport()
      expect(writes).toEqual([])
      // The clash is repaired, which can be undone before it is sent.
      const fits = ka(panel.fitsIfMoved, { subject: move!.subject })
      await expect(screen.groups.getByText(fits)).toBeVisible()
      const isGone = screen.groups.getByRole('button', { name: ka(groupWords.requestGroup) })
      await expect(isGone).toHaveCount(0)
      await screen.groups.getByRole('button', { name: ka(picker.cancelMoves) }).click()
      await expect(screen.groups.getByText(fits)).toHaveCount(0)
      await expect(action).toBeFocused()
      // The week shows the move that has the focus: the ghost of the group has no clash in its way.
      await expect(page.locator('[data-moving]').first()).toBeVisible()
      await action.click()
      const registerAndMove = screen.submitAndMove(words.register)
      await registerAndMove.click()
      await expect(screen.question).toContainText(ka(picker.alsoMoves))
      await expect(screen.question).toContainText(move!.subject)
      await screen.register(screen.question).click()
      await expect(screen.groups.getByText(ka(words.seatIsYours))).toBeVisible()
      expect(writes).toEqual(['POST /api/registration'])
      const after = await loadRegistration(student, move!.subjectID)
      expect(after.own?.groups.map(({ scheduleID }) => scheduleID)).toEqual(
        move!.groups.map(({ scheduleID }) => scheduleID),
      )
      expect((await loadRegistration(student, subjectID)).own).toBeDefined()
      // One undo takes the seat and the move back.
      await screen.groups.getByRole('button', { name: ka(words.undoMoves) }).click()
      await expect(page.getByText(ka(words.movesUndone))).toBeVisible()
      expect(writes).toEqual(['POST /api/registration', 'POST /api/registration/undo'])
      expect((await loadRegistration(student, subjectID)).own).toBeUndefined()
      const back = await loadRegistration(student, move!.subjectID)
      expect(back.own?.registrationID).toBe(before.own?.registrationID)
      expect(new Set(back.own?.groups.map(({ scheduleID }) => scheduleID))).toEqual(held)

      // Given up later, the confirmation names what had moved for it, and puts it back if the student wants that.
      await action.click()
      await registerAndMove.click()
      await screen.register(screen.question).click()
      await expect(screen.groups.getByText(ka(words.seatIsYours))).toBeVisible()

      await screen.groups.getByRole('button', { name: ka(words.giveUp) }).click()
      const confirmation = page.getByRole('dialog', { name: ka(words.giveUpTitle) })
      await expect(confirmation).toContainText(ka(movedWords.movedForIt))
      await expect(confirmation).toContainText(move!.subject)

      await confirmation.getByRole('checkbox', { name: ka(movedWords.alsoBack) }).check()
      await confirmation.getByRole('button', { name: ka(words.giveUp), exact: true }).click()
      await expect(confirmation).toBeHidden()
      expect((await loadRegistration(student, subjectID)).own).toBeUndefined()
      const again = await loadRegistration(student, move!.subjectID)
      expect(new Set(again.own?.groups.map(({ scheduleID }) => scheduleID))).toEqual(held)
    } finally {
      await cancelRegistration(student, subjectID)
      await student.call(registration.changeGroups, {
        params: { subjectID: move!.subjectID },
        body: { old_group: move!.groups[0]!.scheduleID, schedule_ids: [...held] },
      })
    }
  })

  // spec 4.8, 5.8, 5.9
  test('is changed to together with the move of the subject in its way', async ({ page, signIn, db }) => {
    test.slow()
    const findChange = async (student: Student) => {
      const { subjects } = await student.ask(registration.alreadyRegistered)
      for (const own of subjects) {
        const repair = await findListedMove(student, own)
        if (repair !== undefined) return { own, repair, before: subjects }
      }
      return undefined
    }
    let student = await signIn(await findPeer(db, 41))
    let found = await findChange(student)
    for (let nth = 42; found === undefined && nth < 59; nth += 1) {
      student = await signIn(await findPeer(db, nth))
      found = await findChange(student)
    }
    const { own, repair, before } = found!
    const [move] = repair.moves
    const loadGroupIDs = async (subjectID: number) =>
      (await loadRegistration(student, subjectID))
        .own!.groups.map(({ scheduleID }) => scheduleID)
        .toSorted((one, other) => one - other)
    const writes = recordWrites(page)
    const screen = registrationScreen(page)
    await page.goto('/registration')
    await screen.act('changeGroupOf', own.subject)
    const { groups: all } = await student.ask(groups.general, { params: { subjectID: own.subjectID } })
    const { part } = all.find(({ scheduleID }) => scheduleID === repair.scheduleID)!
    try {
      // Of several parts each has its own group, and opens to change it.
      if (own.groups.length > 1)
        await screen.groups
          .getByRole('button', { name: ka(picker.changePart, { type: '' }) })
          .nth(part - 1)
          .click()
      const action = ka(picker.repairOne, { subject: move!.subject, groups: '' })
      await screen.groups.getByRole('button', { name: action }).first().click()
      await screen.submitAndMove(words.changeGroup).click()
      await expect(screen.question).toContainText(ka(picker.alsoMoves))
      await expect(screen.question).toContainText(move!.subject)
      await screen.question.getByRole('button', { name: ka(words.changeGroup), exact: true }).click()
      await expect.poll(() => loadGroupIDs(move!.subjectID)).toEqual(sortedIds(move!.groups))
      expect(await loadGroupIDs(own.subjectID)).toContain(repair.scheduleID)
      expect(writes).toEqual([`PATCH /api/registration/${own.subjectID}`])
      await page.getByRole('button', { name: ka(words.undoMoves) }).click()
      await expect(page.getByText(ka(words.movesUndone))).toBeVisible()
      for (const each of before.filter(({ subjectID }) =>
        [own.subjectID, move!.subjectID].includes(subjectID),
      ))
        expect(await loadGroupIDs(each.subjectID)).toEqual(sortedIds(each.groups))
    } finally {
      const restore = (subjectID: number) =>
        before.find((each) => each.subjectID === subjectID)!.groups.map(({ scheduleID }) => scheduleID)
      await student.call(registration.changeGroups, {
        params: { subjectID: own.subjectID },
        body: {
          old_group: (await loadGroupIDs(own.subjectID))[0]!,
          schedule_ids: restore(own.subjectID),
          moves: [{ subjectID: move!.subjectID, schedule_ids: restore(move!.subjectID) }],
        },
      })
    }
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 760 } })
    test('is folded with the others that clash, after those that can be taken', async ({
      page,
      signIn,
      db,
    }) => {
      let student = await signIn(await findPeer(db, 40))
      let found = await findRepair(student)
      for (let nth = 41; found === undefined && nth < 60; nth += 1) {
        student = await signIn(await findPeer(db, nth))
        found = await findRepair(student)
      }
      await page.goto(found!.address)
      const { groups: all } = await student.ask(groups.general, { params: { subjectID: found!.subjectID } })
      const requested = all.find(({ scheduleID }) => scheduleID === found!.repair.scheduleID)!
      const count = all.filter(({ code }) => code === 'group_clash').length
      const hasFree = all.some(({ valid }) => valid)
      const screen = registrationScreen(page)
      const fold = page.getByRole('button', { name: ka(parts.clashing, { count }) })
      await expect(fold).toHaveAttribute('aria-expanded', String(!hasFree))
      if (hasFree) {
        await expect(screen.group(requested.group)).toHaveCount(0)
        await fold.click()
      }
      await expect(screen.group(requested.group)).toBeVisible()
      await expect(screen.row(requested.group).getByRole('button', { name: `„` }).first()).toBeVisible()
    })
  })
})

test.describe('a seat that was just taken', () => {
  test('can be given up without a question for ten seconds, which stand still under the pointer', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 4))
    const { address, set, subject } = await findOffer(student, hasOnePart)
    const screen = registrationScreen(page)
    const undo = screen.groups.getByRole('button', { name: ka(words.undoSeat), exact: true })
    const isRegistered = async () => (await loadRegistration(student, subject.subjectID)).own !== undefined
    const take = async () => {
      await screen.group(set[0].group).click()
      await screen.register(screen.groups).click()
      await screen.register(screen.question).click()
      await expect(screen.groups.getByText(ka(words.seatIsYours))).toBeFocused()
    }
    await page.clock.install()
    await page.goto(address)
    try {
      await take()
      await page.keyboard.press('Control+z')
      await expect(page.getByText(ka(words.seatUndone))).toBeVisible()
      await expect(screen.groups.getByRole('heading', { level: 2 })).toBeFocused()
      expect(await isRegistered()).toBe(false)
      await take()
      await undo.hover()
      await page.clock.runFor(10_500)
      await expect(undo).toBeVisible()
      await page.mouse.move(0, 0)
      await page.clock.runFor(10_500)
      await expect(undo).toBeHidden()
      expect(await isRegistered()).toBe(true)
    } finally {
      await cancelRegistration(student, subject.subjectID)
    }
  })
})
