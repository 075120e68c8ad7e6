import { expect } from '@playwright/test'
import { groups } from '#contract/registration/groups.ts'
import { minor } from '#contract/registration/minor.ts'
import { program } from '#contract/studies/program.ts'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { listAllLectures } from '#rules/time/timetable.ts'
import { words as programWords } from '#web/areas/program/choices/words.ts'
import { words as english } from '#web/areas/registration/english/words.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as timetableWords } from '#web/areas/schedule/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words as ui } from '#web/ui/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { en, ka } from '../languages.ts'
import { sortedIds, findOffer, loadOffer } from './offer.ts'
import { cancelRegistration, loadRegistration, takeSet } from './registrations.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen, recordWrites } from './registration-screen.ts'
import { closeGroups, resetConcentration } from '../sql.ts'
import type { Student } from '../student.ts'

/** The student's groups that were closed and must be changed. */
const listClosedGroups = async (student: Student): Promise<readonly number[]> =>
  (await student.ask(groups.mustChange)).subjects.flatMap(({ must_change }) => must_change)

test.describe('in the second round', () => {
  test.use({ viewport: { width: 1680, height: 950 } })

  test('a closed group is at the top and is changed first', async ({ page, signIn }) => {
    const student = await signIn('second-round')
    const [left] = (await student.ask(groups.mustChange)).subjects
    const offer = await findOffer(student, ({ all }) => all.some(({ valid }) => valid))
    const screen = registrationScreen(page)
    await page.goto(offer.address)
    const above = page.getByRole('region', { name: ka(words.mustChange) })
    await expect(above).toContainText(left!.subject)
    await expect(above).toContainText(left!.reason)
    await expect(screen.list.getByRole('button', { name: offer.subject.subject_code })).toContainText(
      ka(words.isAfterChange),
    )
    await expect(screen.groups.getByRole('radio')).toHaveCount(0)
    await expect(screen.groups).toContainText(`„${left!.subject}“`)
    await expect(screen.register(screen.groups)).toHaveCount(0)
    expect(await takeSet(student, offer)).toBe(409)
    await above.getByRole('button').click()
    await expect(screen.groups.getByRole('heading', { level: 2 })).toContainText(left!.subject)
    // The main action is now below its groups.
    await expect(above.locator('.main-button')).toHaveCount(0)
  })

  test('a closed group is marked wherever its lectures are shown, with a link to change it', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('second-round')
    const [left] = (await student.ask(groups.mustChange)).subjects
    const timetable = await student.ask(schedule.currentSchedule)
    // In a week in which the group has a lecture.
    const { date } = listAllLectures(timetable).find(
      (lecture) => lecture.group.must_change !== null && lecture.date >= timetable.today,
    )!
    await page.goto(`/schedule?view=week&week=${date}`)
    const main = page.getByRole('main')
    const notice = main.getByRole('status').filter({ hasText: ka(timetableWords.mustChange) })
    await expect(notice).toContainText(left!.subject)
    await expect(main.locator('figure').getByText(ka(parts.toChange)).first()).toBeVisible()
    await page.goto(`/schedule?view=list&week=${date}`)
    await expect(main.locator('ol').getByText(ka(parts.toChange)).first()).toBeVisible()
    await page.goto('/')
    const row = main
      .getByRole('listitem')
      .filter({ hasText: `${left!.subject}: ${ka(agendaWords.group_change)}` })
    await row.getByRole('link').click()
    await expect(page.getByRole('region', { name: ka(words.mustChange) })).toBeVisible()
  })

  test('a minor is chosen, and deleted after a confirmation that names what is lost', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('second-round')
    const closed = await listClosedGroups(student)
    await closeGroups(db, closed, false)
    await setLocale(page, 'en')
    const screen = registrationScreen(page, 'en')
    try {
      const [selected] = (await student.ask(minor.programs)).programs
      await page.goto('/registration')
      await page.getByRole('button', { name: en(words.chooseMinor), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: en(words.chooseMinorTitle) })
      await expect(dialog.getByRole('radio').first()).toBeVisible()
      await dialog.getByRole('button', { name: en(words.chooseMinor), exact: true }).click()
      await expect(dialog.getByText(en(messages.chooseOne))).toBeVisible()
      await expect(dialog.getByRole('radio', { disabled: false }).first()).toBeFocused()
      await dialog.getByRole('radio', { name: selected!.specialityeng }).check()
      await dialog.getByRole('button', { name: en(words.chooseMinor), exact: true }).click()
      await expect(dialog).toBeHidden()
      const { modules } = await student.ask(registration.programModules)
      const own = modules.find(({ kind }) => kind === 'minor')!
      const heading = screen.list.getByRole('button', { name: own.moduleeng })
      await expect(heading).toBeVisible()

      const { subjects } = await student.ask(minor.subjects)
      const free = subjects.find(({ can_choose }) => can_choose)!
      const offer = await loadOffer(student, own, free.subjectID)
      expect(await takeSet(student, offer!)).toBe(200)
      await page.goto(`/registration?module=${own.program_moduleID}`)
      await screen.list.getByRole('button', { name: en(words.deleteMinor), exact: true }).click()
      const question = page.getByRole('dialog', { name: en(words.deleteMinorTitle) })
      await expect(question.getByRole('listitem')).toHaveText([new RegExp(free.subjecteng)])
      await expect(question).toContainText(en(words.firstRoundAgain))
      await question.getByRole('button', { name: en(words.keepMinor) }).click()
      expect((await student.ask(minor.hasChooseMinor)).hasChooseMinor).toBe(true)
      await screen.list.getByRole('button', { name: en(words.deleteMinor), exact: true }).click()
      await question.getByRole('button', { name: en(words.deleteMinor), exact: true }).click()
      await expect(page.getByText(en(words.minorDeleted, { count: 1 }))).toBeVisible()
      await expect(heading).toBeHidden()
      expect((await student.ask(minor.hasChooseMinor)).hasChooseMinor).toBe(false)
      expect((await loadRegistration(student, free.subjectID)).own).toBeUndefined()
    } finally {
      await student.call(minor.remove)
      await closeGroups(db, closed, true)
    }
  })

  test('free credits are declined and restored', async ({ page, signIn }) => {
    const student = await signIn('second-round')
    const screen = registrationScreen(page)
    const { modules } = await student.ask(registration.programModules)
    const free = modules.find(({ kind }) => kind === 'free')!
    const { subjects } = await student.ask(registration.freeSubjects)
    const code = subjects.find(({ is_registered }) => !is_registered)!.subject_code
    try {
      await page.goto(`/registration?module=${free.program_moduleID}`)
      await expect(screen.list.getByRole('button', { name: code })).toBeVisible()
      await screen.list.getByRole('button', { name: ka(words.declineFreeCredits) }).click()
      await expect(screen.list).toContainText(ka(words.freeCreditsDeclinedKept))
      await page.getByRole('button', { name: ka(undoWords.undoChoice), exact: true }).click()
      await expect(screen.list.getByRole('button', { name: code })).toBeVisible()
      await screen.list.getByRole('button', { name: ka(words.declineFreeCredits) }).click()
      await expect(screen.list).toContainText(ka(words.freeCreditsDeclinedKept))
      await page.reload()
      await expect(screen.list).toContainText(ka(words.freeCreditsDeclinedKept))
      await expect(screen.list.getByRole('button', { name: code })).toHaveCount(0)
      await screen.list.getByRole('button', { name: ka(words.restoreFreeCredits) }).click()
      await expect(screen.list.getByRole('button', { name: code })).toBeVisible()
    } finally {
      await student.ask(registration.dontWantFromFreeCredit, { body: { dontWant: false } })
    }
  })
})

