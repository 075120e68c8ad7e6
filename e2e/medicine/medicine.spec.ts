import { expect } from '@playwright/test'
import { medicine } from '#contract/studies/medicine.ts'
import { localize } from '#rules/text/locale.ts'
import { words } from '#web/areas/medicine/words.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { chooseViews } from '../all-views.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { en, ka, translators } from '../languages.ts'
import { addLabGroups, removeLabGroups } from './sql.ts'
import { setTopicCapacity } from '../sql.ts'
import { failRequests } from '../replies.ts'

const views = [
  { locale: 'ka', width: 360 },
  { locale: 'en', width: 1280 },
] as const

for (const { locale, width } of chooseViews(views, 0)) {
  test.describe(`medicine, ${locale} ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, allowedConsoleErrors: /status of 409/ })
    const t = translators[locale]
    test.beforeEach(({ page }) => setLocale(page, locale))

    test('a topic is chosen, a full one is refused with its reason, and the choice is given up', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('rotations')
      const { subjects } = await student.ask(medicine.topics)
      const without = subjects.find(({ mine }) => mine === null)!
      const { items } = await student.ask(medicine.topics, { query: { subjectID: without.subjectID } })
      const [first, second] = items.filter(({ free }) => free > 0)
      const nameOf = (topic: typeof first) => localize(topic!, 'topic', locale)

      await page.goto('/medicine-topics')
      const mine = page.getByRole('navigation', { name: t(words.mySubjects) })
      await expect(mine.getByRole('button')).toHaveCount(subjects.length)
      await mine.getByRole('button', { name: localize(without, 'subject', locale) }).click()
      await expect(page).toHaveURL(new RegExp(`subject=${without.subjectID}`))
      const dialog = page.getByRole('dialog')

      // Another student takes the last place before the press.
      const button = page.getByRole('button', { name: t(words.chooseOf, { name: nameOf(first) }) })
      // A list that is read again before the press would no longer offer the topic.
      await page.waitForLoadState('networkidle')
      await button.scrollIntoViewIfNeeded()
      const before = await setTopicCapacity(db, first!.topicID, null)
      await button.click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(nameOf(first))
      await expect(button).toHaveCount(0)
      await setTopicCapacity(db, first!.topicID, before)

      const other = page.getByRole('button', { name: t(words.chooseOf, { name: nameOf(second) }) })
      await other.click()
      await page.getByRole('button', { name: t(undoWords.undoChoice), exact: true }).click()
      await other.click()
      await expect(page.getByText(t(words.topicChosen, { topic: nameOf(second) }))).toBeVisible()
      await expect(mine.getByRole('button', { name: nameOf(second) })).toHaveCount(1)
      await page.reload()
      await page.getByRole('button', { name: t(words.giveUpOf, { name: nameOf(second) }) }).click()
      await dialog.getByRole('button', { name: t(words.giveUp), exact: true }).click()
      await expect(page.getByText(t(words.topicGivenUp))).toBeVisible()
      await expect(mine.getByText(t(words.noTopicYet))).toHaveCount(
        subjects.filter((each) => !each.mine).length,
      )
    })

    test('a group is found, joined, left, created, and deleted with its last student', async ({
      page,
      signIn,
      db,
    }) => {
      const student = await signIn('rotations')
      const { subjects } = await student.ask(medicine.labGroups)
      const { subjectID } = subjects.find(({ mine }) => mine === null)!
      const more = Array.from({ length: 6 }, (_, nth) => `ჰ${nth}`)
      await addLabGroups(db, subjectID, more)
      const ofSubject = (page: number) => student.ask(medicine.labGroups, { query: { subjectID, page } })
      const { items, total, perPage, max_students: most } = await ofSubject(1)
      const open = items.find(({ students, places }) => students.length < places)!

      await page.goto(`/medicine-lab-groups?subject=${subjectID}`)
      const others = page.getByRole('list', { name: t(words.otherGroups) })
      await expect(others.getByRole('listitem')).toHaveCount(items.length)

      // A group on the last page is found by a member's name.
      const last = (await ofSubject(Math.ceil(total / perPage))).items.at(-1)!
      const friend = last.students[0]!
      const find = page.getByRole('searchbox', { name: t(words.findGroup) })
      await find.fill(`${friend.fname} ${friend.lname}`)
      await expect(page.getByText(t(words.found, { count: 1 }))).toBeVisible()
      await expect(others.getByRole('listitem')).toHaveCount(1)
      const full = others.getByRole('listitem').filter({ hasText: last.name })
      await expect(full).toContainText(t(words.isFull, { limit: most }))
      await expect(full.getByRole('button')).toHaveCount(0)
      await find.fill('ჟჟჟ')
      await expect(page.getByText(t(words.notFound, { search: 'ჟჟჟ' }))).toBeVisible()
      await find.fill('')
      await expect(others.getByRole('listitem')).toHaveCount(items.length)

      const dialog = page.getByRole('dialog')
      await others.getByRole('button', { name: t(words.joinOf, { name: open.name }) }).click()
      const own = page.getByRole('list', { name: t(words.myGroup) })
      const joined = t(words.students, { count: open.students.length + 1, limit: most })
      await expect(own).toContainText(
        open.students.length + 1 === most ? t(words.isFull, { limit: most }) : joined,
      )
      const leave = async () => {
        await own.getByRole('button', { name: t(words.leave) }).click()
        await dialog.getByRole('button', { name: t(words.leave), exact: true }).click()
        await expect(own).toHaveCount(0)
      }
      await leave()

      const form = page.getByRole('form', { name: t(words.newGroup) })
      await form.getByRole('button').click()
      await expect(form.getByRole('textbox')).toBeFocused()
      await form.getByRole('textbox').fill(open.name)
      await form.getByRole('button').click()
      await expect(form.getByRole('alert')).toContainText(open.name)
      await form.getByRole('textbox').fill(`პულსი ${locale}`)
      await page.reload()
      await expect(form.getByRole('textbox')).toHaveValue(`პულსი ${locale}`)
      await form.getByRole('button').click()
      await expect(own).toContainText(t(words.createdByYou))
      await leave()
      const after = await student.ask(medicine.labGroups, { query: { subjectID } })
      expect(after.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name))
      await removeLabGroups(db, subjectID, more)
    })
  })
}

test.describe('a student of another programme', () => {
  test('sees whom the pages are for, in the chosen language', async ({ page, signIn }) => {
    await signIn('everyday')
    for (const path of ['/medicine-topics', '/medicine-lab-groups']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(ka(words.onlyMedicine))
    }
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('main')).toContainText(en(words.onlyMedicine))
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('that cannot be loaded', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })
  test('shows an error and no empty list', async ({ page, signIn }) => {
    await signIn('rotations')
    const restore = await failRequests(page, medicine.topics.path)
    await page.goto('/medicine-topics')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toBeVisible()
    restore()
    await alert.getByRole('button').click()
    await expect(page.getByRole('navigation', { name: ka(words.mySubjects) })).toBeVisible()
  })
})

test('without a subject with topics the page says what would be here', async ({ page, signIn }) => {
  await signIn('rotations')
  const nothing = {
    subjects: [],
    subjectID: null,
    items: [],
    page: 1,
    perPage: 12,
    total: 0,
    max_students: 5,
    version: 'x'.repeat(22),
    is_seen: true,
    changes: [],
  }
  await page.route(/\/api\/medicine-/, (route) => route.fulfill({ json: { data: nothing } }))
  await page.goto('/medicine-topics')
  await expect(page.getByRole('main')).toContainText(ka(words.noTopicSubjects))
  await page.goto('/medicine-lab-groups')
  await expect(page.getByRole('main')).toContainText(ka(words.noLabSubjects))
})
