import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { readPublicCatalogue } from '#demo/public-catalogue/read-public-catalogue.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'
import { replayCatalogue } from './demand/replay-catalogue.ts'

const [dir, ...flags] = process.argv.slice(2)
if (dir === undefined || flags.some((flag) => flag !== '--save')) {
  console.error(`npm run bench -- demand DIR [--save]

DIR is a catalogue as in docs/import.md. The figures are compared with the saved ones, if any; --save saves them.`)
  process.exit(1)
}
const { catalogue, source } = await readPublicCatalogue(dir)

const begun = performance.now()
const report = await withTemporaryDatabase((url) => replayCatalogue(url, catalogue, source))
const seconds = Math.round((performance.now() - begun) / 1000)
const savedFile = new URL(`demand/expected/${source}.json`, import.meta.url)
if (flags.includes('--save')) await writeFile(savedFile, `${JSON.stringify(report, null, 2)}\n`)
const isAsSaved =
  !existsSync(savedFile) || isDeepStrictEqual(report, JSON.parse(await readFile(savedFile, 'utf8')))
const ok =
  isAsSaved &&
  report.refusals['other'] === undefined &&
  report.groupSeatsAgree &&
  report.overfullGroups === 0 &&
  report.meetings === 0
console.log(
  JSON.stringify({
    bench: 'demand',
    source,
    ...report,
    isAsSaved,
    seconds,
    goal: 'no refusal of code other, the saved figures',
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
