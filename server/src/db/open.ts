import pg from 'pg'
import { loadRowBatched, type ValueType } from './batching/load-row-batched.ts'
import { createConnectionLog } from './connection/connection-log.ts'
import { repeatTransaction } from './repeat-transaction.ts'

/** A named SQL statement: prepared once per connection, and checked against the schema by a test. */
export interface Statement<Row> {
  readonly name: string
  readonly text: string
  /**
   * The types of the parameters of a read that is batched: it returns at most one row, and calls at the same time are
   * answered by one statement.
   */
  readonly batchTypes?: readonly ValueType[]
  /** Carries the row's type only. */
  readonly row?: Row
}

/** The pool, or one transaction. */
export interface Connection {
  /** Of the database; empty for one of a schema's own, such as the copy of a rehearsal, which has no jobs. */
  readonly url: string
  rows<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>
  /** The first row, or undefined. */
  row<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row | undefined>
}

interface PoolState {
  readonly total: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
}

export interface Database extends Connection {
  /**
   * Runs the text of a library that brings its own statements, several at once where it has no values. Its values are of
   * PostgreSQL's usual types.
   */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** A pool of its own, so that taking seats does not wait behind reads. */
  readonly seatConnections: Connection
  /** Rolls back when the task throws. */
  transaction<Result>(task: (tx: Connection) => Promise<Result>): Promise<Result>
  /**
   * Calls back with the payload of each NOTIFY on the channel, over a connection of its own that reconnects after a
   * loss, and after a first failure, which it throws all the same. `onConnect` is called each time it listens, because
   * notifications in between were missed.
   */
  listen(channel: string, onPayload: (payload: string) => void, onConnect?: () => void): Promise<void>
  /** How busy the pools are. */
  pools(): Readonly<Record<'calls' | 'seats', PoolState>>
  close(): Promise<void>
}

const statements = new Map<string, Statement<unknown>>()

/** The name must be unique. `batchTypes` makes it a batched read. */
export const statement = <Row>(
  name: string,
  text: string,
  batchTypes?: readonly ValueType[],
): Statement<Row> => {
  const other = statements.get(name)
  if (other !== undefined && other.text !== text) throw new Error(`two statements are called ${name}`)
  const made: Statement<Row> = { name, text, ...(batchTypes && { batchTypes }) }
  statements.set(name, made)
  return made
}

/** The statements of all modules that have been imported so far, by name. */
export const allStatements = (): ReadonlyMap<string, Statement<unknown>> => statements

const keepText = (value: string) => value
const parsers = new Map<number, (value: string) => unknown>([
  [20, Number], // bigint: counts, well below 2^53
  [1082, keepText], // date stays Y-m-d
  [1083, (value) => value.slice(0, 5)], // time is HH:MM
  [1184, (value) => new Date(value).toISOString()],
])
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ??
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

type ConnectionLog = ReturnType<typeof createConnectionLog>

const ignore = () => undefined
const noConnectionLog: ConnectionLog = { lost: ignore, failed: ignore, succeeded: ignore }

const connection = (
  client: pg.Pool | pg.ClientBase,
  url: string,
  connectionLog: ConnectionLog,
): Connection => {
  const rows = async <Row>(statement: Statement<Row>, values: readonly unknown[] = []) => {
    try {
      const result = await client.query({ name: statement.name, text: statement.text, values: [...values] })
      connectionLog.succeeded()
      return result.rows as Row[]
    } catch (error) {
      connectionLog.failed(error)
      throw error
    }
  }
  const row: Connection['row'] = async (statement, values = []) =>
    statement.batchTypes
      ? loadRowBatched(own, statement, statement.batchTypes, values)
      : (await rows(statement, values))[0]
  const own: Connection = { url, rows, row }
  return own
}

/** The statements on a client of one's own, such as within its transaction. */
export const toConnection = (client: pg.ClientBase): Connection => connection(client, '', noConnectionLog)

const toPoolState = ({ totalCount: total, idleCount: idle, waitingCount: waiting }: pg.Pool): PoolState => ({
  total,
  idle,
  waiting,
})

