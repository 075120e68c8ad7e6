import { expect } from '@playwright/test'
import { finance } from '#contract/administration/finance.ts'
import { words as staffWords } from '#staff/areas/finance/words.ts'
import { words as homeWords } from '#staff/areas/home/words.ts'
import { words as listWords } from '#staff/ui/list/words.ts'
import { words } from '#web/areas/finance/account/words.ts'
import { paymentWords } from '#web/areas/finance/payment/words.ts'
import { words as bankWords } from '#web/areas/finance/sandbox/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage, expectLoaded } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, translators } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

// spec 2.40
for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 360 },
    { locale: 'en', width: 1280 },
  ] as const,
  1,
)) {
  test(`a debt is paid in the sandbox: refused, paid behind a closed window, paid, ${locale} ${width}`, async ({
    page,
    signIn,
    request,
    baseURL,
  }) => {
    test.slow()
    const t = translators[locale]
    await page.setViewportSize({ width, height: 800 })
    const student = await signIn('last-course')
    await setLocale(page, locale)
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
    const follow = (label: string) => page.getByRole('link', { name: label, exact: true }).click()
    const debtBefore = (await student.ask(finance.general)).debt

    /** Begins a payment of so much and goes to the page of the bank. */
    const begin = async (amount: string) => {
      await page.getByRole('textbox', { name: /GEL/ }).fill(amount)
      await press(t(paymentWords.goOn))
      await expect(page.getByText(t(paymentWords.toBankText))).toBeVisible()
      await follow(t(paymentWords.toBank))
      await expect(page.getByText(t(bankWords.text))).toBeVisible()
    }

    await page.goto('/financial-info')
    await expect(page.getByRole('heading', { name: t(words.openCharges) })).toBeVisible()
    await checkPage(page, 'the account')
    await page.getByRole('button', { name: t(words.semester), exact: true }).click()
    await expect(page).toHaveURL(/by=semester/)
    // The balance of a group is never negative: its payments count with its charges.
    const sums = page.getByRole('main').locator('section > section p')
    await expect(sums.first()).toContainText(t(words.balance))
    expect((await sums.allInnerTexts()).join()).not.toContain('−')
    await page
      .getByRole('link', { name: new RegExp(`^${t(words.pay)}: `) })
      .first()
      .click()

    await page.getByRole('textbox', { name: /GEL/ }).fill('0')
    await press(t(paymentWords.goOn))
    await expect(page.getByText(/0[.,]01/)).toBeVisible()
    await page.getByRole('textbox', { name: /GEL/ }).fill('0.001')
    await press(t(paymentWords.goOn))
    await expect(page.getByText(t(paymentWords.tooPrecise))).toBeVisible()
    await checkPage(page, 'the form of a payment')
    await begin('100')
    await checkPage(page, 'the page of the sandbox')
    await press(t(bankWords.refusal))
    await expect(page.getByText(t(paymentWords.failedText))).toBeVisible()
    await checkPage(page, 'a payment that failed')

    // Paid at the bank, whose window is closed and whose message never comes.
    await follow(t(paymentWords.tryAgain))
    await begin('100.10')
    const bankPath = new URL(page.url()).pathname
    await page.goto('/pay')
    await expect(page.getByText(t(paymentWords.unfinished)).first()).toBeVisible()
    await request.post(`/api${bankPath}`, { data: { outcome: 'success', callback: 'never' } })
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByText(t(paymentWords.paidText))).toBeVisible()

    await page.goto('/pay-online')
    await begin('50')
    await page.getByRole('radio', { name: t(bankWords.twice) }).check()
    await press(t(bankWords.success))
    await expect(page.getByText(t(paymentWords.paidText))).toBeVisible()
    await checkPage(page, 'a payment that was made')
    await follow(t(paymentWords.toAccount))
    await expect(page.getByRole('heading', { name: t(words.entries) })).toBeVisible()
    const after = await student.ask(finance.general)
    expect(Number(debtBefore) * 100 - Number(after.debt) * 100).toBeCloseTo(15_010)

    // The office gives one of them back: one person proposes, another one confirms.
    const { orders } = await student.ask(finance.orders)
    const { orderID } = orders.find(({ amount }) => amount === '50.00')!
    const browser = page.context().browser()!
    const [office, second] = [
      await browser.newPage({ baseURL: baseURL! }),
      await browser.newPage({ baseURL: baseURL! }),
    ]
    await setLocale(office, 'en')
    await signInStaff(office, 'finance', baseURL!)
    await office.goto(`/staff/finance/payments?search=${orderID}`)
    await office.getByRole('button', { name: en(staffWords.proposeNamed, { order: orderID }) }).click()
    await office.getByLabel(en(staffWords.reason)).fill('paid twice')
    await office.getByLabel(/^Amount/).fill('50.01')
    const propose = office.getByRole('dialog').getByRole('button', { name: en(staffWords.proposeRefund) })
    await propose.click()
    await expect(office.getByText(en(staffWords.atMost, { amount: '₾50.00' }))).toBeVisible()
    await checkPage(office, 'the proposal of a refund')
    await office.getByLabel(/^Amount/).fill('50')
    await propose.click()
    await expect(office.getByText(en(staffWords.ownRefund))).toBeVisible()
    await setLocale(second, 'en')
    await signInStaff(second, 'administrator', baseURL!)
    // Only this order: another one may have been refunded already.
    await second.goto(`/staff/finance/payments?search=${orderID}`)
    await second.getByRole('button', { name: /^Confirm the refund/ }).click()
    await expect(second.getByRole('dialog')).toContainText(`Payment ${orderID}`)
    await expect(second.getByRole('dialog')).toContainText('Gela Tsertsvadze')
    await second
      .getByRole('dialog')
      .getByRole('button', { name: en(staffWords.confirm), exact: true })
      .click()
    await expect(second.getByRole('dialog')).toBeHidden()
    await expect(second.getByText(/^Confirmed by /).first()).toBeVisible()
    // Of the demo's payment the bank has another amount: both are shown, and the bank is asked again.
    await second.goto('/staff/finance/payments?state=mismatched')
    const unlike = second.getByRole('row').filter({ hasText: en(staffWords.amountDiffers) })
    await expect(unlike).toContainText(en(staffWords.bothSay, { bank: '₾20.00', here: '₾200.00' }))
    const again = unlike.getByRole('button', { name: /^Ask the bank again/ })
    await again.click()
    await expect(unlike.getByRole('status')).toHaveText(en(staffWords.stillDiffers))
    await expect(again).toBeFocused()
    await checkPage(second, 'payments that disagree')
    // The bank refunds a moment later, and the account is read once.
    await expect(async () => {
      await second.goto(`/staff/finance?student=${student.user.studentID}`)
      await expect(second.getByText(en(staffWords.refund), { exact: true }).first()).toBeVisible({
        timeout: 2000,
      })
    }).toPass()
    await checkPage(second, 'the account of a student')
    await page.goto(`/pay?order=${orderID}`)
    await expect(page.getByText(t(paymentWords.refunded), { exact: true })).toBeVisible()

    const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
    // A transfer of far too much is asked about, and reversed.
    await office.goto(`/staff/finance?student=${student.user.studentID}`)
    await expect(office.getByRole('heading', { level: 1 })).toHaveText(
      `${student.user.fnameeng} ${student.user.lnameeng}`,
    )
    await office.getByRole('button', { name: en(staffWords.newEntry), exact: true }).click()
    await expect(office.getByLabel(en(staffWords.kind))).toBeFocused()
    await office.getByRole('textbox', { name: en(staffWords.received) }).fill(weekAgo)
    await office.getByLabel(/^Amount/).fill('999999')
    await office.getByLabel(en(staffWords.reason)).fill('a slip')
    const enter = { name: en(staffWords.enter), exact: true }
    await office.getByRole('button', enter).click()
    const dialog = office.getByRole('dialog')
    await expect(dialog).toContainText(en(staffWords.moreThanOwed))
    await expect(dialog).toContainText('a slip')
    await checkPage(office, 'the question before an entry')
    await dialog.getByRole('button', enter).click()
    await expect(
      office.getByText(en(staffWords.entered, { what: `${en(staffWords.transfer)}, ₾999,999.00` })),
    ).toBeVisible()
    await expect(office.getByRole('button', { name: en(staffWords.newEntry), exact: true })).toBeFocused()
    const reverse = en(staffWords.reverseNamed, { name: en(staffWords.transfer), amount: '₾999,999.00' })
    await office.getByRole('button', { name: reverse }).click()
    await dialog.getByLabel(en(staffWords.reason)).fill('a slip')
    await checkPage(office, 'the question before an entry is reversed')
    await dialog.getByRole('button', { name: en(staffWords.reverse), exact: true }).click()
    await expect(office.getByText(en(staffWords.reversed), { exact: true })).toBeVisible()
    await expect(office.getByRole('button', { name: reverse })).toHaveCount(0)
    await checkPage(office, 'an account with a reversed entry')

    // The home of staff without an inbox: everything that waits, each line a link to it.
    await office.goto('/staff')
    const waits = office.getByRole('region', { name: en(homeWords.waiting) })
    await checkPage(office, 'the home of the finance office')
    await waits.getByRole('link', { name: en(homeWords.mismatched, { count: 1 }) }).click()
    await expect(office).toHaveURL('/staff/finance/payments?state=mismatched')

    await office.goto('/staff/finance?debt=1')
    await expectLoaded(office)
    await office
      .getByRole('columnheader', { name: en(staffWords.balance) })
      .getByRole('button')
      .click()
    await expect(office).toHaveURL('/staff/finance?debt=1&sort=balance')
    const download = office.waitForEvent('download')
    await office.getByRole('button', { name: en(listWords.csvOf) }).click()
    expect((await download).suggestedFilename()).toBe(`${en(staffWords.debtorList)}.csv`)
    await checkPage(office, 'the debtors')
    await Promise.all([office.close(), second.close()])
  })
}
