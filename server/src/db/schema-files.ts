import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'

/** Where the SQL of the schema lies. */
export interface SchemaFolders {
  readonly baseline: URL
  readonly migrations: URL
  readonly functions: URL
}

export const schemaFolders: SchemaFolders = {
  baseline: new URL('./baseline/', import.meta.url),
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
}

export interface SqlFile {
  /** The file's name; of a function without its ending. */
  readonly name: string
  readonly text: string
}

const listFiles = async (folder: URL, pattern: RegExp): Promise<SqlFile[]> => {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => pattern.test(basename(path)))
  const files = paths.map(async (path) => ({
    name: basename(path),
    text: await readFile(new URL(path.replaceAll('\\', '/'), folder), 'utf8'),
  }))
  return (await Promise.all(files)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Tables, views and seed rows, in the order of their numbers. */
export const listBaseline = (folders: SchemaFolders): Promise<SqlFile[]> =>
  listFiles(folders.baseline, /^\d{2}-[a-z-]+\.sql$/)

/** The changes since the baseline, in the order of their numbers. */
export const listMigrations = (folders: SchemaFolders): Promise<SqlFile[]> =>
  listFiles(folders.migrations, /^\d{3}-[a-z0-9-]+\.sql$/)

/** One function a file, in folders by area. */
export const listFunctions = async (folders: SchemaFolders): Promise<SqlFile[]> =>
  (await listFiles(folders.functions, /^[a-z_]+\.sql$/)).map(({ name, text }) => ({
    name: basename(name, '.sql'),
    text,
  }))

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')
