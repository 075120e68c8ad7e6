import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract } from 'tar-stream'
import { openClient } from '#server/db/connection/open-client.ts'
import { migrate } from '#server/db/migrate.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { listStoredNames } from '#server/http/files/list-stored-names.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import { entryNames, manifest, summary, type Manifest, type Summary } from './manifest.ts'
import {
  addKey,
  begin,
  commit,
  copyIn,
  dropKey,
  emptyTables,
  type ForeignKey,
  grantRight,
  hasSchema,
  hasUniversity,
  listForeignKeys,
  listMissingRights,
  listTables,
  markTrial,
  type MissingRight,
  revokeRight,
  setSequence,
  setTriggers,
} from './sql.ts'

interface RestoreOptions {
  readonly url: string
  readonly filesDir: string
  readonly onProgress?: (line: string) => void
  readonly isTrial?: boolean
}

type Entry = Readable & { readonly header: { readonly name: string } }

const filesPerLine = 1000
/** As the portal writes them. */
const fileMode = 0o600

/** The refusal of a file that cannot be read to its end. */
export const damaged = (reason: unknown): StartupError =>
  reason instanceof StartupError
    ? reason
    : new StartupError(
        `The backup is not whole or damaged (${(reason as Error).message}); nothing was restored.`,
      )

/** PostgreSQL's codes for rows that it cannot read. */
const unreadableRows = new Set(['22P03', '22P04'])

/** The names that the portal gives; any other could be a path out of the folder. */
const fileName = /^[0-9a-f]{32}$/

const toEntryJson = async <Value>(entry: Entry, parse: (value: unknown) => Value): Promise<Value> => {
  try {
    return parse(JSON.parse(await text(entry)))
  } catch {
    throw new StartupError('This is not a backup of the portal, or one of a newer version.')
  }
}

/** Throws unless the database is empty or holds nothing but what an installation brings. */
const requireEmpty = async ({ url, filesDir }: RestoreOptions): Promise<void> => {
  const client = await openClient(url)
  try {
    const { rows } = await client.query<{ found: boolean }>(hasSchema)
    const holds = rows[0]!.found && (await client.query<{ found: boolean }>(hasUniversity)).rows[0]!.found
    if (holds)
      throw new StartupError('The database already holds a university. Restore into an empty database.')
  } finally {
    await client.end()
  }
  const names = await listStoredNames(filesDir).catch(() => [])
  if (names.length > 0)
    throw new StartupError(
      `The folder ${filesDir} already has uploaded files. Choose an empty one with PORTAL_FILES.`,
    )
}

/** Receives the pieces of one table after another. */
const createTableWriter = (client: pg.Client, tables: Manifest['tables']) => {
  let open: { readonly name: string; readonly stream: Writable; readonly done: Promise<void> } | null = null
  const close = async (): Promise<void> => {
    if (open === null) return
    const { stream, done } = open
    open = null
    stream.end()
    await done
  }
  const start = (name: string) => {
    const table = tables.find((each) => each.name === name)
    if (table === undefined) throw new StartupError(`The backup has rows of an unknown table, ${name}.`)
    const stream = client.query(copyFrom(copyIn(table)))
    const done = new Promise<void>((resolve, reject) => {
      stream.once('finish', resolve)
      stream.once('error', reject)
    })
    // It is awaited when the table ends.
    done.catch(() => undefined)
    return { name, stream, done }
  }
  const write = async (name: string, entry: Entry): Promise<boolean> => {
    const isNew = open?.name !== name
    if (isNew) {
      await close()
      open = start(name)
    }
    const { stream, done } = open!
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      if (!stream.write(chunk))
        await Promise.race([new Promise<void>((resolve) => stream.once('drain', () => resolve())), done])
    }
    return isNew
  }
  return { write, close }
}

/** Writes one uploaded file; its path is added to `written` before its first byte. */
const writeFile = async (entry: Entry, name: string, filesDir: string, written: string[]): Promise<void> => {
  if (!fileName.test(name)) throw new StartupError(`The backup has a file with a strange name, ${name}.`)
  const path = toFilePath(filesDir, name)
  await mkdir(dirname(path), { recursive: true })
  written.push(path)
  await pipeline(entry, createWriteStream(path, { mode: fileMode, flags: 'wx' }))
}

