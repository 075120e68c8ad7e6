import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Readable, type Writable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'
import { openClient } from '#server/db/connection/open-client.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { createFileLinks } from './link-files.ts'
import { entryNames, type Manifest, type Summary } from './manifest.ts'
import {
  beginSnapshot,
  commit,
  copyOut,
  listFileNames,
  listMigrations,
  listSequences,
  listTables,
} from './sql.ts'

interface BackupOptions {
  readonly url: string
  readonly filesDir: string
  /** Called with each table and its rows, and now and then with the number of files. */
  readonly onProgress?: (line: string) => void
}

/** A tar entry states its size before its content, so a table is written in pieces. */
const pieceBytes = 4 * 1024 * 1024
const filesPerLine = 1000

const writeEntry = (archive: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    const entry = archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
    // An archive that is destroyed meanwhile also destroys its entry, whose error nobody else handles.
    entry.on('error', reject)
  })

const writeJson = (archive: Pack, name: string, value: object): Promise<void> =>
  writeEntry(archive, name, Buffer.from(JSON.stringify(value)))

/** The rows of a table as PostgreSQL's binary COPY; returns how many there were. */
const writeTable = async (
  archive: Pack,
  client: pg.Client,
  table: Manifest['tables'][number],
): Promise<number> => {
  const copied = client.query(copyTo(copyOut(table)))
  let piece: Buffer[] = []
  let bytes = 0
  let nth = 0
  const flush = async () => {
    nth += 1
    const entry = `${entryNames.tables}${table.name}/${String(nth).padStart(6, '0')}`
    await writeEntry(archive, entry, Buffer.concat(piece, bytes))
    piece = []
    bytes = 0
  }
  for await (const chunk of copied as AsyncIterable<Buffer>) {
    piece.push(chunk)
    bytes += chunk.length
    if (bytes >= pieceBytes) await flush()
  }
  if (bytes > 0) await flush()
  return copied.rowCount
}

/** Returns false where the folder does not have the file. */
const writeFile = async (archive: Pack, links: string, name: string): Promise<boolean> => {
  const path = toFilePath(links, name)
  const found = await stat(path).catch(() => null)
  if (found === null) return false
  const entry = archive.entry({ name: `${entryNames.files}${name}`, size: found.size })
  // An upload that is still arriving grows meanwhile.
  const content = found.size === 0 ? Readable.from([]) : createReadStream(path, { end: found.size - 1 })
  await pipeline(content, entry)
  return true
}

const writeAll = async (archive: Pack, options: BackupOptions): Promise<Summary> => {
  const { url, filesDir, onProgress } = options
  const links = createFileLinks(filesDir)
  let disconnect = () => Promise.resolve()
  try {
    // Before the snapshot, for what is deleted after it; and after it, for what came in between.
    await links.linkAll()
    const client = await openClient(url)
    disconnect = () => client.end()
    await client.query(beginSnapshot)
    const rows = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
    // The first statement takes the snapshot.
    const migrations = await rows<{ name: string }>(listMigrations)
    await links.linkAll()
    const tables = await rows<Manifest['tables'][number]>(listTables)
    const made: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables,
      sequences: await rows<Manifest['sequences'][number]>(listSequences),
    }
    await writeJson(archive, entryNames.manifest, made)
    const counts: Record<string, number> = {}
    for (const table of tables) {
      counts[table.name] = await writeTable(archive, client, table)
      onProgress?.(`${table.name}: ${counts[table.name]} rows`)
    }
    const names = await rows<{ name: string }>(listFileNames)
    const missing: string[] = []
    for (const [nth, { name }] of names.entries()) {
      if (!(await writeFile(archive, links.folder, name))) missing.push(name)
      if ((nth + 1) % filesPerLine === 0) onProgress?.(`files: ${nth + 1} of ${names.length}`)
    }
    await client.query(commit)
    const end: Summary = { rows: counts, files: names.length - missing.length, missing }
    await writeJson(archive, entryNames.summary, end)
    archive.finalize()
    return end
  } finally {
    await disconnect()
    await links.remove()
  }
}

/**
 * Writes the database and its uploaded files into `out` as they are at one moment, while the portal runs: a tar of JSON and
 * of binary COPY. The database is read in one transaction, and waits for nobody.
 */
export const writeBackup = async (out: Writable, options: BackupOptions): Promise<Summary> => {
  const archive = pack()
  const written = pipeline(archive, out)
  const made = writeAll(archive, options).catch((error: unknown) => {
    archive.destroy(error as Error)
    throw error
  })
  const [summary] = await Promise.allSettled([made, written])
  // Of two errors the one of the file is the cause.
  await written
  if (summary.status === 'rejected') throw summary.reason
  return summary.value
}
