import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { exportWords } from '#staff/areas/records/exports/words.ts'
import { jobWords } from '#staff/areas/records/job/words.ts'
import { words } from '#staff/areas/records/words.ts'
import { fileWords } from '#web/ui/file/words.ts'
import { checkPage } from '../check-page.ts'
import { test } from '../journey.ts'
import { setLocale } from '../set-locale.ts'
import { signInStaff } from '../staff/sign-in-staff.ts'

const table = 'holidays'
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

const choose = (page: Page, text: string) =>
  page
    .getByLabel(words.files.ka, { exact: true })
    .setInputFiles({ name: `${table}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Presses the button by the keyboard. */
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

const download = async (page: Page, name: string | RegExp) => {
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await downloaded).path())
}

test.describe('records', () => {
  test.use({ viewport: desktop })

  test('are exported, changed, compared, imported and undone, by keyboard and on a phone', async ({
    page,
    baseURL,
  }) => {
    await signInStaff(page, 'registrar', baseURL!)
    await setLocale(page, 'ka')

    await page.goto('/staff/records/export')
    await expect(page.getByText(exportWords.none.ka)).toBeVisible()
    await press(page, exportWords.some.ka)
    await press(page, exportWords.prepare.ka)
    await expect(page.getByText(exportWords.choose.ka)).toBeVisible()
    await page.getByRole('checkbox', { name: table }).focus()
    await page.keyboard.press('Space')
    await checkPage(page, 'the export')
    await press(page, exportWords.prepare.ka)
    const zip = unzipSync(await download(page, /records-.*\.zip/))
    const [head = '', ...rows] = strFromU8(zip[`${table}.csv`]!).trimEnd().split('\n')
    expect(rows.length).toBeGreaterThan(20)
    await page.setViewportSize(phone)
    await checkPage(page, 'the export on a phone')

    await page.goto('/staff/records')
    await checkPage(page, 'the imports on a phone')
    await page.setViewportSize(desktop)
    await checkPage(page, 'the imports')
    await press(page, words.upload.ka)
    await expect(page.getByText(words.chooseFiles.ka, { exact: true })).toBeVisible()
    await choose(page, [head, ...rows, '2026-13-45,დღე,Day', ''].join('\n'))
    await expect(
      page.getByRole('button', { name: fileWords.removeFile.ka.replace('{file}', `${table}.csv`) }),
    ).toBeVisible()
    await press(page, words.upload.ka)
    await expect(page.getByRole('heading', { name: jobWords.bad.ka })).toBeVisible()
    await expect(page.getByText(`${jobWords.line.ka} ${rows.length + 2}: „2026-13-45“`)).toBeVisible()
    await checkPage(page, 'rows to correct')
    await page.setViewportSize(phone)
    await checkPage(page, 'rows to correct on a phone')
    const rejected = String(await download(page, jobWords.rejected.ka))
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\n')
    expect(rejected).toEqual([`${head},reason`, expect.stringContaining('ასეთი თარიღი არ არის')])
    await press(page, jobWords.cancel.ka)
    await page.getByRole('dialog').getByRole('button', { name: jobWords.cancel.ka }).click()
    await expect(page).toHaveURL('/staff/records')

    const [first = '', ...others] = rows
    const removed = 5
    const renamed = first.replace(/^([^,]*),[^,]*/, '$1,სხვა სახელი')
    await choose(page, [head, renamed, ...others.slice(removed), ''].join('\n'))
    await press(page, words.upload.ka)
    await expect(page.getByRole('heading', { name: jobWords.difference.ka })).toBeVisible()
    await checkPage(page, 'the difference on a phone')
    await page.setViewportSize(desktop)
    const label = (kind: string, count: number) => `${table}, ${kind}: ${count}`
    await press(page, label(jobWords.changed.ka, 1))
    const row = page.getByRole('row', { name: first.slice(0, 10) })
    await expect(row).toContainText('სხვა სახელი')
    await expect(page.getByRole('heading', { name: `${table}, ${jobWords.changed.ka}` })).toBeFocused()
    await checkPage(page, 'the rows')
    await press(page, label(jobWords.removed.ka, removed))
    await page.getByLabel(jobWords.searchRows.ka).fill(others[0]!.slice(0, 10))
    await expect(page.getByRole('cell', { name: others[1]!.slice(0, 10) })).toHaveCount(0)
    await expect(page.getByRole('cell', { name: others[0]!.slice(0, 10) })).toBeVisible()

    await press(page, jobWords.apply.ka)
    const title = jobWords.removalsTitle.ka.replace('{count}', String(removed))
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toContainText(`${table}: ${removed}`)
    await checkPage(page, 'the question')
    await dialog.getByRole('button', { name: jobWords.applyRemovals.ka }).click()
    await expect(page.getByText(jobWords.saved.ka)).toBeVisible()
    await page.getByRole('link', { name: jobWords.back.ka }).click()

    const past = page.getByRole('row', { name: `${table}.csv` })
    await expect(past).toContainText(words.removedCount.ka.replace('{count}', String(removed)))
    await past.getByRole('button').click()
    await page
      .getByRole('dialog', { name: words.undoTitle.ka })
      .getByRole('button', { name: words.undo.ka })
      .click()
    await expect(past).toContainText(words.undone.ka.replace('{when}', '').trim())
    await checkPage(page, 'the list of imports')

    await choose(page, [head, ...rows, ''].join('\n'))
    await press(page, words.upload.ka)
    await expect(page.getByText(jobWords.nothing.ka)).toBeVisible()
  })
})
