import { expect } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { registration } from '#contract/registration/registration.ts'
import { listTasks } from '#rules/agenda/agenda.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { words } from '#web/app/words.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { expectLoaded } from '../check-page.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'

declare global {
  interface Window {
    /** Every text that the bell and the line of what is to be done have had. */
    shownCounts: string[]
  }
}

test('the bell and what is to be done show one number on every page, from the first moment', async ({
  page,
  signIn,
}) => {
  const student = await signIn('everyday')
  const { items, now, new_notifications: news } = await student.ask(agenda.list)
  const { date, time } = toUniversityTime(now)
  const tasks = listTasks(items, { date, minute: toMinutes(time) }).length
  expect(Math.min(news, tasks)).toBeGreaterThan(1)
  const bell = page.getByRole('banner').getByRole('button', { name: /^ახალი შეტყობინებები|^შეტყობინებები$/ })
  const todo = page.getByRole('navigation', { name: ka(words.sidebarMenu) }).locator('[href="/duties"]')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(bell).toHaveAccessibleName(ka(words.notificationCount, { count: news }))
  await expect(todo).toContainText(`· ${tasks}`)

  await page.addInitScript(() => {
    window.shownCounts = []
    const save = () => {
      const texts = [...document.querySelectorAll('header [class*=bell_], #sidebar [href="/duties"]')]
      for (const { textContent } of texts) window.shownCounts.push(textContent!.trim())
    }
    new MutationObserver(save).observe(document, { childList: true, subtree: true, characterData: true })
  })
  for (const path of ['/registration', '/lab', '/registration-steps', '/']) {
    // The reads come late and one by one.
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
      await route.fallback()
    })
    // During registration the counts are not read again.
    const isRead = path.startsWith('/registration')
      ? Promise.resolve()
      : page.waitForResponse((response) => response.url().endsWith(agenda.list.path))
    await page.goto(path)
    await expect(bell).toHaveAccessibleName(ka(words.notificationCount, { count: news }))
    await expect(todo).toContainText(`· ${tasks}`)
    await isRead
    // The live connection of registration is never idle.
    await (path.startsWith('/registration') ? expectLoaded(page) : page.waitForLoadState('networkidle'))
    const shown = new Set(await page.evaluate(() => window.shownCounts))
    const numbers = [...shown].map((text) => Number(/\d+$/.exec(text)?.[0]))
    expect(new Set(numbers), path).toEqual(new Set([news, tasks]))
  }
})

test('registration that is opened first has the counts too, after the seats', async ({ page, signIn }) => {
  await signIn('everyday')
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/registration')
  const todo = page.getByRole('navigation', { name: ka(words.sidebarMenu) }).locator('[href="/duties"]')
  await expect(todo).toContainText('·')
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^ახალი შეტყობინებები|^შეტყობინებები$/ }),
  ).toHaveAccessibleName(/[1-9]/)
  const at = (path: string) => read.indexOf(path)
  expect(at(registration.alreadyRegistered.path)).toBeLessThan(at(agenda.list.path))
  expect(at(registration.subjects.path)).toBeLessThan(at(agenda.list.path))
})
