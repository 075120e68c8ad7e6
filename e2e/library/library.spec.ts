import { expect } from '@playwright/test'
import { library } from '#contract/campus/library.ts'
import { decisionWords } from '#staff/areas/inbox/kind-words.ts'
import { words as staffWords } from '#staff/areas/library/words.ts'
import { paymentWords } from '#web/areas/finance/payment/words.ts'
import { words as bankWords } from '#web/areas/finance/sandbox/words.ts'
import { words } from '#web/areas/library/words.ts'
import { bookWords } from '#web/parts/books/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage, expectLoaded } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, translators } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

// spec 2.41
for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 1280 },
    { locale: 'en', width: 360 },
  ] as const,
  1,
))
  test(`a scan is ordered and sent, and a book kept, lent, given back, and lost and paid, ${locale} ${width}`, async ({
    page,
    signIn,
    baseURL,
    db,
  }) => {
    test.slow()
    const t = translators[locale]
    await page.setViewportSize({ width, height: 800 })
    await setLocale(page, locale)
    const { ask, user } = await signIn('second-round')
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()

    await page.goto('/my-library')
    await checkPage(page, 'an empty library page')
    await page.getByRole('link', { name: t(words.findBook) }).click()
    // Georgian on a Latin keyboard.
    const title = 'სიბრძნე სიცრუისა'
    await page.getByRole('searchbox', { name: t(bookWords.search) }).fill('sibrZne')
    const found = page.getByRole('listitem').filter({ hasText: title })
    await expect(found).toBeVisible()
    await found.getByRole('button', { name: t(words.orderScanOf, { title }) }).click()
    await press(t(words.sendOrder))
    await expect(page.getByText(t(words.missing))).toHaveCount(2)
    await page.getByLabel(t(words.firstPage)).fill('12')
    await page.getByLabel(t(words.lastPage)).fill('9')
    await press(t(words.sendOrder))
    await expect(page.getByText(t(words.order))).toBeVisible()
    await checkPage(page, 'the catalogue with an order')
    await page.getByLabel(t(words.lastPage)).fill('30')
    await press(t(words.sendOrder))
    await expect(page.getByText(t(words.orderSent))).toBeVisible()
    await found.getByRole('button', { name: t(words.keepOf, { title }) }).click()
    await expect(found).toContainText(t(words.ready, { date: '' }).trim())

    await page.goto('/my-library')
    const order = page.getByRole('region', { name: t(words.orders) }).getByRole('listitem')
    await expect(order).toContainText(t(words.sent))
    const { items } = await ask(library.orders)
    const librarian = await page.context().browser()!.newPage({ baseURL: baseURL! })
    await setLocale(librarian, 'en')
    await signInStaff(librarian, 'library', baseURL!)
    await librarian.goto(`/staff?open=scan_order-${items[0]!.orderID}`)
    await expect(librarian.getByText(title)).toBeVisible()
    const send = librarian.getByRole('button', { name: en(decisionWords['scan_order.done']!), exact: true })
    await send.click()
    await expect(librarian.getByText('Add the scan')).toBeVisible()
    await checkPage(librarian, 'a scan order in the inbox')
    await librarian.locator('input[type=file]').setInputFiles({
      name: 'გვერდები.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    })
    await send.click()
    // The open page of the student shows it without a reload.
    await expect(order).toContainText(t(words.done))
    await expect(order.getByRole('button', { name: /გვერდები\.pdf/ })).toBeVisible()

    await librarian.goto('/staff/library')
    await librarian.getByRole('searchbox', { name: en(staffWords.student) }).fill(user.code)
    await librarian.getByRole('link', { name: new RegExp(user.code) }).click()
    const lend = librarian.getByRole('button', { name: en(staffWords.lendOf, { title }) })
    await lend.click()
    await expect(librarian.getByText(en(staffWords.lent, { title, date: '' }).trim())).toBeVisible()
    const returnBook = librarian.getByRole('button', { name: en(staffWords.returnBookOf, { title }) })
    await expect(returnBook).toBeVisible()
    await checkPage(librarian, 'the loans of a student')
    await page.reload()
    const loan = page.getByRole('region', { name: t(words.borrowed) }).getByRole('listitem')
    await expect(loan).toContainText(title)
    await expect(loan).toContainText(t(words.renewal_too_early))
    await checkPage(page, 'the library page with a book')
    await returnBook.click()
    // The book stays at its place, where the focus is now on what was done.
    const borrowed = librarian.getByRole('region', { name: en(staffWords.loans) })
    await expect(borrowed.getByText(en(staffWords.bookReturned), { exact: true })).toBeFocused()
    await checkPage(librarian, 'a book that was returned')
    const reopen = librarian.getByRole('button', { name: en(staffWords.reopenOf, { title }) })
    await expect(reopen).toBeVisible()
    expect((await ask(library.loans)).loans).toMatchObject([{ status: 'returned', fine: null }])
    await reopen.click()
    await expect(borrowed.getByText(en(staffWords.reopened))).toBeFocused()

    // A book without a free copy: the queue replaces lending.
    const [taken] = await db.rows<{ title: string }>({
      name: '',
      text: 'select title from book where copies > 0 and lent + held >= copies order by id limit 1',
    })
    const search = librarian.getByRole('searchbox', { name: en(staffWords.findBook) })
    await search.fill(taken!.title)
    await librarian.getByRole('button', { name: en(staffWords.queueOf, { title: taken!.title }) }).click()
    await expect(librarian.getByText(/^The student is in the queue for /)).toBeVisible()
    await expect(search).toBeFocused()

    // A lost book is a fine, which is paid online.
    await librarian.getByRole('button', { name: en(staffWords.loseOf, { title }) }).click()
    await librarian.getByLabel(/^Amount/).fill('35.50')
    await librarian.getByLabel(en(staffWords.reason)).fill('the price of a new copy')
    await librarian
      .getByRole('dialog')
      .getByRole('button', { name: en(staffWords.lose), exact: true })
      .click()
    await expect(librarian.getByText(en(staffWords.open), { exact: false }).first()).toBeVisible()
    await page.reload()
    await checkPage(page, 'the library page with a fine')
    await page.getByRole('button', { name: t(words.payFineOf, { title }) }).click()
    await page.getByRole('link', { name: t(paymentWords.toBank), exact: true }).click()
    await press(t(bankWords.success))
    await expect(page.getByText(t(paymentWords.paidText))).toBeVisible()
    await checkPage(page, 'a fine that was paid')
    await page.getByRole('link', { name: t(paymentWords.toLibrary), exact: true }).click()
    expect((await ask(library.loans)).loans).toMatchObject([
      { status: 'lost', fine: '35.50', fine_state: 'paid' },
    ])
    await librarian.reload()
    await expect(librarian.getByText(en(staffWords.paidOnline), { exact: false }).first()).toBeVisible()
    await librarian.goto('/staff/library?list=late')
    await expectLoaded(librarian)
    await checkPage(librarian, 'the late books')
    await librarian.goto('/staff/titles?book=1')
    await expect(librarian.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await checkPage(librarian, 'the form of a title')
    await librarian.context().close()
  })
