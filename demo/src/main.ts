import { parseArgs } from 'node:util'
import { StartupError } from '#server/db/errors/startup-error.ts'
import { toDiskFullError } from '#server/db/errors/to-disk-full-error.ts'
import { toConnectionError } from '#server/db/errors/to-connection-error.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { openDatabase } from '#server/db/open.ts'
import { isUniversityMissing } from '#server/db/sql.ts'
import { env } from '#server/env.ts'
import { requireWritableFolders } from '#server/folders/require-writable-folders.ts'
import { moveSeason } from './seed/move-season.ts'
import { writePublicCatalogue } from './public-catalogue/write-public-catalogue.ts'
import { makeUniversity } from './make-university.ts'
import { namedStudents, sharedPassword } from './named-students.ts'

const usage = `npm run demo -- [--students N] [--if-empty]
npm run demo -- --catalogue DIR     # writes its files with made-up names, for npm run import`
const defaultStudents = 3000
const maxStudents = 90_000

const printLine = (line: string) => console.log(line)

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        students: { type: 'string' },
        'if-empty': { type: 'boolean', default: false },
        catalogue: { type: 'string' },
      },
    })
    const students = Number(values.students ?? defaultStudents)
    if (!Number.isInteger(students) || students < namedStudents.length || students > maxStudents) {
      throw new Error(`--students takes a whole number from ${namedStudents.length} to ${maxStudents}`)
    }
    return { students, onlyIfEmpty: values['if-empty'], catalogue: values.catalogue }
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${usage}`)
  }
}

const loadToday = async (db: Database): Promise<string> => {
  const text = `select (now() at time zone (value #>> '{}'))::date as today from setting where name = 'time_zone'`
  return (await db.row<{ today: string }>({ name: '', text }))!.today
}

const createDemo = async (
  url: string,
  { students, onlyIfEmpty }: ReturnType<typeof readArguments>,
): Promise<void> => {
  await migrate(url).catch((error: unknown) => {
    throw toConnectionError(error, url)
  })
  const db = openDatabase(url, 2)
  try {
    if (onlyIfEmpty && !(await isUniversityMissing(db))) {
      const days = await moveSeason(db, await loadToday(db))
      if (days > 0) printLine(`The demo university was moved on by ${days} days, to be in season.`)
      return
    }
    const begun = Date.now()
    await makeUniversity(db, { students, today: await loadToday(db), log: printLine, filesDir: env.filesDir })
    printLine(`The demo university is ready, in ${((Date.now() - begun) / 1000).toFixed(1)} s.`)
    if (onlyIfEmpty) return // the portal, which starts it so, prints the log-ins itself
    printLine('Log in as:')
    for (const { code, password, state } of namedStudents)
      printLine(`  ${code}  ${password.padEnd(14)}  ${state.en}`)
    printLine(`All other students have the password ${sharedPassword}.`)
  } finally {
    await db.close()
  }
}

const run = async (): Promise<void> => {
  const options = readArguments()
  requireWritableFolders()
  if (options.catalogue !== undefined) {
    const folder = await writePublicCatalogue(options.catalogue, env.dataDir)
    return printLine(`Written, with made-up names. To import it: npm run import -- ${folder}`)
  }
  if (env.databaseUrl !== undefined) return createDemo(env.databaseUrl, options)
  const embedded = await startEmbedded({ dataDir: env.dataDir, log: printLine })
  try {
    await createDemo(embedded.url, options)
  } finally {
    await embedded.stop()
  }
}

await run().catch((error: unknown) => {
  const shown = toDiskFullError(error)
  console.error(shown instanceof StartupError ? shown.message : shown)
  process.exitCode = 1
})
