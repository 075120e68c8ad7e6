import { expect, type Page } from '@playwright/test'
import { groups } from '#contract/registration/groups.ts'
import { minor } from '#contract/registration/minor.ts'
import { program } from '#contract/studies/program.ts'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { listAllLectures } from '#rules/time/timetable.ts'
import { words as programWords } from '#web/areas/program/choices/words.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as timetableWords } from '#web/areas/schedule/words.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { giveUp, idsOf, offerFor, offerOf, registered, takeSet } from './offer.ts'
import { peer } from '../peer.ts'
import { registrationScreen, writesOf } from './registration-screen.ts'
import { closeGroups, forgetConcentration } from '../sql.ts'
import type { Student } from '../student.ts'

const speak = (page: Page, locale: string) =>
  page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale)

/** The groups of hers that were closed, so that they must be changed. */
const closedOf = async (student: Student): Promise<readonly number[]> =>
  (await student.ask(groups.mustChange)).subjects.flatMap(({ must_change }) => must_change)

test.describe('in the second round', () => {
  test.use({ viewport: { width: 1680, height: 950 } })

  test('a group that was closed stands above everything and is changed before anything else', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('second-round')
    const [left] = (await student.ask(groups.mustChange)).subjects
    const offer = await offerFor(student, ({ all }) => all.some(({ valid }) => valid))
    const screen = registrationScreen(page)
    await page.goto(offer.address)
    const above = page.getByRole('region', { name: ka(words.mustChange) })
    await expect(above).toContainText(left!.subject)
    await expect(above).toContainText(left!.reason)
    await expect(screen.list.getByRole('button', { name: offer.subject.subject_code })).toContainText(
      ka(words.isAfterChange),
    )
    for (const { group } of offer.set) await screen.press(group)
    await expect(screen.groups).toContainText(`„${left!.subject}“`)
    await expect(screen.register(screen.groups)).toHaveCount(0)
    expect(await takeSet(student, offer)).toBe(409)
    await above.getByRole('button').click()
    await expect(screen.groups.getByRole('heading', { level: 2 })).toContainText(left!.subject)
  })

  test('a group that was closed is told wherever its lectures stand, with the way to another', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('second-round')
    const [left] = (await student.ask(groups.mustChange)).subjects
    const timetable = await student.ask(schedule.currentSchedule)
    // In a week in which it has a lecture that is no holiday.
    const { date } = listAllLectures(timetable).find(
      (lecture) => lecture.group.must_change !== null && lecture.date >= timetable.today,
    )!
    await page.goto(`/schedule?view=week&week=${date}`)
    const main = page.getByRole('main')
    const told = main.getByRole('status').filter({ hasText: ka(timetableWords.mustChange) })
    await expect(told).toContainText(left!.subject)
    await expect(main.locator('figure').getByText(ka(parts.toChange)).first()).toBeVisible()
    await page.goto(`/schedule?view=list&week=${date}`)
    await expect(main.locator('ol').getByText(ka(parts.toChange)).first()).toBeVisible()
    await page.goto('/')
    const line = main
      .getByRole('listitem')
      .filter({ hasText: ka(parts.toChangeOf, { subject: left!.subject }) })
    await line.getByRole('link').click()
    await expect(page.getByRole('region', { name: ka(words.mustChange) })).toBeVisible()
  })

  test('a minor is chosen, and deleted after a question that names what goes with it', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('second-round')
    const closed = await closedOf(student)
    await closeGroups(db, closed, false)
    await speak(page, 'en')
    const screen = registrationScreen(page, 'en')
    try {
      const [wanted] = (await student.ask(minor.programs)).programs
      await page.goto('/registration')
      await page.getByRole('button', { name: en(words.chooseMinor), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: en(words.chooseMinorTitle) })
      await dialog.getByRole('radio', { name: wanted!.specialityeng }).check()
      await dialog.getByRole('button', { name: en(words.chooseMinor), exact: true }).click()
      await expect(dialog).toBeHidden()
      const { modules } = await student.ask(registration.programModules)
      const own = modules.find(({ kind }) => kind === 'minor')!
      const heading = screen.list.getByRole('button', { name: own.moduleeng })
      await expect(heading).toBeVisible()

      const { subjects } = await student.ask(minor.subjects)
      const free = subjects.find(({ can_choose }) => can_choose)!
      const offer = await offerOf(student, own, free.subjectID)
      expect(await takeSet(student, offer!)).toBe(200)
      await page.goto(`/registration?module=${own.program_moduleID}`)
      await screen.list.getByRole('button', { name: en(words.deleteMinor), exact: true }).click()
      const question = page.getByRole('dialog', { name: en(words.deleteMinorTitle) })
      await expect(question.getByRole('listitem')).toHaveText([new RegExp(free.subjecteng)])
      await expect(question).toContainText(en(words.firstRoundBack))
      await question.getByRole('button', { name: en(words.keepMinor) }).click()
      expect((await student.ask(minor.hasChooseMinor)).hasChooseMinor).toBe(true)
      await screen.list.getByRole('button', { name: en(words.deleteMinor), exact: true }).click()
      await question.getByRole('button', { name: en(words.deleteMinor), exact: true }).click()
      await expect(page.getByText(en(words.minorDeleted, { count: 1 }))).toBeVisible()
      await expect(heading).toBeHidden()
      expect((await student.ask(minor.hasChooseMinor)).hasChooseMinor).toBe(false)
      expect((await registered(student, free.subjectID)).own).toBeUndefined()
    } finally {
      await student.call(minor.remove)
      await closeGroups(db, closed, true)
    }
  })

  test('free credits are refused, and that is taken back', async ({ page, signIn }) => {
    const student = await signIn('second-round')
    const screen = registrationScreen(page)
    const { modules } = await student.ask(registration.programModules)
    const free = modules.find(({ kind }) => kind === 'free')!
    const { subjects } = await student.ask(registration.freeSubjects)
    const code = subjects.find(({ is_registered }) => !is_registered)!.subject_code
    try {
      await page.goto(`/registration?module=${free.program_moduleID}`)
      await expect(screen.list.getByRole('button', { name: code })).toBeVisible()
      await screen.list.getByRole('button', { name: ka(words.refuseFree) }).click()
      // Asked first; the seats that she has stay hers, and that is said.
      await expect(screen.question).toContainText(ka(words.refuseFreeKeeps))
      await screen.question.getByRole('button', { name: ka(words.refuseFreeVerb) }).click()
      await expect(screen.list).toContainText(ka(words.freeRefusedKept))
      await page.reload()
      await expect(screen.list).toContainText(ka(words.freeRefusedKept))
      await expect(screen.list.getByRole('button', { name: code })).toHaveCount(0)
      await screen.list.getByRole('button', { name: ka(words.wantFree) }).click()
      await expect(screen.list.getByRole('button', { name: code })).toBeVisible()
    } finally {
      await student.ask(registration.dontWantFromFreeCredit, { body: { dontWant: false } })
    }
  })
})

