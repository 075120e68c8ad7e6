import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { readCatalogue } from '#server/areas/catalogue/read-catalogue.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'
import { tryCatalogue } from './wishes/try-catalogue.ts'

const [dir, ...flags] = process.argv.slice(2)
if (dir === undefined || flags.some((flag) => flag !== '--keep')) {
  console.error(`npm run bench -- wishes DIR [--keep]

DIR is a catalogue as in docs/import.md; --keep writes the figures that the test holds the portal to.`)
  process.exit(1)
}
const source = basename(resolve(dir))
const { catalogue, bad } = await readCatalogue(resolve(dir))
if (bad.length > 0) throw new Error(`${bad.length} rows cannot be taken: npm run import -- ${dir} names them`)

const begun = performance.now()
const report = await withTemporaryDatabase((url) => tryCatalogue(url, catalogue, source))
const seconds = Math.round((performance.now() - begun) / 1000)
if (flags.includes('--keep')) {
  await writeFile(new URL(`wishes.${source}.json`, import.meta.url), `${JSON.stringify(report, null, 2)}\n`)
}
const ok =
  report.refusals['other'] === undefined &&
  report.placesAgree &&
  report.overfullGroups === 0 &&
  report.meetings === 0
console.log(
  JSON.stringify({ bench: 'wishes', source, ...report, seconds, goal: 'no refusal of code other', ok }),
)
process.exitCode = ok ? 0 : 1