for (const { locale, t } of chooseViews(
  [
    { locale: 'ka', t: ka },
    { locale: 'en', t: en },
  ] as const,
  0,
)) {
  test(`a concentration shows its message before the end: ${locale}`, async ({ page, signIn, db }) => {
    const student = await signIn('concentration')
    await resetConcentration(db, student.code)
    await setLocale(page, locale)
    const params = { programID: student.user.programID }
    const { concentrations } = await student.ask(program.generalInfo, { params })
    const selected = concentrations[1]!
    const [name, message] =
      locale === 'ka'
        ? [selected.concentration, selected.popup_message]
        : [selected.concentrationeng, selected.popup_messageeng]
    const writes = recordWrites(page)
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name }).check()
    await dialog.getByRole('button', { name: t(programWords.goOn) }).click()
    await expect(dialog.locator(':focus')).toContainText(message!)
    await dialog.getByRole('button', { name: t(ui.cancel) }).click()
    await expect(dialog.getByRole('radio', { name })).toBeChecked()
    await dialog.getByRole('button', { name: t(programWords.goOn) }).click()
    expect(writes).toEqual([])
    await dialog.getByRole('button', { name: t(programWords.choose), exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(writes).toEqual(['POST /api/choose-concentration'])
    const { modules } = await student.ask(registration.programModules)
    expect(modules.some(({ concentrationID }) => concentrationID === selected.concentrationID)).toBe(true)
    await resetConcentration(db, student.code)
  })
}

