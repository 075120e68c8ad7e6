import type { Column } from './column.ts'
import type { RecordTable } from './record-table.ts'

const writeType = ({ type }: Column): string => {
  switch (type.kind) {
    case 'text':
      return type.max <= 1000 ? `text, up to ${type.max} characters` : 'text, also of several lines'
    case 'integer':
      return `whole number, ${type.from} to ${type.to}`
    case 'decimal':
      return `number, ${type.from} to ${type.to}, up to ${type.scale} digits after the point`
    case 'money':
      return 'amount, such as 12.50'
    case 'file':
      return `file, up to ${type.maxBytes / 1024 / 1024} MB: ${type.types.join(', ')}`
    case 'json':
      return 'JSON'
    case 'date':
      return 'date'
    case 'datetime':
      return 'date and time'
    case 'time':
      return 'time'
    case 'boolean':
      return '`yes` or `no`'
    case 'choice':
      return Object.keys(type.values)
        .map((value) => `\`${value}\``)
        .join(', ')
    case 'choices':
      return `several of ${type.values.map((value) => `\`${value}\``).join(', ')}, separated by \`\\|\``
    case 'code':
      return `code of [${type.of}](#${type.of})`
  }
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const writeColumn = (column: Column): string => {
  const { name, isRequired, byDefault, about, example } = column
  const required = isRequired ? 'yes' : byDefault === '' ? 'no' : `no: \`${byDefault}\``
  return `| \`${name}\` | ${writeType(column)} | ${required} | ${escapeCell(about)} | ${escapeCell(example)} |`
}

const writeTable = ({ name, about, key, columns }: RecordTable): string =>
  [
    `### ${name}`,
    '',
    about,
    '',
    `Key: ${key.map((column) => `\`${column}\``).join(', ')}.`,
    '',
    '| column | type | required | what it is | example |',
    '|---|---|---|---|---|',
    ...columns.map(writeColumn),
    '',
  ].join('\n')

/** The text between the introduction of docs/records.md and the list of the tables. */
export const tablesHeading = '## Tables\n'

/** The part of docs/records.md that the definitions write. */
export const writeDocument = (tables: readonly RecordTable[]): string =>
  [
    tablesHeading,
    'This part is written from the definitions by `npm run schema`.\n',
    ...tables.map(writeTable),
  ].join('\n')
