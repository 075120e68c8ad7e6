import { expect } from '@playwright/test'
import { books } from '#contract/campus/books.ts'
import { words as staffShopWords } from '#staff/areas/book-shop/words.ts'
import { shopWords } from '#web/areas/books/shop-words.ts'
import { words } from '#web/areas/books/words.ts'
import { paymentWords } from '#web/areas/finance/payment/words.ts'
import { words as bankWords } from '#web/areas/finance/sandbox/words.ts'
import { bookWords } from '#web/parts/books/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, translators } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const title = 'ალბათობის თეორია და სტატისტიკა'

test.use({ allowedConsoleErrors: /status of 409/ })
// spec 2.42, 2.43
for (const { locale, width } of chooseViews(
  [
    { locale: 'en', width: 1280 },
    { locale: 'ka', width: 360 },
  ] as const,
  0,
))
  test(`the last copy of a book is bought against another student, ${locale} ${width}`, async ({
    page,
    signIn,
    baseURL,
    db,
  }) => {
    test.slow()
    const t = translators[locale]
    await page.setViewportSize({ width, height: 800 })
    await setLocale(page, locale)
    await signIn('second-round')
    await page.goto('/online-books')
    await page.getByRole('searchbox', { name: t(bookWords.search) }).fill('hamlet')
    // It is read in the browser's own viewer, in a new tab, where there is one, and can be downloaded.
    const read = page.getByRole('button', { name: t(words.readOf, { title: 'Hamlet' }) })
    const download = page.getByRole('button', { name: t(words.downloadOf, { title: 'Hamlet' }) })
    await expect(download).toBeVisible()
    if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
      const tab = page.waitForEvent('popup')
      await read.click()
      await expect.poll(async () => (await tab).url()).toMatch(/^blob:/)
      await (await tab).close()
    } else await expect(read).toHaveCount(0)
    const file = page.waitForEvent('download')
    await download.click()
    expect((await file).suggestedFilename()).toBe('Hamlet.pdf')
    await checkPage(page, words.onlineBooks.en)

    await page.goto('/buy-books')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText(t(shopWords.lastCopy))).toBeVisible()
    await checkPage(page, 'the last copy of a book')
    const browser = page.context().browser()!
    const other = await browser.newPage({ baseURL: baseURL!, viewport: { width, height: 800 } })
    await setLocale(other, locale)
    const { ask } = await signIn('near-limit', other)
    await other.goto(page.url())
    await expect(other.getByText(t(shopWords.lastCopy))).toBeVisible()

    await page.getByRole('button', { name: t(shopWords.buy), exact: true }).click()
    await expect(page).toHaveURL(/\/pay\?order=\d+/)
    // Whose page is older is refused, and reads why.
    await other.getByRole('button', { name: t(shopWords.buy), exact: true }).click()
    await expect(other.getByRole('alert')).toContainText(title)
    await expect(other.getByText(t(shopWords.soldOut)).first()).toBeVisible()
    await checkPage(other, 'a book that is sold out')
    expect((await ask(books.purchases)).purchases).toEqual([])

    await page.getByRole('link', { name: t(paymentWords.toBank) }).click()
    await page.getByRole('button', { name: t(bankWords.success), exact: true }).click()
    await expect(page).toHaveURL(/\/pymentSuccess\/success/)
    await page.goto('/buy-books')
    await expect(page.getByRole('region', { name: t(shopWords.orders) })).toContainText(t(shopWords.paid))
    await checkPage(page, shopWords.buyBooks.en)

    const seller = await browser.newPage({ baseURL: baseURL! })
    await setLocale(seller, 'en')
    await signInStaff(seller, 'library', baseURL!)
    await seller.goto('/staff/book-shop')
    const row = seller.getByRole('row').filter({ hasText: title })
    await checkPage(seller, 'what is to be handed out')
    await row.getByRole('button', { name: new RegExp(`^${en(staffShopWords.handOut)}`) }).click()
    // The row stays, so that no other one slides under a second press.
    await expect(row.getByText('Handed out to ')).toBeFocused()
    await row.getByRole('button', { name: new RegExp(`^${en(staffShopWords.undoHandOut)}`) }).click()
    await expect(row.getByText(en(staffShopWords.handOutUndone))).toBeFocused()
    await row.getByRole('button', { name: new RegExp(`^${en(staffShopWords.handOut)}`) }).click()
    await expect(row.getByText('Handed out to ')).toBeFocused()
    await checkPage(seller, 'what was handed out')
    await seller.goto('/staff/book-shop?view=stock')
    const stock = seller.getByRole('row').filter({ hasText: title })
    await stock.getByRole('button', { name: en(staffShopWords.editOf, { title }) }).click()
    await checkPage(seller, 'the stock of a book')
    await seller.getByLabel(en(staffShopWords.change)).fill('2')
    await seller.getByRole('button', { name: en(staffShopWords.save), exact: true }).click()
    await expect(stock).toContainText(en(staffShopWords.inStock, { count: 2 }))
    // The page of the student who was too late shows it by itself.
    await expect(other.getByRole('button', { name: t(shopWords.buy), exact: true })).toBeVisible()
    const sold = await db.rows<{ n: number }>({
      name: '',
      text: `select count(*)::int as n from book_sale w join book b on b.id = w.book_id where b.title like 'ალბათობის%'`,
    })
    expect(sold).toEqual([{ n: 1 }])
    await Promise.all([other.context().close(), seller.context().close()])
  })