for (const { locale, t } of [
  { locale: 'ka', t: ka },
  { locale: 'en', t: en },
]) {
  test(`a concentration shows its message before it is confirmed, in ${locale}`, async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn('concentration')
    await forgetConcentration(db, student.code)
    await speak(page, locale)
    const params = { programID: student.user.programID }
    const { concentrations } = await student.ask(program.generalInfo, { params })
    const wanted = concentrations[1]!
    const [name, message] =
      locale === 'ka'
        ? [wanted.concentration, wanted.popup_message]
        : [wanted.concentrationeng, wanted.popup_messageeng]
    const writes = writesOf(page)
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name }).check()
    await dialog.getByRole('button', { name: t(programWords.goOn) }).click()
    await expect(dialog.getByText(message!)).toBeFocused()
    await dialog.getByRole('button', { name: t(programWords.another) }).click()
    await expect(dialog.getByRole('radio', { name })).toBeChecked()
    await dialog.getByRole('button', { name: t(programWords.goOn) }).click()
    expect(writes).toEqual([])
    await dialog.getByRole('button', { name: t(programWords.choose), exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(writes).toEqual(['POST /api/choose-concentration'])
    const { modules } = await student.ask(registration.programModules)
    expect(modules.some(({ concentrationID }) => concentrationID === wanted.concentrationID)).toBe(true)
    await forgetConcentration(db, student.code)
  })
}

