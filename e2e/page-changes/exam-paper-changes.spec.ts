import { expect } from '@playwright/test'
import { localize } from '#rules/text/locale.ts'
import { words } from '#web/areas/exams/viewing/words.ts'
import { formatShortInstant } from '#web/i18n/format.ts'
import { words as parts } from '#web/parts/words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { saveExamPapersSeen, findExamPaper } from '../exams/open-exam-paper.ts'
import { openChanges } from './open-changes.ts'
import { moveViewing } from '../sql.ts'

const days = 24 * 3_600_000

for (const { key, locale, width } of chooseViews(
  [
    { key: 'everyday', locale: 'ka', width: 1280 },
    { key: 'english', locale: 'en', width: 360 },
  ] as const,
  0,
)) {
  const t = translators[locale]
  test.describe(`changes of marked exam papers, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a moved viewing is shown until it is marked as seen', async ({ page, signIn, db }) => {
      const student = await signIn(key)
      await saveExamPapersSeen(student)
      const { exam } = await findExamPaper(student)
      await moveViewing(db, exam.examScheduleID, 10)
      try {
        await page.goto('/exam-view')
        const notice = await openChanges(page, locale)
        await expect(notice.getByRole('listitem')).toHaveCount(1)
        const what = `${localize(exam, 'subject', locale)}, ${localize(exam, 'examType', locale)}`
        const span = (shift: number) =>
          [exam.view_from, exam.view_until]
            .map((instant) => formatShortInstant(Date.parse(instant) + shift * days, locale))
            .join(' – ')
        await expect(notice).toContainText(
          `${what}: ${t(words.viewingMoved, { was: span(0), now: span(10) })}`,
        )
        await notice.getByRole('button', { name: t(parts.haveSeen) }).click()
        await expect(notice).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await page.reload()
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await expect(notice).toHaveCount(0)
      } finally {
        await moveViewing(db, exam.examScheduleID, -10)
        await saveExamPapersSeen(student)
      }
    })
  })
}
