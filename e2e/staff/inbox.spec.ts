import { expect, type Locator, type Page } from '@playwright/test'
import { problems } from '#contract/administration/problems.ts'
import { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import { inbox } from '#contract/staff/inbox.ts'
import { studentsStaff } from '#contract/staff/students-staff.ts'
import { decidedWords, decisionWords } from '#staff/areas/inbox/kind-words.ts'
import { words as ownWords } from '#staff/areas/answer-templates/words.ts'
import { words as templateWords } from '#staff/areas/inbox/templates/words.ts'
import { words } from '#staff/areas/inbox/words.ts'
import { words as studentsWords } from '#staff/areas/students/words.ts'
import { kindWords } from '#staff/ui/kind-words.ts'
import { words as studentWords } from '#web/areas/problems/words.ts'
import { words as shell } from '#web/ui/words.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { failRequests } from '../replies.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from './sign-in-staff.ts'

/** A browser of its own for a member of staff. */
const openStaff = async (page: Page, role: string, locale: 'ka' | 'en', baseURL: string) => {
  const context = await page.context().browser()!.newContext({ baseURL })
  const own = await context.newPage()
  await signInStaff(own, role, baseURL)
  await setLocale(own, locale)
  return own
}

const decide = (page: Page, decision: string, locale: 'ka' | 'en') =>
  page.getByRole('button', { name: decisionWords[decision]![locale] as string, exact: true })

for (const locale of chooseViews(['ka', 'en'] as const, 1))
  test(`a problem is claimed and answered, and its student sees the answer without a reload, in ${locale}`, async ({
    page,
    signIn,
    baseURL,
  }) => {
    const { ask, code, user } = await signIn('second-round')
    await setLocale(page, locale)
    await page.goto('/register_problems')
    const text = `<b>the page</b> is empty, ${locale}`
    await page.getByRole('textbox').fill(text)
    await page.getByRole('button', { name: studentWords.send[locale], exact: true }).click()
    const own = page.getByRole('listitem').filter({ hasText: text })
    await expect(own).toContainText(studentWords.sent[locale])

    const registrar = await openStaff(page, 'registrar', locale, baseURL!)
    await registrar.goto(`/staff?search=${code}`)
    const entries = registrar.getByRole('table', { name: words.list[locale] }).getByRole('link')
    const entry = entries.last()
    await expect(entry).toContainText(locale === 'ka' ? user.lname : user.lnameeng)
    const waiting = await entries.count()
    await entry.click()
    await expect(registrar).toHaveURL(/open=problem-\d+/)
    await expect(registrar.getByText(text)).toBeVisible()
    for (const width of [1280, 360]) {
      await registrar.setViewportSize({ width, height: 800 })
      await checkPage(registrar, `an open problem, ${width} ${locale}`)
    }
    await registrar.setViewportSize({ width: 1280, height: 800 })

    // The keys work on any keyboard.
    await registrar.keyboard.press('c')
    await expect(registrar.getByText(words.claimedByMe[locale])).toBeVisible()
    await registrar.keyboard.press('r')
    await expect(registrar.getByRole('textbox', { name: words.reply[locale] })).toBeFocused()
    await registrar.keyboard.type('<i>It is full again</i>')
    // A text is kept through a reload.
    await registrar.reload()
    await expect(registrar.getByRole('textbox', { name: words.reply[locale] })).toHaveValue(
      '<i>It is full again</i>',
    )
    await decide(registrar, 'problem.done', locale).click()
    await expect(own).toContainText('<i>It is full again</i>')
    await expect(own).toContainText(studentWords.done[locale])
    await expect(entries).toHaveCount(waiting - 1)

    // For a minute it can be undone, which the student sees too.
    await expect(registrar.getByRole('button', { name: words.undo[locale] })).toBeVisible()
    await registrar.keyboard.press('u')
    const reply = registrar.getByRole('textbox', { name: words.reply[locale] })
    await expect(reply).toBeFocused()
    await expect(reply).toHaveValue('<i>It is full again</i>')
    await reply.fill('')
    await expect(own).not.toContainText('It is full again')
    await expect(own).toContainText(studentWords.sent[locale])
    expect((await ask(problems.list)).problems[0]).toMatchObject({ text, status: 'sent', answer: null })

    // The dean's office of another school finds nothing of it.
    const dean = await openStaff(page, 'deans_office', locale, baseURL!)
    await dean.goto(`/staff?search=${code}`)
    await expect(dean.getByText(words.noneFound[locale])).toBeVisible()
    await Promise.all([registrar, dean].map((each) => each.context().close()))
  })

test.describe('the inbox', () => {
  test.use({ allowedConsoleErrors: /status of 404/ })
  test('is moved through with the keys, and its address can be shared', async ({ page, baseURL }) => {
    await signInStaff(page, 'registrar', baseURL!)
    await setLocale(page, 'en')
    await page.goto('/staff')
    const entries = page.getByRole('table', { name: words.list.en }).getByRole('link')
    await expect(entries.nth(1)).toBeVisible()
    // An entry below the fold is pressed: it is on the screen, with the focus.
    await entries.nth(12).click()
    const opened = page.getByRole('heading', { level: 2 })
    await expect(opened).toBeFocused()
    await expect(opened).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await page.keyboard.press('j')
    await expect(entries.nth(13)).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('k')
    await expect(entries.nth(12)).toHaveAttribute('aria-current', 'page')
    await page.goto('/staff')
    await expect(entries.nth(1)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(entries.first()).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('ArrowDown')
    await expect(entries.nth(1)).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('ArrowUp')
    await expect(entries.first()).toHaveAttribute('aria-current', 'page')
    const name = await page.getByRole('heading', { level: 2 }).innerText()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(name)

    const order = page.getByRole('combobox', { name: words.sort.en })
    await order.selectOption('-sent')
    await expect(page).toHaveURL(/sort=-sent(&|$)/)
    await page.reload()
    await expect(order).toHaveValue('-sent')
    await order.selectOption('')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(name)

    await page.getByRole('button', { name: words.assign.en }).press('Enter')
    const assign = page.getByRole('dialog', { name: words.assignTitle.en })
    const colleague = assign.getByLabel(words.colleague.en)
    await assign.getByRole('button', { name: words.assign.en }).click()
    await expect(colleague).toHaveAccessibleDescription(words.chooseColleague.en)
    await expect(colleague).toHaveAttribute('aria-invalid', 'true')
    await assign.getByRole('button', { name: words.cancel.en }).click()
    await expect(page.getByRole('button', { name: words.assign.en })).toBeFocused()
    await page.keyboard.press('a')
    await colleague.selectOption({ label: 'Nana Lomidze · administrator@aragvi.example' })
    await assign.getByRole('button', { name: words.assign.en }).click()
    // The keys of the inbox are off while a dialog is open.
    await expect(assign).toBeHidden()
    await expect(page.getByText('Nana Lomidze is working on this')).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText(words.claimedByMe.en)).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText(words.claimHint.en)).toBeVisible()
    await page.keyboard.press('?')
    // The letters can be switched off, and on again by the button.
    const shortcuts = page.getByRole('dialog', { name: words.keys.en }).getByRole('switch')
    await checkPage(page, 'the keys of the inbox')
    await shortcuts.click()
    await page.keyboard.press('Escape')
    await page.reload()
    const isFree = page.getByText(words.claimHint.en)
    await expect(isFree).toBeVisible()
    await page.keyboard.press('c')
    await page.keyboard.press('?')
    await expect(shortcuts).toHaveCount(0)
    await expect(isFree).toBeVisible()
    await page.getByRole('button', { name: words.keys.en, exact: true }).click()
    await shortcuts.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: words.keys.en, exact: true })).toBeFocused()

    // A template is written, inserted by its key and filled; what it has no value for must be replaced.
    await page.goto('/staff/templates?kind=problem&template=0')
    const written = [
      [ownWords.name.en, 'ნიმუში'],
      [ownWords.nameeng.en, 'My template'],
      [ownWords.text.en, 'გამარჯობა, {სახელი} {subject}'],
      [ownWords.texteng.en, 'Hello {name} {Subject}'],
    ] as const
    for (const [label, text] of written) await page.getByLabel(label).fill(text)
    await page.getByRole('button', { name: ownWords.save.en }).click()
    await expect(page.getByText('Nothing fills {Subject}')).toBeVisible()
    await page.getByLabel(ownWords.texteng.en).fill('Hello {name} {subject}')
    await page.getByRole('button', { name: ownWords.save.en }).click()
    await expect(page.getByRole('link', { name: 'My template' })).toBeVisible()
    await checkPage(page, 'the answer templates')
    await page.goto('/staff?kind=problem')
    await entries.first().press('ArrowDown')
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await page.keyboard.press('t')
    const templates = page.getByRole('dialog', { name: templateWords.insertTitle.en })
    await templates.getByLabel(templateWords.template.en).selectOption({ label: 'My template · own' })
    await templates.getByLabel(templateWords.language.en).selectOption('en')
    await expect(templates.getByText(/^Hello [^{]+ \{subject\}$/)).toBeVisible()
    await templates.getByRole('button', { name: templateWords.insertIt.en }).click()
    const reply = page.locator('[data-key=reply]')
    await expect(reply).toBeFocused()
    await expect(reply).toHaveValue(/^Hello [^{]+ \{subject\}$/)
    await expect(page.getByText('The text still has {subject}')).toBeVisible()
    await expect(decide(page, 'problem.done', 'en')).toHaveAttribute('aria-disabled', 'true')
    await reply.fill('Hello')
    await expect(decide(page, 'problem.done', 'en')).not.toHaveAttribute('aria-disabled')
    await reply.fill('')

    await page.goto('/staff?search=nobody+is+called+so')
    await expect(page.getByText(words.noneFound.en)).toBeVisible()
    await page.getByRole('link', { name: words.showAll.en }).click()
    await expect(entries.first()).toBeVisible()
    await page.goto('/staff?open=problem-999999')
    await expect(page.getByRole('alert')).toContainText('This record was not found')
  })
})