test('changing the English level replaces the old seat with the new one', async ({ page, signIn }) => {
  const student = await signIn('new')
  const { subjects } = await student.ask(registration.englishLevelSubject)
  const { students_ret_tempID, subjectID, canChangeOnSubjects } = subjects[0]!
  const { own } = await loadRegistration(student, subjectID)
  const [selected] = canChangeOnSubjects
  try {
    await page.goto('/registration')
    await page
      .getByRole('region', { name: ka(words.english) })
      .getByRole('button', { name: ka(words.changeLevel) })
      .click()
    const dialog = page.getByRole('dialog', { name: ka(words.levelTitle) })
    await expect(dialog.getByRole('radio')).toHaveCount(canChangeOnSubjects.length)
    await dialog.getByRole('button', { name: ka(words.chooseItsGroup) }).click()
    await expect(dialog.getByText(ka(messages.chooseOne))).toBeVisible()
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await dialog.getByRole('radio', { name: selected!.subject }).check()
    await dialog.getByRole('button', { name: ka(words.chooseItsGroup) }).click()
    await expect(dialog).toBeHidden()
    // The choice is confirmed as for every other seat.
    const screen = registrationScreen(page)
    const free = screen.groups.getByRole('radio', { disabled: false, checked: false })
    while ((await screen.register(screen.groups).count()) === 0) await free.first().click()
    await screen.register(screen.groups).click()
    await expect(screen.question).toContainText(ka(messages.chooseThisGroup))
    await screen.question.getByRole('button', { name: ka(words.exchange), exact: true }).click()
    await expect(screen.mine).toContainText(selected!.subject)
    expect((await loadRegistration(student, subjectID)).own).toBeUndefined()
    // The undo exchanges it back, with the groups of before.
    await page.getByRole('button', { name: ka(english.restore), exact: true }).click()
    await expect(page.locator('[data-toast]')).toContainText(ka(english.restored))
    const { own: restored } = await loadRegistration(student, subjectID)
    expect(sortedIds(restored!.groups)).toEqual(sortedIds(own!.groups))
  } finally {
    const body = { students_ret_tempID, newSubjectID: subjectID, schedule_ids: sortedIds(own!.groups) }
    await student.call(registration.changeEnglishLevel, { body })
  }
})

test.describe('a subject', () => {
  test.use({ viewport: { width: 1680, height: 950 } })

  test('is exchanged for another after a confirmation that names what is given up', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 21))
    const first = await findOffer(student)
    const old = first.subject
    expect(await takeSet(student, first)).toBe(200)
    const offer = await findOffer(student)
    const screen = registrationScreen(page)
    const writes = recordWrites(page)
    try {
      await page.goto(`/registration?module=${offer.module.program_moduleID}`)
      await screen.act('changeSubjectOf', old.subject)
      await expect(page.getByText(ka(words.exchanging, { subject: old.subject }))).toBeVisible()
      await screen.list.getByRole('button', { name: offer.subject.subject_code }).click()
      for (const { group } of offer.set) await screen.press(group)
      await screen.register(screen.groups).click()
      await expect(screen.question).toContainText(ka(words.givesUp))
      await expect(screen.question).toContainText(old.subject)
      expect(writes).toEqual([])
      await screen.question.getByRole('button', { name: ka(words.exchange) }).click()
      await expect(screen.groups.getByText(ka(words.seatIsYours))).toBeVisible()
      await expect(screen.mine).not.toContainText(old.subject_code)
      expect(writes).toEqual(['POST /api/registration'])
      expect((await loadRegistration(student, old.subjectID)).own).toBeUndefined()
      await expect(page).toHaveURL(offer.address)
    } finally {
      await cancelRegistration(student, offer.subject.subjectID)
      await cancelRegistration(student, old.subjectID)
    }
  })
})
