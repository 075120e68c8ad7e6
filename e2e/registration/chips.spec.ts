import { expect } from '@playwright/test'
import { plans } from '#contract/registration/plans.ts'
import { registration } from '#contract/registration/registration.ts'
import { words } from '#web/areas/registration/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen } from './registration-screen.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the list starts with what can be taken now, and the chips show the rest', async ({
    page,
    signIn,
    db,
  }) => {
    const student = await signIn(await findPeer(db, 6))
    const { subjects } = await student.ask(registration.subjects)
    const free = new Map(
      subjects
        .filter(({ can_choose, is_registered, passed }) => can_choose && !is_registered && !passed)
        .map((subject) => [subject.subjectID, subject]),
    )
    const { subjects: own } = await student.ask(registration.alreadyRegistered)
    const screen = registrationScreen(page)
    const chip = (name: string) => screen.list.getByRole('button', { name, exact: true })
    const rows = screen.list.getByRole('listitem')
    await page.goto('/registration')
    const available = chip(ka(words.freeCount, { count: free.size }))
    await expect(available).toHaveAttribute('aria-pressed', 'true')
    for (const { subject_code } of free.values())
      await expect(rows.filter({ hasText: subject_code }).first()).toBeVisible()
    for (const { subject_code } of own) await expect(rows.filter({ hasText: subject_code })).toHaveCount(0)

    await chip(ka(words.registered)).click()
    await expect(rows).toHaveCount(own.length)
    await chip(ka(words.done)).click()
    await expect(rows.first()).toContainText(ka(words.isDoneOnly))
    await chip(ka(words.all)).click()
    await expect(screen.list.getByRole('button', { expanded: true }).first()).toBeVisible()
  })

  test('where nothing can be taken, the list says why and leads on', async ({ page, signIn }) => {
    const student = await signIn('near-limit')
    const { subjects } = await student.ask(registration.subjects)
    expect(subjects.filter(({ can_choose }) => can_choose)).toEqual([])
    const over = subjects.filter(({ code, passed }) => code === 'credit_limit' && !passed)
    const screen = registrationScreen(page)
    await page.goto('/registration')
    await expect(screen.list).toContainText(ka(words.nothingFree))
    const reason = screen.list.getByRole('listitem').filter({ hasText: ka(words.isOverCredits) })
    await expect(reason).toContainText(String(new Set(over.map(({ subjectID }) => subjectID)).size))
    await screen.list.getByRole('link', { name: ka(words.toMyRegistrations) }).click()
    await expect(screen.mine).toBeVisible()
    await page.goBack()
    await screen.list.getByRole('button', { name: ka(words.showAll) }).click()
    await expect(screen.list.getByRole('button', { expanded: true }).first()).toBeVisible()
  })

  test('before registration opens the ready plan is named', async ({ page, signIn }) => {
    const student = await signIn('opens-soon')
    const [plan] = (await student.ask(plans.list)).plans
    await page.goto('/registration')
    const link = page.getByRole('link', { name: plan!.name })
    await expect(link).toContainText(ka(words.planSubjects, { count: plan!.subjects.length }))
    await link.click()
    await expect(page).toHaveURL(new RegExp(`plan=${plan!.planID}`))
  })

  test('the credits, the days left, the week and the plans stay in sight', async ({ page, signIn, db }) => {
    const student = await signIn(await findPeer(db, 6))
    const { credits } = await student.ask(registration.alreadyRegistered)
    await page.goto('/registration')
    const week = page.getByRole('button', { name: ka(words.myWeek), exact: true })
    const sum = page.getByText(`${credits.semester} / ${credits.maximumPerSemester}`, { exact: true }).first()
    await expect(sum).toBeVisible()
    await page.mouse.wheel(0, 600)
    await expect(sum).toBeInViewport()
    await week.click()
    await expect(page).toHaveURL(/show=week/)
    await expect(registrationScreen(page).mine).toBeVisible()
    await week.click()
    await expect(registrationScreen(page).list).toBeVisible()
    await page.getByRole('button', { name: ka(words.more), exact: true }).click()
    await page.getByRole('link', { name: ka(words.toSteps), exact: true }).click()
    await expect(page).toHaveURL('/registration-steps')
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the list starts with what can be taken now, and a reload keeps another choice', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn(await findPeer(db, 6))
    const screen = registrationScreen(page)
    const chip = (name: string | RegExp) => screen.list.getByRole('button', { name, exact: true })
    await page.goto('/registration')
    await expect(chip(new RegExp(`^${ka(words.free)} \\(\\d+\\)$`))).toHaveAttribute('aria-pressed', 'true')
    await chip(ka(words.registered)).click()
    await expect(page).toHaveURL(/list=registered/)
    await page.reload()
    await expect(chip(ka(words.registered))).toHaveAttribute('aria-pressed', 'true')
  })

  test('where nothing can be taken the list starts with all, and the middle says why', async ({
    page,
    signIn,
  }) => {
    const student = await signIn('near-limit')
    const { subjects } = await student.ask(registration.subjects)
    const over = new Set(
      subjects
        .filter(({ code, passed }) => code === 'credit_limit' && !passed)
        .map(({ subjectID }) => subjectID),
    )
    const screen = registrationScreen(page)
    await page.goto('/registration')
    await expect(screen.list.getByRole('button', { name: ka(words.all), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByText(ka(words.nothingFreeCredits))).toBeVisible()
    // The row of the reason shows its subjects.
    await page.getByRole('button', { name: `${ka(words.isOverCredits)} ${over.size}`, exact: true }).click()
    await expect(page).toHaveURL(/list=credits/)
    // The pressed button is gone.
    const instead = screen.list.getByRole('button', { name: ka(words.credits), exact: true })
    await expect(instead).toBeFocused()
    await expect(instead).toHaveAttribute('aria-pressed', 'true')
    const listed = subjects.filter(
      ({ code, fitting }) => code === 'credit_limit' && (fitting?.count ?? 0) > 0,
    )
    const fits = new RegExp(
      [words.fitsSome, words.fitsAll, words.fitsBoth, words.fitsOnly]
        .map((phrase) =>
          ka(phrase)
            .replaceAll(/\{\w+\}/g, '\\d+')
            .replaceAll(/[()]/g, '\\$&'),
        )
        .join('|'),
    )
    expect(listed.length).toBeGreaterThan(0)
    await expect(screen.list.getByRole('listitem').first()).toContainText(fits)
    await expect(page.getByText(ka(parts.warnOfSemester, { semester: 45, year: 75 }))).toBeVisible()
  })

  test('without an open subject the middle lists what is left to do', async ({ page, signIn, db }) => {
    await signIn(await findPeer(db, 6))
    await page.goto('/registration')
    const left = page.getByRole('region', { name: ka(words.leftToDo) })
    const first = left.getByRole('listitem').first().getByRole('button')
    await expect(first).toBeVisible()
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/subject=\d+/)
    await expect(registrationScreen(page).groups.getByRole('heading', { level: 2 })).toBeFocused()
    // It is in its module as well, and is marked once.
    await expect(registrationScreen(page).list.locator('[aria-current=true]')).toHaveCount(1)
  })
})
