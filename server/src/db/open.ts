import pg from 'pg'
import { rowTogether, type ValueType } from './row-together.ts'

/** One SQL statement by its name; the server prepares it once a connection, and a test prepares each of them. */
export interface Statement<Row> {
  readonly name: string
  readonly text: string
  /**
   * For a reading that many make at the same time: the types of its values. It gives one row at most, and those who ask
   * for it at the same time are answered by one statement.
   */
  readonly together?: readonly ValueType[]
  /** Only carries the row's type. */
  readonly row?: Row
}

/** What runs statements: the pool, or one transaction. */
export interface Connection {
  rows<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row[]>
  /** The first row, or undefined. */
  row<Row>(statement: Statement<Row>, values?: readonly unknown[]): Promise<Row | undefined>
}

export interface Database extends Connection {
  readonly url: string
  /** Connections of their own for what must not wait behind everybody's readings: taking seats. */
  readonly ahead: Connection
  /** Runs the work in one transaction: all of it is kept, or none when it throws. */
  transaction<Result>(work: (tx: Connection) => Promise<Result>): Promise<Result>
  /**
   * Calls back with the payload of each NOTIFY on the channel, over a connection of its own that comes back after a
   * loss; `connected` is called each time it listens anew, because what was said meanwhile was missed.
   */
  listen(channel: string, heard: (payload: string) => void, connected?: () => void): Promise<void>
  close(): Promise<void>
}

const known = new Map<string, Statement<unknown>>()

/** Takes a name that no other statement has, its SQL, and when it is asked together the types of its values; gives the statement. */
export const statement = <Row>(
  name: string,
  text: string,
  together?: readonly ValueType[],
): Statement<Row> => {
  const other = known.get(name)
  if (other !== undefined && other.text !== text) throw new Error(`two statements are called ${name}`)
  const made: Statement<Row> = { name, text, ...(together && { together }) }
  known.set(name, made)
  return made
}

/** Gives every statement that has been written so far, by its name. */
export const allStatements = (): ReadonlyMap<string, Statement<unknown>> => known

const asText = (value: string) => value
const parsers = new Map<number, (value: string) => unknown>([
  [20, Number], // bigint: counts, well below 2^53
  [1082, asText], // date stays Y-m-d
  [1083, (value) => value.slice(0, 5)], // time is HH:MM
  [1184, (value) => new Date(value).toISOString()],
])
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ??
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

const connection = (client: pg.Pool | pg.ClientBase): Connection => {
  const rows = async <Row>(statement: Statement<Row>, values: readonly unknown[] = []) => {
    const result = await client.query({ name: statement.name, text: statement.text, values: [...values] })
    return result.rows as Row[]
  }
  const row: Connection['row'] = async (statement, values = []) =>
    statement.together
      ? rowTogether(own, statement, statement.together, values)
      : (await rows(statement, values))[0]
  const own: Connection = { rows, row }
  return own
}

const connectionsAhead = 3
// A plan that was made while the tables were empty would read them from end to end all day; and a statement that looks
// dear is not compiled first, which takes longer than any of ours.
const options = '-c enable_seqscan=off -c jit=off'

const openPool = (url: string, max: number): pg.Pool => {
  // A connection that has planned its statements is not closed because nobody came for ten seconds.
  const idleTimeoutMillis = 0
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis,
    options,
    types,
  })
  // A connection that breaks while idle is replaced by the pool; unheard, this event would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Takes a PostgreSQL URL and the pool's size; gives the database. Nothing is connected before the first statement. */
export const openDatabase = (url: string, poolSize = 10): Database => {
  const pool = openPool(url, poolSize)
  const ahead = openPool(url, connectionsAhead)
  const listeners = new Set<pg.Client>()
  let closed = false

  const listen: Database['listen'] = async (channel, heard, connected) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    client.on('notification', (message) => heard(message.payload ?? ''))
    client.on('end', () => {
      listeners.delete(client)
      if (!closed)
        setTimeout(() => void listen(channel, heard, connected).catch(() => undefined), 1000).unref()
    })
    listeners.add(client)
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    connected?.()
  }

  return {
    url,
    ...connection(pool),
    ahead: connection(ahead),
    transaction: async (work) => {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work(connection(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((lost: Error) => (broken = lost))
        throw error
      } finally {
        client.release(broken)
      }
    },
    listen,
    close: async () => {
      closed = true
      await Promise.all([...listeners].map((client) => client.end()))
      await Promise.all([pool.end(), ahead.end()])
    },
  }
}
