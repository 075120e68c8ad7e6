import { listBaseline, listMigrations, schemaFolders } from '../schema-files.ts'

export interface SchemaArea {
  readonly title: string
  /** Tables and views in the order in which they are created. */
  readonly relations: readonly string[]
}

const toTitle = (area: string): string => {
  const words = area.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const bookkeeping = ['applied_migration', 'applied_function']

/**
 * The areas of the schema: the files of the baseline. A migration says with a line "-- area: exams" to which area the
 * tables and views belong that it creates.
 */
export const listAreas = async (): Promise<SchemaArea[]> => {
  const areas = new Map<string, string[]>()
  const add = (area: string, name: string): void => {
    const names = areas.get(area) ?? []
    if (!names.includes(name)) names.push(name)
    areas.set(area, names)
  }
  for (const { name, text } of [
    ...(await listBaseline(schemaFolders)),
    ...(await listMigrations(schemaFolders)),
  ]) {
    let area = name.replace(/^\d+-|\.sql$/g, '')
    for (const [, marked, created] of text.matchAll(
      /^(?:-- area: ([a-z-]+)|create (?:or replace )?(?:table|view) (\w+))/gm,
    )) {
      if (marked !== undefined) area = marked
      else if (created !== undefined) add(area, created)
    }
  }
  return [
    ...[...areas].map(([area, relations]) => ({ title: toTitle(area), relations })),
    { title: 'Versions of the schema', relations: bookkeeping },
  ]
}
