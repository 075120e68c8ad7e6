import { expect } from '@playwright/test'
import { localize } from '#rules/text/locale.ts'
import { words } from '#web/areas/exams/viewing/words.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { haveSeenWorks, openWork } from '../exams/open-exam-paper.ts'
import { moveViewing } from '../sql.ts'

const speak = { ka, en }
const days = 24 * 3_600_000

for (const { key, locale, width } of [
  { key: 'everyday', locale: 'ka', width: 1280 },
  { key: 'english', locale: 'en', width: 360 },
] as const) {
  const t = speak[locale]
  test.describe(`news of my marked works, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a viewing that was moved is told until she says that she has seen it', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn(key)
      await haveSeenWorks(student)
      const { exam } = await openWork(student)
      await moveViewing(db, exam.examScheduleID, 10)
      try {
        await page.goto('/exam-view')
        const told = page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: t(parts.changedSince) })
        await expect(told.getByRole('listitem')).toHaveCount(1)
        const what = `${localize(exam, 'subject', locale)}, ${localize(exam, 'examType', locale)}`
        const span = (shift: number) =>
          [exam.view_from, exam.view_until]
            .map((instant) => formatInstant(Date.parse(instant) + shift * days, locale))
            .join(' – ')
        await expect(told).toContainText(t(words.viewingMoved, { what, was: span(0), now: span(10) }))
        await told.getByRole('button', { name: t(parts.haveSeen) }).click()
        await expect(told).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await page.reload()
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await expect(told).toHaveCount(0)
      } finally {
        await moveViewing(db, exam.examScheduleID, -10)
        await haveSeenWorks(student)
      }
    })
  })
}