test.describe('a list that cannot be read', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })
  test('is not shown as empty, and can be read again', async ({ page, baseURL }) => {
    await signInStaff(page, 'registrar', baseURL!)
    await setLocale(page, 'en')
    const retry = (within: Page | Locator) => within.getByRole('button', { name: shell.tryAgain.en })
    const restoreCounts = await failRequests(page, inbox.counts.path)
    const restoreTemplates = await failRequests(page, answerTemplates.list.path)
    await page.goto('/staff?kind=problem')
    const entries = page.getByRole('table', { name: words.list.en }).getByRole('link')
    const kinds = page.getByRole('combobox', { name: words.kind.en, exact: true })
    await expect(retry(page)).toHaveCount(1)
    await expect(kinds.locator('option')).toHaveText([words.allKinds.en, kindWords.problem.en])
    restoreCounts()
    await retry(page).click()
    await expect(kinds.locator('option').first()).toHaveText(/^Everything \([1-9]\d*\)$/)

    await entries.first().click()
    await page.getByRole('button', { name: templateWords.insert.en }).click()
    const dialog = page.getByRole('dialog')
    await expect(retry(dialog)).toBeVisible()
    await expect(dialog).not.toContainText(templateWords.noneOfKind.en)
    restoreTemplates()
    await retry(dialog).click()
    await expect(retry(dialog)).toBeHidden()
    await page.keyboard.press('Escape')

    const restoreColleagues = await failRequests(page, '/api/staff/inbox/*/*/colleagues')
    await page.getByRole('button', { name: words.assign.en }).click()
    await expect(retry(dialog)).toBeVisible()
    await expect(dialog.getByLabel(words.colleague.en)).toHaveCount(0)
    restoreColleagues()
    await retry(dialog).click()
    await expect(dialog.getByLabel(words.colleague.en)).toBeVisible()

    const restoreFilters = await failRequests(page, studentsStaff.filters.path)
    await page.goto('/staff/students?year=2024')
    const year = page.getByRole('combobox', { name: studentsWords.year.en, exact: true })
    await expect(retry(page)).toBeVisible()
    await expect(year).toBeDisabled()
    await expect(year).toHaveValue('2024')
    restoreFilters()
    await retry(page).click()
    await expect(year.locator('option:checked')).toHaveText('2024')
  })
})

