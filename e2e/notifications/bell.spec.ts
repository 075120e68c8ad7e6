import { expect, type Page } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { notifications } from '#contract/account/notifications.ts'
import { calendar } from '#contract/studies/calendar.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { words } from '#web/app/words.ts'
import { notificationWords } from '#web/parts/notifications/words.ts'
import { words as ui } from '#web/ui/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import type { Student } from '../student.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: ka(words.notifications) })
const countBell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^ახალი შეტყობინებები|^შეტყობინებები$/ })
/** On a phone a sheet. */
const panel = (page: Page) => {
  const [region, dialog] = (['region', 'dialog'] as const).map((role) =>
    page.getByRole('banner').getByRole(role, { name: ka(words.notifications), exact: true }),
  )
  return region!.or(dialog!)
}

/** Adds a notification of a mark, as the database does. */
const addNotification = async (
  run: (text: string, values: unknown[]) => Promise<unknown>,
  student: Student,
  event: string,
) =>
  run(
    `select add_notification('mark', $1, (select min(subject_id) from registration where student_id = $2), '{}', array[$2::int])`,
    [event, student.user.studentID],
  )

// spec 2.34
for (const width of chooseViews([1280, 360], 1)) {
  test.describe(`the bell, ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } })

    test('counts what is new, lists it, and each leads to its page and is seen then', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('everyday')
      await addNotification(
        (text, values) => db.rows({ name: '', text }, values),
        student,
        `bell ${Date.now()}`,
      )
      const { notifications: count } = await student.ask(notifications.counts)
      expect(count).toBeGreaterThan(1)
      await page.goto('/lab')
      await expect(countBell(page)).toHaveAccessibleName(ka(words.notificationCount, { count }))
      await countBell(page).click()
      await expect(panel(page).getByRole('listitem')).toHaveCount(5)
      await checkPage(page, 'the notifications of the bell')
      const box = (await panel(page).boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      // All of its buttons are in sight.
      for (const button of await panel(page).getByRole('button').all()) {
        const { x, width: own } = (await button.boundingBox())!
        expect(x + own).toBeLessThanOrEqual(box.x + box.width)
      }
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(countBell(page)).toBeFocused()
      await countBell(page).click()
      if (width < 720) {
        // A sheet over the bar, with a close button.
        expect(box.y + box.height).toBeGreaterThan(760 - 60)
        await panel(page)
          .getByRole('button', { name: ka(ui.close), exact: true })
          .click()
        await expect(panel(page)).toBeHidden()
        await expect(countBell(page)).toBeFocused()
        await countBell(page).click()
      }
      await panel(page).locator('a[href="/evaluations"]').first().click()
      await expect(page).toHaveURL('/evaluations')
      await expect(panel(page)).toBeHidden()
      await expect(countBell(page)).toHaveAccessibleName(ka(words.notificationCount, { count: count - 1 }))

      await countBell(page).click()
      await panel(page)
        .getByRole('link', { name: /ყველა შეტყობინება/ })
        .click()
      await expect(page).toHaveURL('/notifications')
      const main = page.getByRole('main')
      // By day the reminder of a book names the library too.
      await main.getByRole('link', { name: /^(ახალი: )?ბიბლიოთეკა შაბათსაც/ }).click()
      await expect(main.getByText('წიგნის დაბრუნება ჩვეულებრივ დღეებშიც შეგიძლიათ.')).toBeVisible()
      await main.getByRole('link', { name: ka(words.notifications) }).click()
      await main.getByRole('button', { name: ka(notificationWords.seeAll) }).click()
      await expect(bell(page)).toHaveAccessibleName(ka(words.notifications))
      await expect(main.getByRole('button', { name: ka(notificationWords.seeAll) })).toBeHidden()
      expect((await student.ask(notifications.counts)).notifications).toBe(0)
    })

    test('moves by itself while a page is open', async ({ page, signIn, db }) => {
      const student = await signIn('english')
      const { notifications: first } = await student.ask(notifications.counts)
      const add = (event: string) =>
        addNotification((text, values) => db.rows({ name: '', text }, values), student, event)
      await page.clock.install()
      await page.goto('/academic-calendar')
      await page.evaluate(() => localStorage.setItem('locale', 'ka'))
      await page.reload()
      const counted = (count: number) => ka(words.notificationCount, { count })
      if (first > 0) await expect(countBell(page)).toHaveAccessibleName(counted(first))
      // The stream is not open yet, so it does not report this one.
      await add(`before the stream ${Date.now()}`)
      const opened = page.waitForResponse('**/api/events')
      await page.clock.runFor(8000)
      await opened
      const before = first + 1
      await expect(countBell(page)).toHaveAccessibleName(counted(before))
      const listeners = `select 1 from pg_stat_activity
        where datname = current_database() and query ~* '^listen "?notifications'`
      await expect.poll(() => db.rows({ name: '', text: listeners }, [])).not.toEqual([])
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await add(`live ${Date.now()}`)
      await expect(countBell(page)).toHaveAccessibleName(counted(before + 1))
      expect(asked).toEqual([])
    })
  })
}

test('says what will be there when nothing is yet', async ({ page, signIn }) => {
  await signIn('everyday')
  for (const query of ['', '?per_page=5'])
    await changeReply<object>(page, `${notifications.list.path}${query}`, (data) => ({
      ...data,
      items: [],
      total: 0,
    }))
  await changeReply<object>(page, agenda.list.path, (data) => ({ ...data, new_notifications: 0 }))
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByText(ka(notificationWords.none))).toBeVisible()
  await bell(page).click()
  await expect(panel(page).getByText(ka(notificationWords.none))).toBeVisible()
})

test('reads nothing during registration, where every request counts and the last counts are kept', async ({
  page,
  signIn,
}) => {
  await signIn('everyday')
  await page.goto('/')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('_count')))
  await expect.poll(kept).toHaveLength(3)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await page.goto('/registration')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Longer than it waits where no count is kept.
  await page.clock.runFor(8000)
  // That nothing is requested has no sign to wait for.
  await page.waitForTimeout(300)
  const unneeded = [
    agenda.list,
    notifications.list,
    notifications.counts,
    exams.schedule,
    evaluations.semesters,
    calendar.academicCalendars,
  ]
  expect(asked.filter((path) => unneeded.some((each) => each.path === path))).toEqual([])
})
