import { expect, type Page } from '@playwright/test'
import { words } from '#web/areas/registration/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as picker } from '#web/parts/group-picker/words.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { en } from '../languages.ts'
import { sortedIds, hasTwoParts, findOffer } from './offer.ts'
import { cancelRegistration, loadRegistration } from './registrations.ts'
import { registrationScreen, recordWrites } from './registration-screen.ts'

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a seat is taken in the bottom sheet and given up', async ({ page, signIn }) => {
    const student = await signIn('english')
    const offer = await findOffer(student, hasTwoParts)
    const { subject, set } = offer
    const writes = recordWrites(page)
    const screen = registrationScreen(page, 'en')
    await page.goto(`/registration?module=${offer.module.program_moduleID}`)
    try {
      await screen.list.getByRole('button', { name: subject.subject_code }).click()
      const sheet = page.getByRole('dialog', { name: subject.subjecteng })
      await expect(sheet).toContainText(subject.subjecteng)
      await expect(sheet.getByRole('figure', { name: en(picker.weekOf) })).toBeVisible()
      expect(await horizontalOverflow(page)).toBe(0)
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
      await expect(sheet.getByText(en(words.seatIsYours))).toBeVisible()
      expect(writes).toEqual(['POST /api/registration'])
      expect(sortedIds((await loadRegistration(student, subject.subjectID)).own?.groups ?? [])).toEqual(
        sortedIds(set),
      )

      await sheet.getByRole('button', { name: en(picker.backToSubjects) }).click()
      await expect(sheet).toBeHidden()
      await page.getByRole('button', { name: en(words.myWeek), exact: true }).click()
      await expect(screen.mine).toContainText(subject.subjecteng)
      // The sheet has its own history entry, which "back" leaves.
      await page.goBack()
      await expect(screen.list).toBeVisible()
      await expect(screen.mine).toBeHidden()
      await page.goForward()
      await expect(screen.mine).toContainText(subject.subjecteng)
      expect(await horizontalOverflow(page)).toBe(0)
      await screen.act('giveUpOf', subject.subjecteng)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: en(words.giveUp) })
        .click()
      await expect(page.getByText(en(words.seatGivenUp, { subject: subject.subjecteng }))).toBeVisible()
      expect((await loadRegistration(student, subject.subjectID)).own).toBeUndefined()
    } finally {
      await cancelRegistration(student, subject.subjectID)
    }
  })
})
