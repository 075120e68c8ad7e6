import { expect, type Page } from '@playwright/test'
import { readiness } from '#contract/staff/readiness/readiness.ts'
import { catalogueWords } from '#server/areas/readiness/catalogue/words.ts'
import { timetableWords } from '#server/areas/readiness/timetable/words.ts'
import type { Database } from '#server/db/open.ts'
import { words } from '#staff/areas/readiness/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { changeReply } from '../replies.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from './sign-in-staff.ts'
import {
  addEmptyProgrammes,
  addNextSemester,
  beginSemester,
  deleteEmptyProgrammes,
  deleteNextSemester,
  endSemester,
  loadCurrentSemester,
} from './sql.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }
const findCard = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })

const makeCurrent = (db: Database, id: number) =>
  db.transaction(async (tx) => {
    await endSemester(tx)
    await beginSemester(tx, id)
  })

test('what keeps the university from opening is listed, fixed and followed while the page is open', async ({
  page,
  baseURL,
  db,
}) => {
  await page.setViewportSize(desktop)
  await signInStaff(page, 'registrar', baseURL!)
  await setLocale(page, 'en')
  const { title, fix } = catalogueWords['programme-without-modules']!
  const [semester] = await loadCurrentSemester(db)
  try {
    await addEmptyProgrammes(db, 27)
    await page.goto('/staff/readiness')
    const card = findCard(page, title.en as string)
    await expect(card).toContainText(fix.en as string)
    await expect(card).toContainText('Empty 1')
    // Who fixes it, and the file that it names.
    await expect(card).toContainText(words.forOffice.en)
    await expect(card.getByRole('link', { name: 'modules.csv' })).toHaveAttribute(
      'href',
      '/staff/records/export?table=modules',
    )
    await expect(page.getByRole('heading', { level: 2, name: words.blocks.en })).toBeVisible()
    await checkPage(page, 'the checks')
    await page.setViewportSize(phone)
    await checkPage(page, 'the checks on a phone')

    await card.getByRole('link', { name: words.showAll.en.replace('{total}', '27') }).click()
    await expect(page).toHaveURL(/check=programme-without-modules/)
    await expect(
      page.getByRole('cell', { name: 'Empty 27' }).or(page.getByRole('cell').nth(19)),
    ).toBeVisible()
    await checkPage(page, 'the rows of a check on a phone')
    await page.setViewportSize(desktop)
    await page.getByRole('link', { name: words.back.en }).click()

    await deleteEmptyProgrammes(db)
    await page.getByRole('button', { name: words.checkAgain.en }).click()
    await expect(card).toHaveCount(0)

    // Another semester is the current one: the open page reads again by itself, and once more back again.
    const noGroup = findCard(page, timetableWords['no-group']!.title.en as string)
    await expect(noGroup).toHaveCount(0)
    const [next] = await addNextSemester(db)
    await makeCurrent(db, next!.id)
    await expect(noGroup).toBeVisible()
    await makeCurrent(db, semester!.id)
    await expect(noGroup).toHaveCount(0)
  } finally {
    await deleteEmptyProgrammes(db)
    await makeCurrent(db, semester!.id)
    await deleteNextSemester(db)
  }

  await changeReply<{ findings: unknown[] }>(page, readiness.check.path, (data) => ({
    ...data,
    findings: [],
  }))
  await page.reload()
  await expect(page.getByText(words.ready.en)).toBeVisible()
  await checkPage(page, 'nothing to fix')
})
