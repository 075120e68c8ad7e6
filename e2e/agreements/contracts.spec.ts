import { expect, type Page } from '@playwright/test'
import { agreements } from '#contract/account/agreements.ts'
import { session } from '#contract/account/session.ts'
import type { Database } from '#server/db/open.ts'
import { listUnsentMessages } from '#server/mail/sql.ts'
import { words } from '#web/areas/agreements/words.ts'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { formatThrough } from '#web/i18n/format-date-case.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as parts } from '#web/parts/words.ts'
import { contractTerms } from './contract-terms.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { dutyDialog } from '../duties/duty-dialog.ts'
import { words as ui } from '#web/ui/words.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import {
  loadContract,
  loadForeignContract,
  resetContract,
  resetForeignContract,
  resetInstructions,
  resetWithdrawal,
  setFreePlaces,
  raiseFees,
} from './sql.ts'

test.use({ allowedConsoleErrors: /status of (409|422)/ })
test.setTimeout(120_000)

const newCode = async (db: Database): Promise<string> =>
  /\b\d{4}\b/.exec((await listUnsentMessages(db, 1))[0]?.body ?? '')![0]

for (const { locale, scheme, width } of chooseViews(
  [
    { locale: 'ka', scheme: 'dark', width: 360 },
    { locale: 'en', scheme: 'light', width: 1280 },
  ] as const,
  0,
))
  test.describe(`an international student, ${locale}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme })
    const open = async (page: Page, path = '/') => {
      await setLocale(page, locale)
      await page.goto(path)
      return dutyDialog(page, locale)
    }

    // spec 5.4
    test('chooses a time, accepts the contract, gets the app and answers both consents', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('international')
      await resetContract(db, student.code)
      const { t, dialog, button, expectTitle, heading } = await open(page)

      // Branch, date and time are required.
      await expectTitle(words.timesTitle)
      await button(words.saveTime).click()
      await expect(dialog.getByText(t(messages.chooseSlot))).toBeVisible()
      const group = (phrase: (typeof words)['branch' | 'date' | 'time']) =>
        dialog.getByRole('group', { name: t(phrase) })
      await expect(group(words.branch).getByRole('radio').first()).toBeFocused()
      // Every step stands there from the beginning, and nothing grows while they are taken.
      const date = group(words.date).getByRole('radio').nth(2)
      const times = group(words.time)
      const loadHeight = () => dialog.evaluate(({ scrollHeight }) => scrollHeight)
      await page.reload()
      await expectTitle(words.timesTitle)
      // Until its data have come the dialog has the title alone.
      await expect(date).toBeDisabled()
      const height = await loadHeight()
      await expect(group(words.date)).toContainText(t(words.chooseBranchFirst))
      await expect(times).toContainText(t(words.chooseDayFirst))
      await expect(dialog.getByRole('status')).toContainText(t(words.stillToChoose))
      await group(words.branch).getByRole('radio').first().check()
      await date.check()
      // The times are beside the day, on a phone below the days, and in sight.
      const [dayBox, timesBox] = [(await date.boundingBox())!, (await times.boundingBox())!]
      if (width > 720) expect(timesBox.x).toBeGreaterThan(dayBox.x + dayBox.width)
      await expect(times.getByRole('radio').last()).toBeInViewport()
      expect(await loadHeight()).toBe(height)
      await button(words.saveTime).click()
      await expect(times.getByRole('radio').first()).toBeFocused()
      await expect(times.getByText(t(messages.chooseSlot))).toBeInViewport()
      const time = times.getByRole('radio').nth(1)
      await time.check()
      const chosen = dialog.getByRole('status').filter({ hasText: await time.inputValue() })
      await expect(chosen).toBeInViewport({ ratio: 1 })
      await checkPage(page, 'the choice of a time')

      // Another student takes the slot first; the choice survives a reload.
      const [day, start] = [await date.inputValue(), await time.inputValue()]
      await page.reload()
      await expect(dialog.locator(`input[value="${start}"]`)).toBeChecked()
      await setFreePlaces(db, 1, day, start, 0)
      await button(words.saveTime).click()
      await expect(dialog.getByText(t(messages.slotNotAvailable))).toBeVisible()
      await expect(dialog.locator(`input[value="${start}"]`)).toHaveCount(0)
      await setFreePlaces(db, 1, day, start, 2)
      // The nearest free times are offered.
      await expect(dialog.getByText(t(words.nearestTimes))).toBeInViewport()
      const nearest = dialog.getByRole('alert').getByRole('button')
      await expect(nearest).toHaveCount(3)
      await nearest.first().click()
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await button(words.saveTime).click()

      // The saved time can be deleted and chosen again.
      await expectTitle(words.contractTitle)
      await expect(dialog.getByRole('region', { name: t(words.visit) })).toBeVisible()
      await button(words.changeVisit).click()
      await button(ui.cancel).click()
      await button(words.changeVisit).click()
      await button(words.deleteTime).click()
      await expectTitle(words.timesTitle)
      await group(words.branch).getByRole('radio').last().check()
      await group(words.date).getByRole('radio').first().check()
      await group(words.time).getByRole('radio').first().check()
      await button(words.saveTime).click()

      // Every term is on the screen with its number.
      await expectTitle(words.contractTitle)
      for (const term of contractTerms) await expect(dialog).toContainText(term[locale])
      await checkPage(page, 'the contract')

      // The text changes while the student reads: the new one is shown and accepted.
      await raiseFees(db, 100)
      await button(words.accept).click()
      await expect(dialog.getByRole('status')).toContainText(locale === 'ka' ? 'შეიცვალა' : 'has changed')
      await expect(dialog).toContainText('USD 7,600')
      await button(words.accept).click()
      const digit = dialog.getByLabel(t(parts.digit, { number: 1 }))
      await digit.click()
      const code = await newCode(db)
      await checkPage(page, 'the code')
      await page.keyboard.type(code === '0000' ? '0001' : '0000')
      await expect(dialog.getByRole('alert')).toBeVisible()
      await expect(digit).toBeFocused()
      await page.keyboard.type(code)

      // The instructions for the app can be closed, once.
      await expect(heading(words.appTitle)).toBeVisible()
      await checkPage(page, 'how to get the app')
      await page.keyboard.press('Escape')

      await expectTitle(words.agreementTitle)
      const yes = dialog.getByRole('radio', { name: t(words.agree), exact: true })
      await button(words.saveAnswers).click()
      await expect(dialog.getByRole('status')).toContainText(t(words.unanswered, { count: 2 }))
      await yes.first().check()
      await button(words.saveAnswers).click()
      await expect(dialog.getByText(t(messages.chooseOne))).toBeVisible()
      await page.reload()
      await expect(yes.first()).toBeChecked()
      await dialog
        .getByRole('radio', { name: t(words.disagree), exact: true })
        .last()
        .check()
      await checkPage(page, 'the consents')
      await button(words.saveAnswers).click()
      await expectTitle(words.confirmAnswers)
      await button(words.saveAnswers).click()

      // No dialog returns, and home shows the visit until the day before.
      await expect(dialog).toHaveCount(0)
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(dialog).toHaveCount(0)
      const { user } = await student.ask(session.user)
      expect(user.blockers).toEqual([])
      expect(await loadContract(db, student.code)).toMatchObject({
        approved: true,
        locale,
        fee: '7600.00',
        text_hash: (await student.ask(agreements.internationalData)).text_hash,
        personal_data: true,
        media_materials: false,
        visits: 1,
      })
      const again = page.getByRole('main').getByRole('link', { name: t(agendaWords.changeVisit) })
      await expect(page.getByRole('main')).toContainText(`${user.visit!.start}–${user.visit!.end}`)
      await checkPage(page, 'home with a visit')
      await again.click()
      await expect(button(words.deleteTime)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(again).toBeFocused()
      await again.click()
      await button(words.deleteTime).click()
      await expect(heading(words.timesTitle)).toBeVisible()
      await group(words.branch).getByRole('radio').first().check()
      await group(words.date).getByRole('radio').last().check()
      await group(words.time).getByRole('radio').last().check()
      await button(words.saveTime).click()
      await expect(dialog).toHaveCount(0)
      expect((await student.ask(session.user)).user.visit!.date > user.visit!.date).toBe(true)
      await raiseFees(db, -100)
    })

    test('without a free time sees whom to ask, and cannot accept without a fee', async ({
      page,
      signIn,
    }) => {
      await signIn('no-visit-time')
      const { t, dialog, button, heading } = await open(page)
      await expect(heading(words.noTimesTitle)).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'international@aragvi.example' })).toBeVisible()
      await checkPage(page, 'no free time')
      await page.keyboard.press('Escape')
      await expect(heading(words.contractTitle)).toBeVisible()
      // The button names what is missing.
      await button(words.accept).click()
      await expect(page.locator(':focus')).toContainText(t(words.noFee))
      await expect(page.locator(':focus')).toBeInViewport()
      await checkPage(page, 'no fee')
      await button(words.later).click()
      await expect(heading(words.contractTitle)).toHaveCount(0)
    })

    test('accepts a contract with another institution, or postpones it', async ({ page, signIn, db }) => {
      const student = await signIn('foreign-contract')
      await resetForeignContract(db, student.code)
      const { dialog, button } = await open(page)
      await expect(button(words.acceptForeign)).toBeVisible()
      await checkPage(page, 'the foreign contract')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.reload()
      await button(words.acceptForeign).click()
      await expect(dialog).toHaveCount(0)
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(dialog).toHaveCount(0)
      expect(await loadForeignContract(db, student.code)).toEqual({ accepted_in: locale })
    })

    test('finds the contract as a PDF on the profile, and withdraws the consent to photographs', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('contract-accepted')
      await resetInstructions(db, student.code)
      await resetWithdrawal(db, student.code)
      const { t, button, heading } = await open(page, '/profile')
      await expect(heading(words.appTitle)).toBeVisible()
      await button(words.done).click()
      const mine = page.getByRole('main')
      const coming = page.waitForEvent('download')
      await mine.getByRole('button', { name: t(words.download) }).click()
      expect((await coming).suggestedFilename()).toBe(t(words.fileName))
      await mine.getByRole('button', { name: t(words.withdraw) }).click()
      const { due_if_withdrawn_now: due, working_days } = await student.ask(agreements.consents)
      expect(working_days).toBe(7)
      await checkPage(page, 'the withdrawal')
      await button(words.confirmWithdrawal).click()
      await expect(mine.getByRole('button', { name: t(words.withdraw) })).toHaveCount(0)
      const date = formatThrough(due, locale)
      await expect(mine).toContainText(t(words.dueOn, { date }))
      expect((await student.ask(agreements.consents)).consents).toMatchObject({ media_due_on: due })
      await page.reload()
      await expect(mine).toContainText(t(words.dueOn, { date }))
    })
  })
