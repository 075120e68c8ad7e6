import { expect } from '@playwright/test'
import { calendar } from '#contract/studies/calendar.ts'
import { exams } from '#contract/studies/exams.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { screenNames } from '#web/app/paths.ts'
import { words } from '#web/app/search/words.ts'
import { words as profile } from '#web/areas/profile/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { failRequests } from '../replies.ts'
import { screenHeading } from '../screen-heading.ts'
import { findSearchDialog, findSearchField, findSearchGroup } from './search-dialog.ts'

/** A subject of the current semester with its lecturer: one that the student takes. */
const ownSubject = `select s.id, s.name_ka, l.lname_ka from registration r
  join semester t on t.id = r.semester_id and t.is_current join subject s on s.id = r.subject_id
  join registration_group rg on rg.registration_id = r.id join study_group g on g.id = rg.group_id
  join lecturer l on l.id = g.lecturer_id
  where r.student_id = (select id from student where code = $1) order by s.id limit 1`

// spec 2.31
test.describe('the search', () => {
  test('finds a page in either script and opens it with Enter', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.keyboard.press('/')
    const field = findSearchField(page)
    await field.fill('zzzz/')
    await expect(
      findSearchDialog(page)
        .getByText(ka(words.nothingFound, { text: 'zzzz/' }))
        .first(),
    ).toBeVisible()
    await expect(field).toHaveValue('zzzz/')
    await checkPage(page, 'the search without a result')
    await field.fill('ma')
    await expect(
      findSearchGroup(page, 'lecturers').or(findSearchGroup(page, 'catalogue')).first(),
    ).toBeVisible()
    await checkPage(page, 'the search with results')
    for (const typed of ['registration steps', ka(screenNames['/registration-steps']), 'registraciis etap']) {
      await field.fill(typed)
      await expect(findSearchGroup(page, 'pages').getByRole('option').first()).toHaveText(
        ka(screenNames['/registration-steps']),
      )
    }
    await field.press('Enter')
    await expect(screenHeading(page, '/registration-steps')).toBeVisible()
    await expect(findSearchDialog(page)).toBeHidden()
  })

  test('opens the course of an own subject, by its name and by its lecturer', async ({
    page,
    signIn,
    db,
  }) => {
    const { code } = await signIn('everyday')
    const own = await db.row<{ id: number; name_ka: string; lname_ka: string }>(
      { name: '', text: ownSubject },
      [code],
    )
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    for (const [typed, name] of [
      [own!.name_ka, 'own'],
      [own!.lname_ka, 'lecturers'],
    ] as const) {
      await page.keyboard.press('/')
      await findSearchField(page).fill(typed)
      const option = findSearchGroup(page, name).getByRole('option').filter({ hasText: own!.name_ka }).first()
      await expect(option).toBeVisible()
      const selected = findSearchDialog(page).getByRole('option', { selected: true })
      for (let step = 0; step < 30 && (await option.getAttribute('aria-selected')) !== 'true'; step += 1)
        await page.keyboard.press('ArrowDown')
      await expect(selected).toHaveCount(1)
      await expect(findSearchField(page)).toHaveAttribute(
        'aria-activedescendant',
        (await selected.getAttribute('id'))!,
      )
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/courses/${own!.id}`)
      await expect(findSearchDialog(page)).toBeHidden()
    }
  })

  test('marks a passed subject in the programme', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.keyboard.press('/')
    await findSearchField(page).fill('introduction to progr')
    await findSearchGroup(page, 'catalogue')
      .getByRole('option')
      .filter({ hasText: ka(words.passed) })
      .first()
      .click()
    await expect(page).toHaveURL(/\/my-program\?subject=\d+/)
    await expect(page.locator('tr[data-linked]')).toBeInViewport()
  })

  test('finds the room of a class', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const { groups } = await student.ask(schedule.currentSchedule)
    const own = groups.find(({ meetings }) => meetings.some(({ room }) => room !== null))!
    const { room } = own.meetings.find((meeting) => meeting.room !== null)!
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.keyboard.press('/')
    await findSearchField(page).fill(room!)
    await findSearchGroup(page, 'rooms').getByRole('option').filter({ hasText: own.subject }).click()
    await expect(page).toHaveURL(`/courses/${own.subjectID}`)
  })

  test('does an action, and opens the place of another', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    const find = async (text: string) => {
      await page.keyboard.press('/')
      await findSearchField(page).fill(text)
      await expect(findSearchGroup(page, 'actions').getByRole('option', { selected: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(findSearchDialog(page)).toBeHidden()
    }
    const html = page.locator('html')
    const scheme = await html.getAttribute('data-mantine-color-scheme')
    await find(scheme === 'dark' ? 'ნათელი' : 'dark mode')
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme === 'dark' ? 'light' : 'dark')
    for (const [text, name] of [
      ['password', profile.changePassword],
      ['ტელეფონის', profile.changePhone],
      ['პაროლი', profile.changePassword],
    ] as const) {
      await find(text)
      const form = page.getByRole('dialog', { name: ka(name) })
      await expect(form).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expect(page).toHaveURL('/profile')
    }
    await find('logout')
    await expect(page).toHaveURL('/login')
  })

  test('finds exams and dates of the calendar, and opens their rows', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const { exams: own } = await student.ask(exams.schedule)
    const { events, today } = await student.ask(calendar.academicCalendars)
    const payment = events.find(({ kind, end_date }) => kind === 'payment' && end_date >= today)!
    await page.goto('/profile')
    await expect(screenHeading(page, '/profile')).toBeVisible()
    for (const { typed, name, group, url } of [
      { typed: own[0]!.subject, name: own[0]!.subject, group: 'exams', url: /exam-schedule\?exam=\d+/ },
      { typed: 'payment', name: payment.name, group: 'dates', url: `/academic-calendar?event=${payment.id}` },
    ] as const) {
      await page.keyboard.press('/')
      await findSearchField(page).fill(typed)
      await findSearchGroup(page, group).getByRole('option').filter({ hasText: name }).first().click()
      await expect(page).toHaveURL(url)
      await expect(page.locator('[data-requested]')).toBeInViewport()
      await expect(page.locator('[data-requested]')).toContainText(name)
    }
  })

  test('shows five of a kind and the rest on request, and nothing for one letter of a text', async ({
    page,
    signIn,
  }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.keyboard.press('/')
    await findSearchField(page).fill('GEN 1')
    const options = findSearchGroup(page, 'catalogue').getByRole('option')
    const more = options.filter({ hasText: /^მეტის ჩვენება \(ნაჩვენებია 5, სულ \d+\)$/ })
    await expect(more).toBeVisible()
    await expect(options).toHaveCount(6)
    await more.click()
    await expect(more).toHaveCount(0)
    expect(await options.count()).toBeGreaterThan(6)
    await expect(findSearchField(page)).toHaveAttribute('aria-activedescendant', /.+/)
    await findSearchField(page).fill('B-999')
    await expect(findSearchGroup(page, 'next')).toBeVisible()
    await expect(findSearchField(page)).not.toHaveAttribute('aria-activedescendant', /.+/)
  })

  test('says what is nearest, and where to look next', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.keyboard.press('/')
    await findSearchField(page).fill('porgramming')
    await expect(
      findSearchDialog(page)
        .getByText(ka(words.nearest, { text: 'porgramming' }))
        .first(),
    ).toBeVisible()
    await expect(findSearchGroup(page, 'catalogue').getByRole('option').first()).toBeVisible()
    await findSearchField(page).fill('qqqqqq')
    const next = findSearchDialog(page).getByRole('group', { name: ka(words.next) })
    await expect(next.getByRole('option')).toHaveCount(2)
    await checkPage(page, 'the search with the next steps')
    // Enter opens nothing that was not chosen.
    await page.keyboard.press('Enter')
    await expect(findSearchDialog(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(screenHeading(page, '/my-program')).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ allowedConsoleErrors: /status of 503/ })

    test('says so, still finds pages, and can be repeated', async ({ page, signIn }) => {
      await signIn('everyday')
      await page.goto('/schedule')
      await expect(screenHeading(page, '/schedule')).toBeVisible()
      const restore = await failRequests(page, '/api/search?*')
      await page.keyboard.press('/')
      await findSearchField(page).fill('web')
      await expect(findSearchDialog(page).getByText(ka(words.subjectsFailed))).toBeVisible()
      restore()
      await findSearchDialog(page).getByRole('button').last().click()
      await expect(findSearchDialog(page).getByRole('option').first()).toBeVisible()
    })
  })
})
