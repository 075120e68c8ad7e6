import type { Column, DatabaseFunction, Relation } from './read-catalogue.ts'
import type { SchemaArea } from './list-areas.ts'

interface Catalogue {
  readonly relations: readonly Relation[]
  readonly functions: readonly DatabaseFunction[]
}

const shorten = (text: string): string =>
  text
    .replaceAll(/::(text|date|jsonb|numeric|integer|timestamp with time zone|text\[\])(\[\])?/g, '')
    .replaceAll(/= ANY \(\(?ARRAY\[(.*?)\]\)?\)/g, 'in ($1)')
    .replaceAll('timestamp with time zone', 'timestamptz')

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const toCode = (text: string): string => `\`${escapeCell(shorten(text))}\``
const link = (name: string): string => `[${name}](#${name})`
const toList = (label: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `- ${label}: ${items.join('; ')}`

/** A long expression stays in its migration. */
const toDefault = (value: string): string =>
  toCode(value.startsWith('generated: ') && value.length > 80 ? 'generated' : value)

const toRow = ({ name, type, is_required, value, comment }: Column): string =>
  `| ${name} | ${shorten(type)} | ${is_required ? 'no' : 'yes'} | ${value === null ? '' : toDefault(value)} | ${escapeCell(comment ?? '')} |`

const toReference = (text: string): string => {
  const [, columns, table, rest] = /^FOREIGN KEY \((.*?)\) REFERENCES (\w+)\(.*?\)(.*)$/.exec(text)!
  return `${columns} → ${link(table!)}${rest!.toLowerCase()}`
}

const toIndex = (text: string): string => {
  const [, unique, name, method, columns] = /^CREATE (UNIQUE )?INDEX (\w+) ON \S+ USING (\w+) (.*)$/.exec(
    text,
  )!
  const kind = method === 'btree' ? '' : `${method} `
  return `${unique ? 'unique ' : ''}${kind}${toCode(columns!)}${unique ? ` (${name})` : ''}`
}

const describeTable = ({
  name,
  comment,
  options,
  columns,
  constraints,
  indexes,
  triggers,
}: Relation): string => {
  const ofType = (...types: string[]) =>
    constraints.filter(({ type }) => types.includes(type)).map(({ text }) => text)
  const keys = ofType('p', 'u').map((text) =>
    toCode(text.replace('PRIMARY KEY', 'primary key').replace('UNIQUE', 'unique')),
  )
  const checks = ofType('c').map((text) => toCode(text.replace(/^CHECK \(\(?(.*?)\)?\)$/, '$1')))
  return [
    `### ${name}\n`,
    `${comment}\n`,
    '| column | type | null | default | what it is |',
    '|---|---|---|---|---|',
    ...columns.map(toRow),
    '',
    [
      toList('Keys', keys),
      toList('References', ofType('f').map(toReference)),
      toList('Checks', checks),
      toList('Indexes', indexes.map(toIndex)),
      toList(
        'Triggers',
        triggers.map((trigger) => link(trigger)),
      ),
      toList('Storage', options ? [toCode(options)] : []),
    ]
      .filter((part) => part !== '')
      .join('\n'),
    '',
  ].join('\n')
}

const describeView = ({ name, comment, columns }: Relation): string =>
  `### ${name}\n\n${comment}\n\nView: ${columns.map((column) => `${column.name} ${shorten(column.type)}`).join(', ')}\n`

const describeFunction = ({ name, parameters, result, comment }: DatabaseFunction): string =>
  `### ${name}\n\n\`${shorten(`${name}(${parameters}) → ${result}`)}\`\n\n${comment}\n`

const toAnchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-').replaceAll("'", '')

/** The Markdown of docs/schema.md. Throws for a table or view that belongs to no area. */
export const writeSchemaDocument = (
  areas: readonly SchemaArea[],
  { relations, functions }: Catalogue,
): string => {
  const byName = new Map(relations.map((relation) => [relation.name, relation]))
  const sections = areas.map(({ title, description, relations: names }) => {
    const found = names.flatMap((name) => byName.get(name) ?? [])
    for (const { name } of found) byName.delete(name)
    const parts = found.map((relation) =>
      relation.kind === 'view' ? describeView(relation) : describeTable(relation),
    )
    return {
      title,
      names: found.map(({ name }) => name),
      text: `## ${title}\n\n${description}\n\n${parts.join('\n')}`,
    }
  })
  if (byName.size > 0) throw new Error(`No area for ${[...byName.keys()].join(', ')}: see list-areas.ts`)
  return [
    '# Schema\n',
    'Made from the database by `npm run schema`: do not edit. How the schema is changed: [migrations](../server/src/db/migrations/README.md).\n',
    ...sections.map(({ title, names }) => `- [${title}](#${toAnchor(title)}): ${names.map(link).join(', ')}`),
    `- [Functions](#functions): ${functions.map(({ name }) => link(name)).join(', ')}\n`,
    ...sections.map(({ text }) => text),
    `## Functions\n\n${functions.map(describeFunction).join('\n')}`,
  ].join('\n')
}
