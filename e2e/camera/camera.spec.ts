import { expect } from '@playwright/test'
import { camera } from '#contract/campus/camera.ts'
import { addDays } from '#rules/time/clock.ts'
import { words as staffWords } from '#staff/areas/inbox/words.ts'
import { words } from '#web/areas/camera/words.ts'
import { formatDate, formatShortDate, toUniversityTime } from '#web/i18n/format.ts'
import { dateWords } from '#web/ui/form/date/date-words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const purpose = 'მოკლე ფილმი <i>ქალაქზე</i>'

// spec 2.36
test.describe('cameras', () => {
  test.use({ allowedConsoleErrors: /status of (403|409)/ })

  test('are requested, refused while others have them, confirmed in the inbox, and a sent request is cancelled', async ({
    page,
    signIn,
    baseURL,
  }) => {
    test.slow()
    const student = await signIn('near-limit')
    const day = addDays(toUniversityTime(Date.now()).date, 9)
    const fill = async (start: string, end: string) => {
      await page.getByRole('checkbox', { name: /Rode/ }).check()
      await page.getByRole('textbox', { name: ka(words.day) }).fill(day)
      await page.getByLabel(ka(words.start)).fill(start)
      await page.getByLabel(ka(words.end)).fill(end)
      await page.getByLabel(ka(words.purpose)).fill(purpose)
    }
    const send = page.getByRole('button', { name: ka(words.send), exact: true })
    const own = page.getByRole('listitem').filter({ hasText: purpose })
    await page.goto('/cam-requests')
    await send.click()
    await expect(page.getByText(ka(words.chooseEquipment)).last()).toBeVisible()
    await checkPage(page, 'a request without anything')
    // The day can be chosen with keys, in a calendar with the portal's own names.
    const dayField = page.getByRole('textbox', { name: ka(words.day) })
    await dayField.fill('31.2')
    await dayField.blur()
    await expect(page.getByText(ka(dateWords.unreadDate))).toBeVisible()
    await page.getByRole('button', { name: ka(dateWords.openCalendar, { label: ka(words.day) }) }).click()
    const calendar = page.getByRole('dialog', { name: ka(words.day) })
    const today = toUniversityTime(Date.now()).date
    await expect(calendar.getByRole('button', { name: formatDate(today, 'ka') })).toBeFocused()
    await checkPage(page, 'a calendar')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    const tomorrow = addDays(today, 1)
    await expect(dayField).toHaveValue(`${formatShortDate(tomorrow, 'ka')} ${tomorrow.slice(0, 4)}`)
    await fill('10:00', '12:00')
    await send.click()
    await expect(own).toHaveCount(1)
    await fill('11:00', '13:00')
    await send.click()
    await expect(own).toHaveCount(2)
    // There are two of it.
    await fill('11:30', '12:30')
    await send.click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Rode')
    await expect(page.getByLabel(ka(words.purpose))).toHaveValue(purpose)
    await checkPage(page, 'a refused request')

    await own
      .first()
      .getByRole('button', { name: /მოთხოვნის გაუქმება/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ka(words.cancel), exact: true })
      .click()
    await expect(own).toHaveCount(1)
    await page.getByText(ka(words.cancelledRequests, { count: 1 })).click()
    await expect(page.locator('details').getByText(purpose)).toBeVisible()
    await checkPage(page, 'the cancelled requests')
    await page.getByText(ka(words.cancelledRequests, { count: 1 })).click()

    const context = await page.context().browser()!.newContext({ baseURL: baseURL! })
    const registrar = await context.newPage()
    await registrar.addInitScript(() => localStorage.setItem('locale', 'en'))
    await signInStaff(registrar, 'registrar', baseURL!)
    const { requests } = await student.ask(camera.requests)
    const sent = requests.find(({ status }) => status === 'sent')!
    await registrar.goto(`/staff?open=camera_request-${sent.requestID}`)
    await expect(registrar.getByText(purpose)).toBeVisible()
    await checkPage(registrar, 'an open request for cameras')
    await registrar.getByRole('button', { name: 'Confirm', exact: false }).first().click()
    await expect(own).toContainText(ka(words.confirmed))
    await expect(registrar.getByRole('button', { name: en(staffWords.undo) })).toBeVisible()
    await context.close()
  })

  test('of cinematography are for its own students', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/cinematography-cam-requests')
    await expect(page.getByRole('main').getByText(/კინოს სკოლის სტუდენტებზე/)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: ka(words.camera) })
      .click()
    await expect(page).toHaveURL('/cam-requests')
  })
})