test.describe('answers', () => {
  // An answer without its reason is refused.
  test.use({ allowedConsoleErrors: /status of 422/ })
  // spec 3.7.2, 9.8.5
  test('a visit and a document about vaccination are decided, and undone, on a phone', async ({
    page,
    baseURL,
    db,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await signInStaff(page, 'registrar', baseURL!)
    await setLocale(page, 'ka')
    const open = async (kind: 'visit' | 'vaccine_document') => {
      const row = await db.row<{ id: number }>(
        { name: '', text: 'select id from inbox where kind = $1 order by id limit 1' },
        [kind],
      )
      await page.goto(`/staff?open=${kind}-${row!.id}`)
      await expect(
        decide(page, kind === 'visit' ? 'visit.held' : 'vaccine_document.returned', 'ka'),
      ).toBeVisible()
      await checkPage(page, `an open entry, ${kind}`)
    }
    const undo = async (decided: string) => {
      await expect(page.getByText(decidedWords[decided]!.ka as string).first()).toBeVisible()
      await page.getByRole('button', { name: words.undo.ka }).click()
      await expect(decide(page, decided, 'ka')).toBeVisible()
    }
    await open('visit')
    await decide(page, 'visit.held', 'ka').click()
    await undo('visit.held')
    await open('vaccine_document')
    await decide(page, 'vaccine_document.returned', 'ka').click()
    await expect(page.getByRole('textbox', { name: words.reason.ka })).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: words.reason.ka }).fill('ფოტო <b>ბუნდოვანია</b>')
    await decide(page, 'vaccine_document.returned', 'ka').click()
    // The field has the same text until the answer is there.
    await expect(page.getByRole('paragraph').getByText('ფოტო <b>ბუნდოვანია</b>')).toBeVisible()
    await undo('vaccine_document.returned')
  })
})
