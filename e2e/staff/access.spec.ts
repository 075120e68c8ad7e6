import { expect, type Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { audit } from '#contract/staff/audit.ts'
import { inbox } from '#contract/staff/inbox.ts'
import { staffSession } from '#contract/staff/staff-session.ts'
import { findNamedMember } from '#demo/staff/named-staff.ts'
import { words } from '#staff/areas/access/words.ts'
import { words as auditWords } from '#staff/areas/audit/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage, expectLoaded } from '../check-page.ts'
import { findSmallTargets } from '../find-small-targets.ts'
import { test } from '../journey.ts'
import { changeReply } from '../replies.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from './sign-in-staff.ts'

const { email } = findNamedMember('registrar')

test.describe('a permission', () => {
  test.use({ allowedConsoleErrors: /status of (403|409|422)/ })
  test('is given, holds at once, is ended again, and each step stands in the audit', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInStaff(page, 'administrator', baseURL!)
    await setLocale(page, 'en')
    await page.goto('/staff/access')
    await page.getByRole('link', { name: words.give.en }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: words.give.en }).click()
    await expect(page.getByText(words.required.en)).toHaveCount(2)
    await page.getByLabel(words.member.en).selectOption({ label: `Zurab Abashidze · ${email}` })
    // Operations stand by what they are about, people and roles by name.
    await page.getByRole('radio', { name: words.operation.en }).check()
    const operation = page.getByRole('combobox', { name: words.operation.en })
    await expect(operation.getByRole('option', { name: /^Finance: Confirm refunds$/ })).toHaveCount(1)
    await page.getByRole('radio', { name: words.role.en }).check()
    const role = page.getByRole('combobox', { name: words.role.en })
    for (const select of [role, page.getByLabel(words.member.en)]) {
      const [, ...labels] = await select.getByRole('option').allInnerTexts()
      expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')))
    }
    await role.selectOption({ label: 'Auditor' })
    const contents = page.getByRole('region', { name: words.includes.en })
    await expect(contents.getByRole('definition')).toHaveText(['See permissions', 'See the audit'])
    await page.getByRole('textbox', { name: words.lastDay.en }).fill('2020-01-01')
    await page.getByRole('button', { name: words.give.en }).click()
    const dialog = page.getByRole('dialog', { name: words.giveTitle.en })
    await dialog.getByRole('button', { name: words.give.en }).click()
    await expect(page.getByText('This day has passed')).toBeVisible()
    await page.getByRole('textbox', { name: words.lastDay.en }).fill('')
    await page.getByRole('button', { name: words.give.en }).click()
    await expect(dialog).toContainText(`Zurab Abashidze · ${email}`)
    await expect(dialog).toContainText(words.noEndWarning.en)
    await checkPage(page, 'the question before access is given')
    await dialog.getByRole('button', { name: words.cancel.en }).click()
    await page.getByRole('textbox', { name: words.lastDay.en }).fill('31.1.2090')
    await page.getByRole('button', { name: words.give.en }).click()
    await dialog.getByRole('button', { name: words.give.en }).click()
    await expect(page).toHaveURL('/staff/access')
    await expect(page.getByText('Access was given: Zurab Abashidze, Auditor')).toBeVisible()
    const row = page.getByRole('row', { name: /Zurab Abashidze.*Auditor/ })
    await expect(row).toContainText('Given by Nana Lomidze')

    const context = await browser.newContext()
    const registrar = await context.newPage()
    await signInStaff(registrar, 'registrar', baseURL!)
    await setLocale(registrar, 'en')
    await registrar.goto('/staff/audit')
    await expect(registrar.getByRole('row').nth(1)).toContainText('Nana Lomidze')

    await row.getByRole('button', { name: /^End: Zurab Abashidze, Auditor/ }).click()
    await row.getByRole('button', { name: words.yesEnd.en }).click()
    await expect(row).toHaveCount(0)
    const ended = page.getByText('Access has ended: Zurab Abashidze, Auditor')
    await expect(ended).toBeVisible()
    await expect(page.locator(':focus').filter({ has: ended })).toHaveCount(1)
    await registrar.reload()
    await expect(registrar.getByRole('alert')).toContainText('You have no permission for this')
    await context.close()

    await page.getByLabel(words.state.en).selectOption('all')
    await expect(page).toHaveURL('/staff/access?state=all')
    await expect(page.getByRole('row', { name: /Zurab Abashidze.*Auditor/ })).toContainText('Ended')
    await page.goto('/staff/audit?entity=staff_grant')
    const [ending, giving] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)]
    await expect(ending).toContainText('Nana Lomidze')
    await expect(giving).toContainText(email)
    await page.getByRole('columnheader', { name: auditWords.when.en }).getByRole('button').click()
    await expect(page).toHaveURL('/staff/audit?entity=staff_grant&sort=at')
    await expect(page.getByRole('row').nth(1)).toContainText(auditWords.commandLine.en)
    // An address can be shared.
    await page.reload()
    await expect(page.getByRole('columnheader', { name: auditWords.when.en })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })

  test('of the last administrator cannot be ended', async ({ page, baseURL }) => {
    await signInStaff(page, 'administrator', baseURL!)
    await page.goto('/staff/access?search=administrator@')
    const row = page.getByRole('row').nth(1)
    await row.getByRole('button', { name: /ადმინისტრატორი$/ }).click()
    await row.getByRole('button', { name: words.yesEnd.ka }).click()
    await expect(row.getByRole('alert')).toContainText('ეს ბოლო ადმინისტრატორია.')
    await row.getByRole('button', { name: words.keep.ka }).click()
    await expect(row.getByRole('alert')).toHaveCount(0)
  })
})

