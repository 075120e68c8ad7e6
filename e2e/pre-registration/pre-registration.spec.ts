import { expect, type Page } from '@playwright/test'
import { session } from '#contract/account/session.ts'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { laterWords } from '#web/app/later-words.ts'
import { lockWords } from '#web/app/notices/lock-words.ts'
import { words as home } from '#web/areas/home/words.ts'
import { words } from '#web/areas/pre-registration/words.ts'
import { words as receipts } from '#web/ui/receipts/words.ts'
import { words as search } from '#web/parts/subject-search/words.ts'
import { words as shell } from '#web/app/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { en, ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { recordWrites } from '../registration/registration-screen.ts'
import type { Student } from '../student.ts'

const listPreRegistrations = (student: Student) => student.ask(preRegistration.alreadyRegistered)
const mine = (page: Page) => page.getByRole('complementary', { name: ka(words.myChoice) })
const button = (page: Page, verb: (typeof words)['choose' | 'replace' | 'cancel'], subject: string) =>
  page.getByRole('button', { name: `${ka(verb)}: ${subject}`, exact: true })

/** The subjects of pre-registration, first those of the module that is open on the screen. */
const wishable = async (student: Student) => {
  const { modules } = await student.ask(preRegistration.programModules)
  const open = modules.find(({ subjects }) =>
    subjects.some(({ can_choose, passed }) => can_choose && !passed),
  )!
  return open.subjects.filter(({ can_choose, passed }) => can_choose && !passed)
}

/** Deletes the pre-registrations that the test added. */
const putBack = async (student: Student, before: readonly number[]) => {
  for (const { preRegID } of (await listPreRegistrations(student)).subjects) {
    if (!before.includes(preRegID)) await student.ask(preRegistration.remove, { params: { id: preRegID } })
  }
}

test('from the lock to the minimum: each subject moves the meter, the portal unlocks, and locks again when one is cancelled', async ({
  page,
  signIn,
}) => {
  const student = await signIn('choose-subjects')
  const before = await listPreRegistrations(student)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
  })
  try {
    await page.goto('/')
    await expect(page).toHaveURL('/pre-registration')
    await expect(page.getByRole('timer')).toContainText('დარჩა')
    const missing = (count: number) => ka(parts.missing, { count, minimum: before.credits.minimum })
    await expect(mine(page)).toContainText(missing(before.credits.minimum - before.total_ects))

    // Subjects of the programme's modules, by the search, until the minimum is reached.
    const { modules } = await student.ask(preRegistration.programModules)
    const offered = modules
      .filter(({ module }) => module.kind !== 'free')
      .flatMap(({ subjects }) => subjects)
      .filter(({ can_choose, passed }) => can_choose && !passed)
    let total = before.total_ects
    for (const { subject, subject_code, ects } of offered) {
      if (total >= before.credits.minimum) break
      await page.getByRole('searchbox', { name: ka(search.find) }).fill(subject_code)
      const choose = button(page, words.choose, subject).first()
      await page.mouse.move(0, 0)
      await choose.hover()
      await expect(mine(page)).toContainText(`${total} + ${ects} / 45`)
      await choose.click()
      total += ects
      await expect(page.locator('output', { hasText: ka(words.chosen, { subject }) })).toBeVisible()
      await expect(mine(page)).toContainText(ka(words.total, { ects: total }))
    }
    expect((await listPreRegistrations(student)).total_ects).toBe(total)
    expect(new Set(keys).size).toBe(keys.length)
    // Each has a receipt that can be read on the locked page.
    await page.getByRole('button', { name: ka(receipts.receipts) }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(
      ka(receipts.pre_registeredDone),
    )
    await page.keyboard.press('Escape')
    expect(keys).not.toContain(undefined)
    const opened = page
      .getByRole('status')
      .filter({ has: page.getByRole('link', { name: ka(laterWords.goHome) }) })
    await expect(opened).toContainText(ka(lockWords.unlocked))
    await expect(opened).toBeVisible()
    await opened.getByRole('link', { name: ka(laterWords.goHome) }).click()
    await expect(page).toHaveURL('/')
    const { user } = await student.ask(session.user)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      ka(home.greeting, { name: user.fname }),
    )

    // Taken back at once, and undone.
    await page.goto('/pre-registration')
    const last = (await listPreRegistrations(student)).subjects.at(-1)!
    await mine(page)
      .getByRole('button', { name: ka(words.cancelOf, { subject: last.subject }) })
      .click()
    await expect(mine(page)).not.toContainText(last.subject)
    await page.getByRole('button', { name: ka(undoWords.undo), exact: true }).click()
    await expect(mine(page)).toContainText(last.subject)
    await mine(page)
      .getByRole('button', { name: ka(words.cancelOf, { subject: last.subject }) })
      .click()
    await expect(mine(page)).not.toContainText(last.subject)
    // Chosen and cancelled by the same button: the pointer on it adds nothing to the credits.
    await page.getByRole('searchbox', { name: ka(search.find) }).fill(last.subject_code)
    await button(page, words.choose, last.subject).first().click()
    await expect(mine(page)).toContainText(last.subject)
    await button(page, words.cancel, last.subject).first().click()
    await expect(mine(page)).not.toContainText(last.subject)
    await expect(mine(page)).toContainText(`${total - last.ects} / 45`)
    await expect(page.getByRole('status').filter({ hasText: ka(lockWords.lockedBySubjects) })).toBeVisible()
    await page.goto('/schedule')
    await expect(page).toHaveURL('/pre-registration')
  } finally {
    await putBack(
      student,
      before.subjects.map(({ preRegID }) => preRegID),
    )
  }
})

