import { expect, type Locator } from '@playwright/test'
import { profile } from '#contract/account/profile.ts'
import { exams } from '#contract/studies/exams.ts'
import { words as examWords } from '#web/areas/exams/words.ts'
import { words } from '#web/areas/profile/words.ts'
import { words as departmentWords } from '#web/parts/department/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { changeReply } from '../replies.ts'
import { part } from './part.ts'

// spec 2.25.6
test.describe('the department of the school', () => {
  test('can be written to and called, by the profile and a search', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const { department } = await student.ask(profile.contactInformation)
    const hasContact = async (place: Locator) => {
      await expect(place.getByRole('link', { name: department.email! })).toHaveAttribute(
        'href',
        `mailto:${department.email}`,
      )
      await expect(place.getByRole('link', { name: department.phone! })).toHaveAttribute(
        'href',
        `tel:${department.phone!.replaceAll(' ', '')}`,
      )
      await expect(place).toContainText(department.address!)
      await expect(place).toContainText(department.hours!)
    }
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto('/profile')
    const own = part(page, ka(words.department))
    await expect(own).toContainText(student.user.school)
    await hasContact(own)
    await part(page, ka(words.contact))
      .getByRole('link', { name: ka(words.changeOther) })
      .click()
    await expect(own.getByRole('link').first()).toBeInViewport()
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('დეკანატი')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(own.getByRole('link').first()).toBeInViewport()
  })

  test('is shown on request by a notice that sends the student there', async ({ page, signIn }) => {
    const student = await signIn('everyday')
    const { department } = await student.ask(profile.contactInformation)
    type Rows = { exams: { date: string; start: string }[] }
    await changeReply<Rows>(page, exams.schedule.path, (data) => ({
      ...data,
      exams: data.exams.slice(0, 2).map((exam) => ({ ...exam, date: '2099-01-12', start: '10:00' })),
    }))
    await page.goto('/exam-schedule')
    const notice = page.getByRole('status').filter({ hasText: ka(examWords.someOverlap) })
    const button = notice.getByRole('button', { name: ka(departmentWords.contact) })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(notice.getByRole('link', { name: department.email! })).toBeVisible()
    await button.click()
    await expect(notice.getByRole('link', { name: department.email! })).toHaveCount(0)
  })

  test('says so where nothing of it is known', async ({ page, signIn }) => {
    await signIn('everyday')
    await changeReply<{ department: object }>(page, profile.contactInformation.path, (data) => ({
      ...data,
      department: { email: null, phone: null, address: null, addresseng: null, hours: null, hourseng: null },
    }))
    await page.goto('/profile')
    await expect(part(page, ka(words.department))).toContainText(ka(departmentWords.notKnown))
  })
})
