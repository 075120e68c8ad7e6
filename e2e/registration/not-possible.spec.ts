import { expect } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { groups as groupCalls } from '#contract/registration/groups.ts'
import { addDays } from '#rules/time/clock.ts'
import { words as groupWords } from '#web/areas/groups/words.ts'
import { dropWords } from '#web/areas/registration/group-panel/drop/words.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findPeer } from '../find-peer.ts'
import { changeReply } from '../replies.ts'
import { findOffer, loadGroups } from './offer.ts'
import { cancelRegistration, loadRegistration } from './registrations.ts'
import { recordWrites, registrationScreen } from './registration-screen.ts'

test('a subject over the limit of credits says it once, offers no group to try and no request', async ({
  page,
  signIn,
}) => {
  const student = await signIn('near-limit')
  const { credits } = await student.ask(registration.alreadyRegistered)
  const { subjects } = await student.ask(registration.subjects)
  const over = subjects.find(({ code, passed, groups }) => code === 'credit_limit' && !passed && groups > 0)!
  expect(over.ects + credits.semester).toBeGreaterThan(credits.maximumPerSemester)
  const { groups } = await loadGroups(student, over.subjectID)
  const screen = registrationScreen(page)
  await page.goto(`/registration?module=${over.program_moduleID}&subject=${over.subjectID}`)
  const sum = { sum: credits.semester + over.ects, maximum: credits.maximumPerSemester }
  await expect(screen.groups.getByText(ka(words.overSemester, sum))).toHaveCount(1)
  await expect(screen.groups.getByRole('radio')).toHaveCount(0)
  await expect(screen.register(screen.groups)).toHaveCount(0)
  await expect(screen.groups.getByRole('button', { name: ka(groupWords.requestGroup) })).toHaveCount(0)
  // They can still be read.
  await screen.groups.getByText(ka(words.seeGroups, { count: groups.length })).click()
  await expect(screen.groups.getByRole('row').filter({ hasText: groups[0]!.name }).first()).toBeVisible()
})

test('a subject over the limit of credits is taken in place of a registered one, after the confirmation', async ({
  page,
  signIn,
}) => {
  const student = await signIn('near-limit')
  const { subjects: own } = await student.ask(registration.alreadyRegistered)
  const { subjects } = await student.ask(registration.subjects)
  const over = subjects.filter(({ code, passed }) => code === 'credit_limit' && !passed)
  const screen = registrationScreen(page)
  const options = page.getByRole('region', { name: ka(dropWords.drops) })
  const toName = ({ subject, ects }: { readonly subject: string; readonly ects: number }) =>
    ka(dropWords.inPlaceOf, { subject, ects })
  const writes = recordWrites(page)
  // The first with one part of which a group is free once any subject is given up.
  const findExchange = async () => {
    for (const { subjectID, program_moduleID } of over) {
      const offer = await student.ask(groupCalls.general, { params: { subjectID } })
      const [free] = offer.groups.filter(({ valid, part }) => valid && part === 1)
      if (free !== undefined && offer.groups.every(({ part }) => part === 1))
        return { subjectID, free, address: `/registration?module=${program_moduleID}&subject=${subjectID}` }
    }
    throw new Error('no subject over the limit has a group that fits')
  }
  const { subjectID, free, address } = await findExchange()
  await page.goto(address)
  await expect(options.getByRole('listitem').first()).toBeVisible()
  const [shown] = await options.getByRole('listitem').getByRole('button').all()
  const label = await shown!.getAttribute('aria-label')
  const first = own.find((each) => toName(each) === label)!
  try {
    await shown!.click()
    await expect(options).toHaveCount(0)
    await screen.group(free.group).click()
    await screen.register(screen.groups).click()
    await expect(screen.question).toContainText(ka(words.givesUp))
    await expect(screen.question).toContainText(first.subject)
    expect(writes).toEqual([])
    await screen.question.getByRole('button', { name: ka(words.exchange), exact: true }).click()
    await expect(screen.groups.getByText(ka(words.seatIsYours))).toBeVisible()
    expect(writes).toEqual(['POST /api/registration'])
    await page.getByRole('button', { name: ka(words.undoMoves) }).click()
    await expect(page.getByText(ka(words.movesUndone))).toBeVisible()
    expect((await loadRegistration(student, first.subjectID)).own).toBeDefined()
  } finally {
    await cancelRegistration(student, subjectID)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the week stays in sight while the groups scroll, and the details of a group are behind a button', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 6))
    const offer = await findOffer(student, ({ all }) => all.length >= 8)
    const [first] = offer.set
    const screen = registrationScreen(page)
    // Details that differ between the groups are behind the button.
    await changeReply<{ groups: { start_date: string }[] }>(page, '/groups/general/*', (data) => ({
      ...data,
      groups: data.groups.map((group, nth) =>
        nth === 0 ? { ...group, start_date: addDays(group.start_date, 7) } : group,
      ),
    }))
    await page.goto(offer.address)
    const week = page.getByRole('figure', { name: ka(picker.weekOf) })
    await expect(week).toBeInViewport({ ratio: 0.9 })
    const height = (await week.boundingBox())!.height
    expect(height).toBeLessThan(175)
    await screen.groups.getByRole('radio').last().scrollIntoViewIfNeeded()
    await expect(week).toBeInViewport({ ratio: 0.9 })
    const row = screen.row(first.group)
    const details = row.locator('button[aria-expanded]')
    await details.click()
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.group(first.group)).toHaveAttribute('aria-checked', 'false')
  })
})
