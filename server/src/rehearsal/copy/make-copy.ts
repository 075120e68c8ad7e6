import type pg from 'pg'
import {
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
import { openClient } from '#server/db/connection/open-client.ts'
import { migrate } from '#server/db/migrate.ts'
import { readSqlState } from '#server/db/errors/is-statement-error.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import {
  addUncheckedKey,
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
  const client = await openClient(url)
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

export const removeCopy = (url: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(dropCopy)))

/** The role of the portal may only add to it. Nobody of a rehearsal does. */
const neverEmptied = 'audit'

/** Copies the rows anew, in one transaction, so that they are of one moment. Returns the names of the tables. */
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
  await client.query(emptyTables(tables.filter(({ name }) => name !== neverEmptied)))
  for (const [nth, { name, columns }] of copied.entries()) {
    onTable?.(name, nth, copied.length)
    await client.query(copyRows(source, name, columns))
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(listSequences(source))
  for (const sequence of sequences) await client.query(setSequence(sequence))
  for (const key of keys) await client.query(addUncheckedKey(key))
  for (const table of tables) await client.query(setTriggers(table, true))
  return copied.map(({ name }) => name)
}

/**
 * Makes the schema of the copy, of the same version as the portal's own and with no rows but those of an installation. A
 * former one is removed.
 */
export const makeCopySchema = async (url: string): Promise<void> => {
  await withClient(url, async (client) => {
    await client.query(dropCopy)
    await client.query(makeCopy).catch((error: unknown) => {
      if (readSqlState(error) !== insufficientPrivilege) throw error
      throw new StartupError(
        'The role of the portal may not make a schema in its database, which the rehearsal needs: docs/administration.md says how to give it that right.',
      )
    })
  })
  await migrate(url, undefined, { schema: copySchema })
  await withClient(url, async (client) => void (await client.query(muteNotifications)))
}

/**
 * Fills the copy with the university as it is, in which the opening is now. Returns the students whose registration
 * opens, signed in there.
 */
export const fillCopy = ({ url, opening, onTable }: CopyOptions): Promise<SignedInStudent[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(findOwnSchema)
    await client.query(enterCopy)
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
