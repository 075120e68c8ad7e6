import { expect } from '@playwright/test'
import { clubs } from '#contract/campus/clubs.ts'
import { addDays } from '#rules/time/clock.ts'
import { messages } from '#web/i18n/messages.ts'
import { decisionWords } from '#staff/areas/inbox/kind-words.ts'
import { words as kindWords } from '#staff/areas/inbox/kinds/words.ts'
import { words as formWords } from '#web/areas/clubs/form/words.ts'
import { words as manageWords } from '#web/areas/clubs/manage/words.ts'
import { words as memberWords } from '#web/areas/clubs/members/words.ts'
import { words as projectWords } from '#web/areas/clubs/projects/words.ts'
import { words } from '#web/areas/clubs/words.ts'
import { toUniversityTime } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { chooseViews } from '../all-views.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { en, translators } from '../languages.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'ჭადრაკი.png', mimeType: 'image/png', buffer: png }
const name = 'ჭადრაკის <b>კლუბი</b>'
const nameeng = 'Chess <b>club</b>'

// The open page of a club that is closed reads it once more.
test.use({ allowedConsoleErrors: /404 .*\/api\/clubs\/\d+\/(my-projects|members)/ })

// spec 2.38
for (const { locale, width } of chooseViews(
  [
    { locale: 'ka', width: 1280 },
    { locale: 'en', width: 360 },
  ] as const,
  1,
)) {
  test(`a club is founded, approved and joined, and its project gets less than it costs, ${locale} ${width}`, async ({
    page,
    signIn,
    baseURL,
    db,
  }) => {
    test.slow()
    const t = translators[locale]
    await page.setViewportSize({ width, height: 800 })
    await setLocale(page, locale)
    const founder = await signIn('second-round')
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
    const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()

    await page.goto('/clubs/form')
    await press(t(formWords.sendNew))
    await expect(page.getByText(t(formWords.fillIn))).toHaveCount(4)
    await checkPage(page, 'the form of a club without anything')
    await fill(t(formWords.name), name)
    await fill(t(formWords.nameeng), nameeng)
    await fill(t(formWords.description), 'ვთამაშობთ ხუთშაბათობით')
    await fill(t(formWords.descriptioneng), 'We play on Thursdays')
    await page.reload()
    await expect(page.getByLabel(t(formWords.name), { exact: true })).toHaveValue(name)
    await page.locator('input[type=file]').setInputFiles(picture)
    await expect(page.getByRole('img', { name: t(formWords.preview) })).toBeVisible()
    await press(t(formWords.sendNew))
    await expect(page.getByText(t(manageWords.foundingWaits))).toBeVisible()

    const { clubs: own } = await founder.ask(clubs.own)
    const clubID = own.find((each) => each.nameeng === nameeng)!.self_governmentID
    const browser = page.context().browser()!
    const registrar = await browser.newPage({ baseURL: baseURL! })
    await setLocale(registrar, 'en')
    await signInStaff(registrar, 'registrar', baseURL!)
    const openEntry = async (kind: string, query: string) => {
      const row = await db.row<{ id: number }>({ name: '', text: query }, [clubID])
      await registrar.goto(`/staff?open=${kind}-${row!.id}`)
    }
    const decide = (decision: string) =>
      registrar.getByRole('button', { name: en(decisionWords[decision]!), exact: true }).click()
    await openEntry('club', 'select id from club_revision where club_id = $1')
    await expect(registrar.getByRole('img', { name: en(kindWords.newClubPicture) })).toBeVisible()
    await expect(registrar.getByText(name)).toBeVisible()
    await checkPage(registrar, 'the founding of a club')
    await decide('club.approved')
    // The open page of the head shows it without a reload.
    await expect(page.getByText(t(manageWords.foundingWaits))).toBeHidden()

    const other = await browser.newPage({ baseURL: baseURL!, viewport: { width, height: 800 } })
    await setLocale(other, locale)
    const { ask } = await signIn('near-limit', other)
    await other.goto('/clubs')
    const shown = locale === 'ka' ? name : nameeng
    const card = other.getByRole('listitem').filter({ hasText: shown })
    await card.getByRole('button', { name: t(words.joinOf, { club: shown }) }).click()
    await expect(card).toContainText(t(words.askedNext))
    const requests = page.getByRole('region', { name: t(memberWords.asked) })
    await requests.getByRole('button', { name: new RegExp(`^${t(memberWords.accept)}`) }).click()
    await expect(requests).toBeHidden()
    await expect(card).toContainText(t(words.member))
    const { members } = await ask(clubs.members, { params: { id: clubID } })
    expect(members.map(({ code }) => code)).toEqual([null, null])

    await page.getByRole('link', { name: t(projectWords.newProject) }).click()
    const today = toUniversityTime(Date.now()).date
    await fill(t(projectWords.title), 'ტურნირი <i>2026</i>')
    await page.getByRole('textbox', { name: t(projectWords.description) }).fill('ღია ტურნირი')
    // The calendar of a date has the name of its field.
    const fillDate = (label: string, date: string) =>
      page.getByRole('textbox', { name: label, exact: true }).fill(date)
    await fillDate(t(projectWords.start), addDays(today, 7))
    await fillDate(t(projectWords.end), addDays(today, 8))
    await press(t(projectWords.sendNew))
    await expect(page.getByText(t(projectWords.needsResource))).toBeVisible()
    for (const [what, quantity, price] of [
      ['დაფა', '4', '35,50'],
      ['საათი', '3', '0.1'],
    ] as const) {
      await fill(t(projectWords.what), what)
      await fill(t(projectWords.quantity), quantity)
      await fill(t(projectWords.priceInLari), price)
      // A complete resource is sent without being added first.
      if (quantity === '3') break
      await press(t(projectWords.add))
      await expect(page.getByRole('rowheader', { name: what })).toBeVisible()
    }
    await checkPage(page, 'a new project with an expense')
    await press(t(projectWords.sendNew))
    await expect(page.getByRole('rowheader', { name: 'საათი' })).toBeVisible()
    const money = (amount: string) => formatMoney(amount, 'GEL', locale)
    await expect(page.getByRole('definition').filter({ hasText: money('142.30') })).toBeVisible()
    await checkPage(page, 'a project')
    await page.goBack()
    await expect(page.getByRole('link', { name: t(projectWords.newProject) })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('rowheader', { name: 'საათი' })).toBeVisible()

    await openEntry('club_project', 'select id from club_project where club_id = $1')
    await registrar.getByLabel(en(kindWords.grant)).fill('100')
    await checkPage(registrar, 'a project of a club in the inbox')
    await decide('club_project.approved')
    await expect(page.getByRole('definition').filter({ hasText: money('100.00') })).toBeVisible()
    await expect(page.getByText(t(projectWords.approved)).first()).toBeVisible()
    await expect(page.getByRole('button', { name: t(projectWords.add) })).toBeHidden()

    // The head asks to close the club, and the university closes it.
    await page.goto(`/clubs/manage?club=${clubID}`)
    await press(t(manageWords.closeClub))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t(manageWords.closeClub) }).click()
    await expect(dialog.getByText(t(messages.enterReason))).toBeVisible()
    await dialog.getByLabel(t(manageWords.closeReason)).fill('სწავლას <b>ვამთავრებთ</b>')
    await checkPage(page, 'the question before a club is closed')
    await dialog.getByRole('button', { name: t(manageWords.closeClub) }).click()
    await expect(page.getByText(t(manageWords.closingWaits))).toBeVisible()
    await openEntry('club', `select id from club_revision where club_id = $1 and status = 'in_progress'`)
    await expect(registrar.getByText('სწავლას <b>ვამთავრებთ</b>')).toBeVisible()
    await decide('club_closing.approved')
    await expect(page.getByText(t(manageWords.gone))).toBeVisible()
    await expect(card).toBeHidden()
    await Promise.all([registrar.context().close(), other.context().close()])
  })
}
