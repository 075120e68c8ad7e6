import pg from 'pg'
import {
  addKey,
  begin,
  commit,
  dropKey,
  emptyTables,
  listForeignKeys,
  listTables,
  setSequence,
  setTriggers,
  type ForeignKey,
} from '#server/backup/sql.ts'
import { migrate } from '#server/db/migrate.ts'
import { readSqlState } from '#server/db/is-statement-error.ts'
import { StartupError } from '#server/db/startup-error.ts'
import {
  analyzeTables,
  copyRows,
  copySchema,
  dropCopy,
  endOtherSemesters,
  enterCopy,
  findOwnSchema,
  listSequences,
  makeCopy,
  makeCurrent,
  muteNotifications,
  notCopied,
  openNow,
  openSessions,
} from './sql.ts'

/** The opening that is rehearsed. */
export interface Opening {
  readonly semesterID: number
  /** When it is, in ISO form. */
  readonly opensAt: string
}

/** A student whose registration opens, signed in to the copy. */
export interface SignedInStudent {
  readonly studentID: number
  readonly token: string
}

interface CopyOptions {
  readonly url: string
  readonly opening: Opening
  readonly onTable?: (name: string, nth: number, total: number) => void
}

const insufficientPrivilege = '42501'

const withClient = async <Result>(
  url: string,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

export const removeCopy = (url: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(dropCopy)))

/** Copies the rows, in one transaction, so that they are of one moment. Returns the names of the tables. */
const fill = async (
  client: pg.Client,
  source: string,
  onTable: CopyOptions['onTable'],
): Promise<string[]> => {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(listTables)
  const { rows: keys } = await client.query<ForeignKey>(listForeignKeys)
  const copied = tables.filter(({ name }) => !notCopied.includes(name))
  for (const key of keys) await client.query(dropKey(key))
  for (const table of tables) await client.query(setTriggers(table, false))
  await client.query(emptyTables(tables))
  for (const [nth, { name, columns }] of copied.entries()) {
    onTable?.(name, nth, copied.length)
    await client.query(copyRows(source, name, columns))
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(listSequences(source))
  for (const sequence of sequences) await client.query(setSequence(sequence))
  // Rows that were copied are right already; rows that are written from now on are checked.
  for (const key of keys) await client.query(`${addKey(key)} not valid`)
  for (const table of tables) await client.query(setTriggers(table, true))
  return copied.map(({ name }) => name)
}

/**
 * Makes the copy in which an opening is rehearsed: a schema of its own in the same database, of the same version, in which
 * that opening is now. Former copies are removed. Returns the students whose registration opens, signed in there.
 */
export const makeOpenedCopy = ({ url, opening, onTable }: CopyOptions): Promise<SignedInStudent[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(findOwnSchema)
    await client.query(dropCopy)
    await client.query(makeCopy).catch((error: unknown) => {
      if (readSqlState(error) !== insufficientPrivilege) throw error
      throw new StartupError(
        'The rehearsal needs the right to make a schema: GRANT CREATE ON DATABASE … TO the role of the portal.',
      )
    })
    await migrate(url, undefined, { schema: copySchema })
    await client.query(enterCopy)
    await client.query(muteNotifications)
    await client.query(begin)
    const copied = await fill(client, rows[0]!.name, onTable)
    await client.query(endOtherSemesters, [opening.semesterID])
    await client.query(makeCurrent, [opening.semesterID])
    await client.query(openNow, [opening.semesterID, opening.opensAt])
    const { rows: students } = await client.query<SignedInStudent>(openSessions)
    await client.query(commit)
    await client.query(analyzeTables(copied))
    return students
  })
