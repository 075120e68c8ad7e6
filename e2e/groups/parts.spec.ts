import { expect } from '@playwright/test'
import { session } from '#contract/account/session.ts'
import { words } from '#web/areas/groups/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as ui } from '#web/ui/words.ts'
import { chooseViews } from '../all-views.ts'
import { dutyDialog } from '../duties/duty-dialog.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { findMissingParts } from './missing-parts.ts'
import { loadRegistration } from '../registration/registrations.ts'
import { recordWrites } from '../registration/registration-screen.ts'
import { deleteParts } from '../duties/sql.ts'

for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 1280 },
    { locale: 'en', width: 360 },
  ] as const,
  0,
))
  test.describe(`missing parts of a subject, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 } })

    // spec 2.11
    test('open a dialog that can be closed for this visit; both parts, a seminar or a practice are taken', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('parts')
      const [both, one] = [await findMissingParts(student, true), await findMissingParts(student, false)]
      const { t, dialog, button, heading } = dutyDialog(page, locale)
      const nameOf = (subject: typeof both) => (locale === 'ka' ? subject.subject : subject.subjecteng)
      const partsOf = async ({ subjectID }: typeof both) =>
        (await loadRegistration(student, subjectID)).own!.groups.length
      const writes = recordWrites(page)
      const pick = () => dialog.getByRole('radio', { disabled: false }).first().click()
      await setLocale(page, locale)
      try {
        await page.goto('/')
        await expect(heading(words.chooseSeminar)).toBeVisible()
        const readAgain = page.waitForRequest((request) => request.url().endsWith(session.user.path))
        await dialog
          .getByRole('button', { name: t(ui.close) })
          .first()
          .click()
        await readAgain
        await expect(dialog).toHaveCount(0)
        await page.reload()

        for (let asked = 0; asked < 2; asked += 1) {
          await expect(dialog.getByRole('radio').first()).toBeVisible()
          const isBoth = ((await dialog.textContent()) ?? '').includes(nameOf(both))
          if (!isBoth) await expect(dialog).toContainText(nameOf(one))
          const goOn = button(isBoth ? words.nextPractice : words.register)
          await pick()
          // The selection survives a reload.
          await page.reload()
          await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
          await goOn.click()
          if (isBoth) {
            await expect(heading(words.choosePractice)).toBeVisible()
            await button(words.register).click()
            await expect(dialog.getByText(t(messages.chooseOne))).toBeVisible()
            await expect(dialog.getByRole('radio').first()).toBeFocused()
            await pick()
            await button(words.register).click()
            await expect(dialog).toContainText(t(words.bothAtOnce))
          }
          await expect(dialog).toContainText(t(messages.chooseThisGroup))
          expect(writes).toHaveLength(asked)
          // Before its reply the draft of the selection is still there for a reload.
          const replied = page.waitForEvent('requestfinished', (request) => request.method() === 'POST')
          await button(words.register).click()
          await replied
          await expect.poll(() => writes).toHaveLength(asked + 1)
          await expect(dialog.filter({ hasText: nameOf(isBoth ? both : one) })).toHaveCount(0)
        }
        expect(writes.toSorted()).toEqual([
          'POST /api/registration/practise',
          'POST /api/registration/seminar',
        ])
        expect([await partsOf(both), await partsOf(one)]).toEqual([3, 2])

        await deleteParts(db, student.code, both.subjectID, true)
        await page.reload()
        await expect(heading(words.choosePractice)).toBeVisible()
        await button(words.register).click()
        await expect(dialog.getByText(t(messages.chooseOne))).toBeVisible()
        await pick()
        await button(words.register).click()
        await expect(dialog).toContainText(t(messages.chooseThisGroup))
        await button(words.register).click()
        await expect(dialog).toHaveCount(0)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(dialog).toHaveCount(0)
        expect(await partsOf(both)).toBe(3)
        expect((await student.ask(session.user)).user.blockers).toEqual([])
      } finally {
        for (const { subjectID } of [both, one]) await deleteParts(db, student.code, subjectID)
      }
    })
  })
