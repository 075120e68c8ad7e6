import { expect } from '@playwright/test'
import { finance } from '#contract/administration/finance.ts'
import { words } from '#staff/areas/finance/statements/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { translators } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

// spec 2.39.9
for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 1280 },
    { locale: 'en', width: 360 },
  ] as const,
  1,
))
  test(`a statement of the bank is uploaded, booked and undone, ${locale} ${width}`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    test.slow()
    const t = translators[locale]
    const student = await signIn('near-limit')
    const before = Number((await student.ask(finance.general)).balance)
    const owed = async () => Number((await student.ask(finance.general)).balance)
    await page.setViewportSize({ width, height: 800 })
    await setLocale(page, locale)
    await signInStaff(page, 'finance', baseURL!)
    const [first, second] = [1, 2].map((nth) => `${locale}-${width}-${nth}`)
    const content = [
      'Date;Amount;Currency;Reference;Description',
      `20.11.2026;"1 000,50";GEL;${first};${student.user.code} საფასური`,
      `21.11.2026;20,00;GEL;${second};საფასური`,
    ].join('\n')
    const dialog = page.getByRole('dialog')

    await page.goto('/staff/finance/statements')
    const file = page.locator('input[type=file]')
    const send = page.getByRole('button', { name: t(words.upload), exact: true })
    await file.setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    // Known by their names.
    await expect(page.getByRole('combobox', { name: t(words.reference), exact: true })).toHaveValue('3')
    await checkPage(page, 'the columns of a statement')
    await send.click()

    await expect(page.getByRole('heading', { name: 'november.csv' })).toBeVisible()
    await expect(page.getByText(t(words.unmatched), { exact: true })).toBeVisible()
    await checkPage(page, 'a statement before it is booked')
    expect(await owed()).toBe(before)
    await page.getByRole('button', { name: t(words.assignNamed, { reference: second! }) }).click()
    await dialog.getByLabel(t(words.code)).fill(student.user.code)
    await dialog.getByRole('button', { name: t(words.assign), exact: true }).click()
    await expect(page.getByText(t(words.matched_hand), { exact: false })).toBeVisible()
    await page.getByRole('button', { name: t(words.bookCount, { count: 2 }), exact: true }).click()
    await checkPage(page, 'the question before the booking')
    await dialog.getByRole('button', { name: t(words.book), exact: true }).click()
    await expect(page.getByText(t(words.bookedNow, { count: 2 }))).toBeVisible()
    expect(before - (await owed())).toBeCloseTo(1020.5)
    await checkPage(page, 'a statement that is booked')

    await page.getByRole('button', { name: t(words.undoNamed, { reference: second! }) }).click()
    await dialog.getByRole('button', { name: t(words.undo), exact: true }).click()
    await expect(dialog.getByText(t(messages.enterReason))).toBeVisible()
    await dialog.getByLabel(t(words.reason)).fill('the wrong student')
    await dialog.getByRole('button', { name: t(words.undo), exact: true }).click()
    await expect(page.getByText(t(words.unmatched), { exact: true })).toBeVisible()
    expect(before - (await owed())).toBeCloseTo(1000.5)
  })

// spec 2.39.9
for (const { locale, width } of chooseViews(
  [
    { locale: 'en', width: 1280 },
    { locale: 'ka', width: 360 },
  ] as const,
  1,
))
  test(`an ambiguous bank file is asked about, ${locale} ${width}`, async ({ page, baseURL }) => {
    const t = translators[locale]
    await page.setViewportSize({ width, height: 800 })
    await setLocale(page, locale)
    await signInStaff(page, 'finance', baseURL!)
    const name = (nth: number) => `signs-${locale}-${width}-${nth}`
    const content = [
      'Account:;GE29 NB00 0000 0101 9049 17',
      'Period:;01.11.2026 - 22.11.2026',
      '',
      'თარიღი;საბუთის ნომერი;დებეტი;კრედიტი;დანიშნულება',
      `19.11.2026;${name(1)};-250,00;;ზედმეტი თანხის დაბრუნება`,
      `19.11.2026;${name(2)};90,00;;საკომისიო`,
      `19.11.2026;${name(3)};;300,00;საფასური`,
      'ჯამი;;-160,00;300,00;',
    ].join('\r\n')
    // As a spreadsheet saves it.
    const buffer = Buffer.from(`\ufeff${content}`, 'utf16le')
    await page.goto('/staff/finance/statements')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${name(0)}.csv`, mimeType: 'text/csv', buffer })
    const send = page.getByRole('button', { name: t(words.upload), exact: true })
    await expect(page.getByRole('combobox', { name: t(words.headerLine) })).toHaveValue('4')
    const readings = page.getByRole('group', { name: t(words.signsTitle) })
    await send.click()
    await expect(page.getByText(t(words.readingMissing))).toBeVisible()
    await checkPage(page, 'a statement whose signs contradict each other')
    await readings.getByRole('radio', { name: t(words.reading_column) }).check()
    await send.click()
    await expect(page.getByRole('heading', { name: `${name(0)}.csv` })).toBeVisible()
    await page.getByText(t(words.leftOut, { count: 3 })).click()
    await expect(page.getByText('ჯამი', { exact: false })).toBeVisible()
    await checkPage(page, 'a statement with lines that were left out')
  })