const seatPoolSize = 3
// A plan made while the tables are empty would keep scanning them sequentially; compiling a statement (jit) takes longer
// than running any of ours; and planning one anew for its values, as the first five times on each connection, takes up to
// ten times as long as running it, for the same plan.
const options = '-c enable_seqscan=off -c jit=off -c plan_cache_mode=force_generic_plan'

/**
 * Only the schema's own tables and functions are found by their names, and those of PostgreSQL after them: a function of
 * the schema can stand for one of PostgreSQL's.
 */
export const toSearchPath = (schema: string): string => `${pg.escapeIdentifier(schema)}, pg_catalog`

interface PoolOptions {
  readonly url: string
  readonly max: number
  readonly schema: string | undefined
  readonly connectTimeoutMs: number
  readonly onLost: (error: Error) => void
}

const openPool = ({ url, max, schema, connectTimeoutMs, onLost }: PoolOptions): pg.Pool => {
  // Idle connections stay open, because their statements are already planned.
  const idleTimeoutMillis = 0
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis,
    options:
      schema === undefined
        ? options
        : `${options} -c search_path=${toSearchPath(schema).replaceAll(' ', '')}`,
    types,
  })
  // The pool replaces a connection that breaks while idle; without a listener this event would end the process.
  pool.on('error', onLost)
  return pool
}

interface OpenOptions {
  readonly logsConnections?: boolean
  /** Of the tables, if they are not the portal's own. Notifications are of the whole database, so none are heard. */
  readonly schema?: string
  /** How long a statement waits for a connection (ms) before it fails. */
  readonly connectTimeoutMs?: number
}

/** Connects at the first statement. A command, which prints its own error and ends, does without the log of connections. */
export const openDatabase = (
  url: string,
  poolSize = 10,
  { logsConnections = true, schema, connectTimeoutMs = 10_000 }: OpenOptions = {},
): Database => {
  const connectionLog = logsConnections ? createConnectionLog() : noConnectionLog
  let closed = false
  // The database may stop before the end of a closed connection has reached it.
  const onLost = (error: Error) => {
    if (!closed) connectionLog.lost(error)
  }
  const pool = openPool({ url, max: poolSize, schema, connectTimeoutMs, onLost })
  const seatPool = openPool({ url, max: seatPoolSize, schema, connectTimeoutMs, onLost })
  const listeners = new Set<pg.Client>()

  const listen: Database['listen'] = async (channel, onPayload, onConnect) => {
    if (schema !== undefined) {
      onConnect?.()
      return
    }
    const client = new pg.Client({ connectionString: url })
    client.on('error', onLost)
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('end', () => {
      listeners.delete(client)
      const again = () => {
        if (!closed) listen(channel, onPayload, onConnect).catch(() => undefined)
      }
      if (!closed) setTimeout(again, 1000).unref()
    })
    listeners.add(client)
    await client.connect().catch((error: unknown) => {
      connectionLog.failed(error)
      throw error
    })
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    onConnect?.()
  }

  const ownUrl = schema === undefined ? url : ''
  const runTransaction = async <Result>(task: (tx: Connection) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect().catch((error: unknown) => {
      connectionLog.failed(error)
      throw error
    })
    // The pool handles errors of idle connections only.
    client.on('error', onLost)
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await task(connection(client, ownUrl, connectionLog))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((lost: Error) => (broken = lost))
      throw error
    } finally {
      client.release(broken)
      client.off('error', onLost)
    }
  }
  return {
    ...connection(pool, ownUrl, connectionLog),
    seatConnections: connection(seatPool, ownUrl, connectionLog),
    execute: async (text, values = []) => {
      try {
        return await pool.query({ text, values, types: pg.types })
      } catch (error) {
        connectionLog.failed(error)
        throw error
      }
    },
    transaction: (task) => repeatTransaction(() => runTransaction(task)),
    listen,
    pools: () => ({ calls: toPoolState(pool), seats: toPoolState(seatPool) }),
    close: async () => {
      closed = true
      await Promise.all([...listeners].map((client) => client.end()))
      await Promise.all([pool.end(), seatPool.end()])
    },
  }
}
