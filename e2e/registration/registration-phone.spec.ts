import { expect, type Page } from '@playwright/test'
import { words } from '#web/areas/registration/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { en } from '../languages.ts'
import { giveUp, idsOf, inTwoParts, offerFor, registered } from './offer.ts'
import { registrationScreen, writesOf } from './registration-screen.ts'

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a seat is won in the sheet from below, and given up', async ({ page, signIn }) => {
    const student = await signIn('english')
    const offer = await offerFor(student, inTwoParts)
    const { subject, set } = offer
    const writes = writesOf(page)
    const screen = registrationScreen(page, 'en')
    await page.goto(`/registration?module=${offer.module.program_moduleID}`)
    try {
      await screen.list.getByRole('button', { name: subject.subject_code }).click()
      const sheet = page.getByRole('dialog', { name: subject.subjecteng })
      await expect(sheet).toContainText(subject.subjecteng)
      await expect(sheet.getByRole('figure', { name: en(picker.weekOf) })).toBeVisible()
      expect(await sidewaysOf(page)).toBe(0)
      const [first] = set
      const card = screen.row(first.group)
      await expect(card).toContainText(`${en(parts.registered)} ${first.st_count} / ${first.capacity}`)
      await expect(card).toContainText(first.nameeng)
      for (const { group } of set) {
        await screen.press(group)
        await expect(screen.question).toBeHidden()
      }
      await screen.register(sheet).click()
      await expect(screen.question).toContainText(en(messages.chooseThisGroup))
      await screen.register(screen.question).click()
      await expect(sheet.getByText(en(words.youAreIn))).toBeVisible()
      expect(writes).toEqual(['POST /api/registration'])
      expect(idsOf((await registered(student, subject.subjectID)).own?.groups ?? [])).toEqual(idsOf(set))

      await sheet.getByRole('button', { name: en(picker.backToSubjects) }).click()
      await expect(sheet).toBeHidden()
      await page.getByRole('button', { name: en(words.myWeek), exact: true }).click()
      await expect(screen.mine).toContainText(subject.subjecteng)
      // It is a place of its own, which "back" leaves.
      await page.goBack()
      await expect(screen.list).toBeVisible()
      await expect(screen.mine).toBeHidden()
      await page.goForward()
      await expect(screen.mine).toContainText(subject.subjecteng)
      expect(await sidewaysOf(page)).toBe(0)
      await screen.giveUpOf(subject.subjecteng).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: en(words.giveUp) })
        .click()
      await expect(page.getByText(en(words.gaveUp, { subject: subject.subjecteng }))).toBeVisible()
      expect((await registered(student, subject.subjectID)).own).toBeUndefined()
    } finally {
      await giveUp(student, subject.subjectID)
    }
  })
})