test('who may do nothing yet reads so, and sees no section', async ({ page, baseURL }) => {
  await signInStaff(page, 'auditor', baseURL!)
  // Every role of the demo may do something.
  type User = z.output<typeof staffSession.user.reply>
  await changeReply<User>(page, staffSession.user.path, ({ user }) => ({
    user: { ...user, operations: ['account.use'] },
  }))
  await page.goto('/staff')
  await expect(page.getByText('თქვენს ანგარიშს ჯერ არცერთი განყოფილების უფლება არ აქვს.')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(2)
})

test('who has read many students stands in the audit without the path of a call', async ({
  page,
  baseURL,
}) => {
  await signInStaff(page, 'administrator', baseURL!)
  await setLocale(page, 'en')
  await changeReply<z.output<typeof audit.list.reply>>(page, `${audit.list.path}{,\\?*}`, (data) => ({
    ...data,
    items: data.items.map((row, nth) =>
      nth > 0
        ? row
        : {
            ...row,
            operation: 'problems.answer',
            entity: 'students_read',
            before: null,
            after: { students: 40, hours: 24, call: `${inbox.entry.method} ${inbox.entry.path}` },
          },
    ),
  }))
  await page.goto('/staff/audit')
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('Viewed many students')
  await expect(row).not.toContainText('/api/')
  await checkPage(page, 'the audit of many students')
})

const checkViews = async (page: Page, where: string) => {
  for (const width of [1280, 360])
    for (const [nth, colorScheme] of (['light', 'dark'] as const).entries()) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await checkPage(page, `${where}, ${width} ${colorScheme}`, { areColoursEnough: nth > 0 })
    }
}

test.describe('for axe, wide and narrow, light and dark', () => {
  // A page and an invitation that do not exist.
  test.use({ allowedConsoleErrors: /status of (404|409)/ })
  const paths = [
    '/login',
    '/invitation#none',
    '',
    '/audit',
    '/access',
    '/access/give',
    '/account',
    '/templates',
    '/none',
  ]
  for (const [nth, path] of paths.entries())
    for (const locale of chooseViews(['ka', 'en'] as const, nth % 2))
      test(`/staff${path} is right in ${locale}`, async ({ page, baseURL }) => {
        await setLocale(page, locale)
        if (path !== '/login' && !path.startsWith('/invitation'))
          await signInStaff(page, 'administrator', baseURL!)
        await page.goto(`/staff${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // The stream of the inbox never ends, so the network is never idle.
        await expectLoaded(page)
        await checkViews(page, path)
      })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })
  test('what can be pressed is 44 px wide and high', async ({ page, baseURL }) => {
    await signInStaff(page, 'administrator', baseURL!)
    for (const path of ['', '/audit', '/access', '/access/give', '/account', '/library', '/book-shop']) {
      await page.goto(`/staff${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectLoaded(page)
      const { measured, small, inline, spaced } = await findSmallTargets(page)
      expect(measured).toBeGreaterThan(3)
      expect([...small, ...inline, ...spaced], path).toEqual([])
    }
  })
})
