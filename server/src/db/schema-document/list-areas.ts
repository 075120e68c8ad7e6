import { listBaseline, listMigrations, schemaFolders } from '../schema-files.ts'

export interface SchemaArea {
  readonly title: string
  readonly description: string
  /** Tables and views in the order in which they are created. */
  readonly relations: string[]
}

const line = /^(?:-- ([A-Z][\w' ]+): (.*)|create (?:or replace )?(?:table|view) (\w+))/gm

/**
 * The areas of the schema. A file of the baseline begins with the title and the description of its area; a migration says
 * with such a line to which area the tables and views belong that it creates.
 */
export const listAreas = async (): Promise<SchemaArea[]> => {
  const areas: SchemaArea[] = []
  const files = [...(await listBaseline(schemaFolders)), ...(await listMigrations(schemaFolders))]
  for (const { text } of files) {
    let area: SchemaArea | undefined
    for (const [, title, description, created] of text.matchAll(line)) {
      if (title !== undefined) {
        area = areas.find((known) => known.title === title)
        if (area === undefined) areas.push((area = { title, description: description ?? '', relations: [] }))
      } else if (created !== undefined && area?.relations.includes(created) === false)
        area.relations.push(created)
    }
  }
  const versions = ['applied_migration', 'applied_function']
  return [
    ...areas,
    {
      title: 'Versions',
      description: 'Which migrations and functions the database has.',
      relations: versions,
    },
  ]
}
