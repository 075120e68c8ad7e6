import { parseArgs } from 'node:util'
import { trimLine } from '#rules/text/invisible-characters.ts'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { listEvents } from '#server/security-log/sql.ts'
import { withDatabase } from './with-database.ts'

// `npm run security-log`: one line for each event, newest last; a repeated failure is one line with its number.

const maxLines = 100_000

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: { days: { type: 'string', default: '7' }, student: { type: 'string' } },
    })
    const days = Number(values.days)
    if (!Number.isInteger(days) || days < 1 || days > 366) throw new Error('--days takes 1 to 366.')
    return { days, student: values.student === undefined ? null : trimLine(values.student) }
  } catch (error) {
    throw new StartupError(`npm run security-log -- [--days 7] [--student CODE]\n${(error as Error).message}`)
  }
}

/** One field of a line; a blank would begin the next field. */
const toField = (text: string): string => (text === '' ? '-' : JSON.stringify(text))

const run = async (): Promise<void> => {
  const { days, student } = readOptions()
  await withDatabase(1, async (db) => {
    for (const each of await listEvents(db, days, student, maxLines)) {
      const { at, event, code, address, device, detail, times, last_at } = each
      const fields = [at, event, toField(code), address, toField(device), toField(detail)]
      console.log([...fields, ...(times > 1 ? [`${times} times until ${last_at}`] : [])].join(' '))
    }
  })
}

await run().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