test('the English level is changed: the old seat is given up for the new one', async ({ page, signIn }) => {
  const student = await signIn('new')
  const { subjects } = await student.ask(registration.englishLevelSubject)
  const { students_ret_tempID, subjectID, canChangeOnSubjects } = subjects[0]!
  const { own } = await registered(student, subjectID)
  const [wanted] = canChangeOnSubjects
  try {
    await page.goto('/registration')
    await page
      .getByRole('region', { name: ka(words.english) })
      .getByRole('button', { name: ka(words.changeLevel) })
      .click()
    const dialog = page.getByRole('dialog', { name: ka(words.levelTitle) })
    await expect(dialog.getByRole('radio')).toHaveCount(canChangeOnSubjects.length)
    await dialog.getByRole('radio', { name: wanted!.subject }).check()
    await dialog.getByRole('button', { name: ka(words.toItsGroups) }).click()
    await expect(dialog).toBeHidden()
    // Its group is chosen, and she is asked whether she is sure, as for every other seat.
    const screen = registrationScreen(page)
    const free = screen.groups.getByRole('radio', { disabled: false, checked: false })
    while ((await screen.register(screen.groups).count()) === 0) await free.first().click()
    await screen.register(screen.groups).click()
    await expect(screen.question).toContainText(ka(messages.chooseThisGroup))
    await screen.question.getByRole('button', { name: ka(words.exchange), exact: true }).click()
    await expect(screen.mine).toContainText(wanted!.subject)
    expect((await registered(student, subjectID)).own).toBeUndefined()
  } finally {
    const body = { students_ret_tempID, newSubjectID: subjectID, schedule_ids: idsOf(own!.groups) }
    await student.call(registration.changeEnglishLevel, { body })
  }
})

test.describe('a subject', () => {
  test.use({ viewport: { width: 1680, height: 950 } })

  // spec 5.7
  test('that was taken before asks again and shows the old mark', async ({ page, signIn, db }) => {
    const student = await signIn(await peer(db, 20))
    let score: number | null = null
    const offer = await offerFor(
      student,
      () => true,
      (subject) => {
        score = subject.score
        return subject.passed && subject.can_choose && subject.score !== null
      },
    )
    const screen = registrationScreen(page)
    await page.goto(offer.address)
    try {
      for (const { group } of offer.set) await screen.press(group)
      await screen.register(screen.groups).click()
      await expect(screen.question).toContainText(ka(messages.chooseThisGroup))
      await expect(screen.question).toContainText(ka(messages.takenBefore))
      await expect(screen.question).toContainText(ka(words.oldMark, { score: formatNumber(score!, 'ka') }))
      await screen.question.getByRole('button', { name: ka(words.registerAgain) }).click()
      await expect(screen.groups.getByText(ka(words.youAreIn))).toBeVisible()
      expect((await registered(student, offer.subject.subjectID)).own).toBeDefined()
    } finally {
      await giveUp(student, offer.subject.subjectID)
    }
  })

  test('is exchanged for another after one question that names what is given up', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await peer(db, 21))
    const first = await offerFor(student)
    const old = first.subject
    expect(await takeSet(student, first)).toBe(200)
    const offer = await offerFor(student)
    const screen = registrationScreen(page)
    const writes = writesOf(page)
    try {
      await page.goto(`/registration?module=${offer.module.program_moduleID}`)
      await screen.mine
        .getByRole('button', { name: ka(words.changeSubjectOf, { subject: old.subject }), exact: true })
        .click()
      await expect(page.getByText(ka(words.exchanging, { subject: old.subject }))).toBeVisible()
      await screen.list.getByRole('button', { name: offer.subject.subject_code }).click()
      for (const { group } of offer.set) await screen.press(group)
      await screen.register(screen.groups).click()
      await expect(screen.question).toContainText(ka(words.givesUp))
      await expect(screen.question).toContainText(old.subject)
      expect(writes).toEqual([])
      await screen.question.getByRole('button', { name: ka(words.exchange) }).click()
      await expect(screen.groups.getByText(ka(words.youAreIn))).toBeVisible()
      await expect(screen.mine).not.toContainText(old.subject_code)
      expect(writes).toEqual(['POST /api/registration'])
      expect((await registered(student, old.subjectID)).own).toBeUndefined()
      await expect(page).toHaveURL(offer.address)
    } finally {
      await giveUp(student, offer.subject.subjectID)
      await giveUp(student, old.subjectID)
    }
  })
})
