import type { Connection } from './open.ts'
import { hashText, listFunctions, listMigrations, schemaFolders } from './schema-files.ts'
import { identifyDatabase, listAppliedSchema } from './sql.ts'

/** The names of what `migrate` would apply; nothing is changed. */
export const listPendingSchema = async (db: Connection): Promise<string[]> => {
  if (!(await identifyDatabase(db)).has_tables) return ['baseline']
  const applied = new Set((await listAppliedSchema(db)).map(({ name, hash }) => `${name} ${hash}`))
  const [migrations, functions] = await Promise.all([
    listMigrations(schemaFolders),
    listFunctions(schemaFolders),
  ])
  return [
    ...migrations.filter(({ name }) => !applied.has(`${name} `)),
    ...functions.filter(({ name, text }) => !applied.has(`${name} ${hashText(text)}`)),
  ].map(({ name }) => name)
}
