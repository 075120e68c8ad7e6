import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { listAreas } from '#server/db/schema-document/list-areas.ts'
import { readCatalogue } from '#server/db/schema-document/read-catalogue.ts'
import { writeSchemaDocument } from '#server/db/schema-document/write-document.ts'
import {
  filesHeading,
  writeDocument as writeExchangeDocument,
} from '#server/records/oneroster/write-document.ts'
import { allTables } from '#server/records/tables/all-tables.ts'
import { writeSettingsDocument } from '#server/settings/write-settings-document.ts'
import { tablesHeading, writeDocument } from '#server/records/write-document.ts'

/**
 * Writes docs/schema.md from a new database, the tables of docs/records.md from their definitions, the files of
 * docs/exchange.md from the OneRoster binding, and docs/settings.md.
 */
const file = new URL('../../../docs/schema.md', import.meta.url)
const records = new URL('../../../docs/records.md', import.meta.url)
const exchange = new URL('../../../docs/exchange.md', import.meta.url)
await writeFile(new URL('../../../docs/settings.md', import.meta.url), writeSettingsDocument())

const written = await readFile(records, 'utf8')
const [text = ''] = written.split(tablesHeading, 1)
await writeFile(records, `${text}${writeDocument(allTables)}`)

const [exchangeText = ''] = (await readFile(exchange, 'utf8')).split(filesHeading, 1)
await writeFile(exchange, `${exchangeText}${writeExchangeDocument()}`)

const folder = await mkdtemp(join(tmpdir(), 'portal-schema-'))
const embedded = await startEmbedded({ dataDir: folder, log: () => undefined })
try {
  await migrate(embedded.url)
  await writeFile(file, writeSchemaDocument(await listAreas(), await readCatalogue(embedded.url)))
} finally {
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}
