import { expect } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { findShownMonday } from '#rules/agenda/shown-week.ts'
import { addDays } from '#rules/time/clock.ts'
import { words as shell } from '#web/app/words.ts'
import { words as keys } from '#web/app/keys/words.ts'
import { words } from '#web/areas/schedule/words.ts'
import { toUniversityMoment } from '#web/i18n/format.ts'
import { words as shortcutWords } from '#web/ui/shortcuts/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'

// spec 2.6.5, 2.12.6
test('keys lead to a screen, to another week and through a menu, but not from a field', async ({
  page,
  signIn,
}) => {
  const student = await signIn('everyday')
  const { items, now } = await student.ask(agenda.list)
  const timetable = await student.ask(schedule.currentSchedule)
  const monday = findShownMonday(timetable, items, toUniversityMoment(now))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The drawing of home, before the portal's code renders it, does not answer to keys.
  await expect(page.locator('#first')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/\/schedule$/)

  await expect(page.getByRole('figure')).toBeVisible()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page).toHaveURL(new RegExp(`week=${addDays(monday, 7)}`))
  const heads = page.getByRole('figure').locator('[class*="heads"] > *')
  const columns = await heads.count()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(heads).toHaveCount(columns)
  await page.keyboard.press('t')
  await expect(page.getByRole('button', { name: ka(words.currentWeek), exact: true })).toBeHidden()

  // Nor does it lead to the block beside it. What had the focus is in no other week.
  const blocks = page.getByRole('figure').locator('[data-popover-key]')
  await page.getByRole('figure').locator('ol [data-popover-key]').first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page).toHaveURL(new RegExp(`week=${addDays(monday, 7)}`))
  await expect(blocks.and(page.locator(':focus'))).toHaveCount(1)
  await page.keyboard.press('t')
  await expect(blocks.and(page.locator(':focus'))).toHaveCount(1)

  const more = page.getByRole('button', { name: ka(words.more) })
  await more.focus()
  await page.keyboard.press('Enter')
  const [subscribe, print] = [words.subscribe, words.print].map((word) =>
    page.getByRole('button', { name: ka(word) }),
  )
  await expect(subscribe!).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(print!).toBeFocused()
  await page.keyboard.press('Home')
  await expect(subscribe!).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(subscribe!).toBeFocused()
  await page.keyboard.press('Escape')

  await page.keyboard.press('/')
  await page.keyboard.type('gh')
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue(/gh$/)
  await expect(page).toHaveURL(/\/schedule/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: ka(keys.keys) })
  await expect(list).toContainText(ka(keys.otherWeek))

  // Switched off, only the keys with Ctrl and those that write nothing are left, and the own menu switches them on.
  const shortcuts = list.getByRole('switch', { name: ka(shortcutWords.shortcuts) })
  await shortcuts.click()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('figure')).toBeVisible()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page).toHaveURL(/\/schedule\?week=/)
  const { href } = new URL(page.url())
  for (const key of ['t', 'g', 'h', '?', '/']) await page.keyboard.press(key)
  // Keys typed before the search has loaded go into this field.
  await expect(page.locator('body > input')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('')
  // Whoever does not know the key finds the list by the search.
  await page.keyboard.type('shortcuts')
  await page.keyboard.press('Enter')
  await expect(list).toContainText(ka(keys.otherWeek))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(href)
  const menu = page.getByRole('button', { name: ka(shell.account), exact: true })
  await menu.click()
  await page.getByRole('switch', { name: ka(shortcutWords.shortcuts) }).click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('?')
  await expect(shortcuts).toBeChecked()
})
