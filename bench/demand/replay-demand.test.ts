import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readPublicCatalogue } from '#demo/public-catalogue/read-public-catalogue.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { replayCatalogue } from './replay-catalogue.ts'

/** The smallest of the three; `npm run bench -- demand` compares the others with their saved figures. */
const source = 'yach-fal17'
const db = await testDatabase()

test("a real term's demand ends with the saved figures", { timeout: 300_000 }, async () => {
  const { catalogue } = await readPublicCatalogue(
    fileURLToPath(new URL(`../../data/${source}`, import.meta.url)),
  )
  const report = await replayCatalogue(db.url, catalogue, source)
  const saved: unknown = JSON.parse(
    await readFile(new URL(`./expected/${source}.json`, import.meta.url), 'utf8'),
  )
  expect(report).toEqual(saved)
  expect(report.refusals).not.toHaveProperty('other')
})
