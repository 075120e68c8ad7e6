import { expect, type Locator } from '@playwright/test'
import { agenda } from '#contract/account/agenda.ts'
import { schedule } from '#contract/studies/schedule.ts'
import { words } from '#web/areas/home/words.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { test } from '../journey.ts'
import { changeReply } from '../replies.ts'
import { part, type Agenda } from './read-agenda.ts'

/** Expects that no code in the week is cut off. */
const expectWholeCodes = async (codes: Locator): Promise<void> => {
  await expect(codes.first()).toBeVisible()
  for (const code of await codes.all()) {
    const isWhole = await code.evaluate((line) => {
      const block = line.parentElement!.getBoundingClientRect()
      return line.scrollWidth <= line.clientWidth && line.getBoundingClientRect().bottom <= block.bottom
    })
    expect(isWhole, (await code.textContent()) ?? '').toBe(true)
  }
}

// spec 2.30
for (const { key, locale } of [
  { key: 'everyday', locale: 'ka' },
  { key: 'second-round', locale: 'ka' },
  { key: 'english', locale: 'en' },
] as const)
  test(`shows every code of the week whole at 1280 px: ${key}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(key)
    await page.goto('/')
    await expectWholeCodes(part(page, words.week[locale]).getByText(/^[A-Z]{3} \d{3}[A-Z]?$/))
  })

test('shows long codes of short classes whole in a week of seven days', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn('everyday')
  await changeReply(page, schedule.currentSchedule.path, (data: Timetable) => ({
    ...data,
    holidays: [],
    groups: data.groups.map((group, nth) => ({
      ...group,
      subject_code: `PHIL ${2200 + nth}G`,
      dates: [],
      moves: [],
      meetings: [
        {
          ...group.meetings[0]!,
          dayID: (nth % 7) + 1,
          time: `${9 + Math.floor(nth / 7)}:00`.padStart(5, '0'),
          time_end: `${9 + Math.floor(nth / 7)}:50`.padStart(5, '0'),
        },
      ],
    })),
  }))
  // An exam would stand beside a class.
  await changeReply(page, agenda.list.path, (data: Agenda) => ({ ...data, items: [] }))
  await page.goto('/')
  await expectWholeCodes(part(page, words.week.ka).getByText(/^PHIL \d{4}G$/))
})
