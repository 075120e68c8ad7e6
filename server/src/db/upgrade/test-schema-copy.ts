import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { schemaFolders, type SchemaFolders } from '../schema-files.ts'

/** A copy of the schema's folders that a test may change. */
export const copySchema = async () => {
  const root = await mkdtemp(join(tmpdir(), 'portal-schema-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const name of ['baseline', 'migrations', 'functions'] as const)
    await cp(schemaFolders[name], join(root, name), { recursive: true })
  const toUrl = (name: string) => pathToFileURL(`${join(root, name)}/`)
  const folders: SchemaFolders = {
    baseline: toUrl('baseline'),
    migrations: toUrl('migrations'),
    functions: toUrl('functions'),
  }
  return {
    folders,
    write: (path: string, text: string) => writeFile(join(root, path), text),
    remove: (path: string) => rm(join(root, path), { recursive: true }),
  }
}