/** Reads the rest of the archive into a schema of the same migrations, in one transaction. */
const load = async (
  nextEntry: () => Promise<Entry | null>,
  { tables, sequences }: Manifest,
  { url, filesDir, onProgress, isTrial }: RestoreOptions,
): Promise<Summary> => {
  const written: string[] = []
  const client = await openClient(url)
  try {
    await client.query(begin)
    // Names from the file become part of statements: only those of the schema are taken.
    const { rows: known } = await client.query<Manifest['tables'][number]>(listTables)
    if (JSON.stringify(known) !== JSON.stringify(tables))
      throw new StartupError('The tables of the backup are not those of its version.')
    // Without them the tables can be filled in any order; added again, each is checked for all rows.
    const { rows: keys } = await client.query<ForeignKey>(listForeignKeys)
    for (const key of keys) await client.query(dropKey(key))
    for (const table of tables) await client.query(setTriggers(table, false))
    const { rows: missing } = await client.query<MissingRight>(listMissingRights)
    for (const right of missing) await client.query(grantRight(right))
    await client.query(emptyTables(tables))
    const writer = createTableWriter(client, tables)
    let end: Summary | undefined
    for (let entry = await nextEntry(); entry !== null; entry = await nextEntry()) {
      const { name } = entry.header
      if (name.startsWith(entryNames.tables)) {
        const table = name.split('/')[1] ?? ''
        if (await writer.write(table, entry)) onProgress?.(table)
        continue
      }
      await writer.close()
      if (name.startsWith(entryNames.files)) {
        await writeFile(entry, name.slice(entryNames.files.length), filesDir, written)
        if (written.length % filesPerLine === 0) onProgress?.(`files: ${written.length}`)
      } else {
        end = await toEntryJson(entry, (value) => summary.parse(value))
      }
    }
    if (end === undefined) throw damaged(new Error('its end is missing'))
    for (const sequence of sequences) await client.query(setSequence(sequence))
    for (const key of keys) await client.query(addKey(key))
    for (const table of tables) await client.query(setTriggers(table, true))
    for (const right of missing) await client.query(revokeRight(right))
    if (isTrial) await client.query(markTrial)
    await client.query(commit)
    return end
  } catch (error) {
    for (const path of written) await rm(path, { force: true })
    throw unreadableRows.has((error as { code?: string }).code ?? '') ? damaged(error) : error
  } finally {
    await client.end()
  }
}

/**
 * Restores a backup into an empty database and an empty folder: the schema of the backup's own version, its rows and files,
 * then the newest schema. Throws a StartupError for what is not empty, not a backup, cut off, or of a newer portal.
 */
export const readBackup = async (source: Readable, options: RestoreOptions): Promise<Summary> => {
  await requireEmpty(options)
  const archive = extract()
  const read = pipeline(source, archive)
  const failure = read.then(
    () => null,
    (reason: unknown) => reason,
  )
  /** An entry that ends early only reports that it was destroyed; the source knows why. */
  const explain = async (error: unknown): Promise<unknown> => {
    if (error instanceof StartupError) return error
    source.destroy()
    const reason = await failure
    return reason instanceof StartupError ? reason : error
  }
  const entries = archive[Symbol.asyncIterator]() as AsyncIterator<Entry>
  const nextEntry = async (): Promise<Entry | null> => {
    try {
      const { done, value } = await entries.next()
      return done === true ? null : value
    } catch (error) {
      throw damaged(error)
    }
  }
  try {
    const first = await nextEntry()
    if (first?.header.name !== entryNames.manifest)
      throw new StartupError('This is not a backup of the portal.')
    const made = await toEntryJson(first, (value) => manifest.parse(value))
    await migrate(options.url, undefined, { only: new Set(made.migrations) })
    const end = await load(nextEntry, made, options)
    await read
    await migrate(options.url)
    return end
  } catch (error) {
    throw await explain(error)
  }
}