// spec 2.4.5, 4.15.3
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the notice of the lock is short, passed subjects are folded, and what is kept says why', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('choose-subjects')
    const { subjects } = await listPreRegistrations(student)
    const own = subjects[0]!
    const reason = 'ამ საგანზე უკვე რეგისტრირებული ხართ.'
    await changeReply(page, '/api/pre-registration/whoCanDelete', () => ({
      preRegIDs: [],
      kept: [{ preRegID: own.preRegID, code: 'preregistered_and_registered', reason }],
    }))
    await page.goto('/pre-registration')
    const lock = page.getByRole('status').filter({ hasText: ka(lockWords.lockedBySubjects) })
    await expect(lock).toBeVisible()
    expect((await lock.boundingBox())!.height).toBeLessThan(760 / 5)
    await expect(page.getByText(ka(words.nextSemester), { exact: true })).toBeVisible()
    // A locked page says what opens it.
    const { credits } = await student.ask(preRegistration.alreadyRegistered)
    await page
      .getByRole('navigation', { name: ka(shell.bottomMenu) })
      .getByRole('button', { name: ka(shell.schedule) })
      .click({ force: true })
    // Without the sign of what was done.
    await expect(page.locator('[data-toast] [data-refusal=lock]')).toHaveText(
      ka(lockWords.subjectsFirst, { count: credits.minimum - credits.semester }),
    )

    const row = page.getByRole('listitem').filter({ hasText: own.subject_code }).last()
    await expect(row).toContainText(reason)
    await expect(row.getByRole('button')).toHaveCount(0)

    const { modules } = await student.ask(preRegistration.programModules)
    const open = modules.find((each) => each.subjects.some(({ subjectID }) => subjectID === own.subjectID))!
    const passed = open.subjects.filter((each) => each.passed && !each.is_preregistered)
    const first = page.getByRole('listitem').filter({ hasText: passed[0]!.subject_code })
    await expect(first).toHaveCount(0)
    await page.getByRole('button', { name: ka(words.passedSubjects, { count: passed.length }) }).click()
    await expect(first).toBeVisible()
    // A search shows them with the others.
    await page.getByRole('button', { name: ka(words.passedSubjects, { count: passed.length }) }).click()
    await page.getByRole('searchbox', { name: ka(search.find) }).fill(passed[0]!.subject_code)
    await expect(first).toBeVisible()
  })
})

test.describe('with another tab open', () => {
  test.use({ allowedConsoleErrors: /status of 409/ })
  test('one subject replaces another, and a refusal is shown at its row', async ({ page, signIn }) => {
    const student = await signIn('choose-subjects')
    const before = await listPreRegistrations(student)
    const old = before.subjects[0]!
    const next = (await wishable(student))[0]!
    const writes = recordWrites(page)
    try {
      await page.goto('/pre-registration')
      await mine(page)
        .getByRole('button', { name: ka(words.changeOf, { subject: old.subject }) })
        .click()
      await expect(page.getByText(ka(words.exchanging, { subject: old.subject }))).toBeVisible()
      // Another tab has taken it meanwhile: the row shows the refusal.
      await student.ask(preRegistration.choose, { body: { subject_id: next.subjectID } })
      await button(page, words.replace, next.subject).click()
      await expect(page.getByRole('alert')).toContainText(`„${next.subject}“`)
      await expect(mine(page)).toContainText(next.subject)
      const other = (await wishable(student))[0]!
      await button(page, words.replace, other.subject).click()
      await expect(mine(page)).toContainText(other.subject)
      await expect(mine(page)).not.toContainText(old.subject)
      expect(writes.at(-1)).toBe('POST /api/pre-registration/changePreRegSubject')
      const { subjects } = await listPreRegistrations(student)
      expect(subjects.find(({ preRegID }) => preRegID === old.preRegID)?.subjectID).toBe(other.subjectID)
    } finally {
      await putBack(student, [old.preRegID])
      await student.call(preRegistration.change, {
        body: { preRegID: old.preRegID, subjectID: old.subjectID },
      })
    }
  })
})

test('after its window it is read-only with its results, in English too', async ({ page, signIn }) => {
  const student = await signIn('everyday')
  const left = await student.ask(preRegistration.toShow)
  expect(left.is_closed).toBe(true)
  const open = left.subjects.filter(({ is_registered }) => !is_registered)
  expect(open.length).toBeGreaterThan(0)
  await setLocale(page, 'en')
  await page.goto('/pre-registration')
  await expect(page.getByText(en(words.isOver))).toBeVisible()
  const list = page.getByRole('region', { name: en(words.result) })
  await expect(list).toContainText(en(words.total, { ects: left.total_ects }))
  for (const { subjecteng, is_registered } of left.subjects) {
    await expect(list.getByRole('listitem').filter({ hasText: subjecteng })).toContainText(
      en(is_registered ? words.isRegistered : words.notRegistered),
    )
  }
  await expect(list).toContainText(en(words.subjectsLeft, { count: open.length }))
  await expect(page.getByRole('button', { name: en(words.choose) })).toHaveCount(0)
  await list.getByRole('link', { name: en(words.toRegistration) }).click()
  await expect(page).toHaveURL(/\/registration/)
})
