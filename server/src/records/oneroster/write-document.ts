import { binding, metadataPrefix, type OneRosterField, type OneRosterName } from './binding.ts'
import { extensions } from './exported-rows.ts'
import { toTables } from './to-record-files.ts'

const writeType = ({ type }: OneRosterField): string => {
  switch (type.kind) {
    case 'enum':
      return type.values.map((value) => `\`${value}\``).join(', ')
    case 'ref':
      return `sourcedId of ${type.file}`
    case 'refs':
      return `sourcedIds of ${type.file}`
    case 'strings':
      return 'texts, separated by commas'
    case 'string':
      return 'text'
    default:
      return type.kind
  }
}

/** The columns of the records that a column of OneRoster is read into. */
const listTargets = (file: OneRosterName, source: string): string =>
  toTables(file)
    .flatMap(({ name, columns, partial }) =>
      columns
        .filter((column) => partial?.sourceOf(column) === source)
        .map((column) => `\`${name}.${column}\``),
    )
    .join(', ')

const writeFile = (name: OneRosterName): string =>
  [
    `### ${name}.csv`,
    '',
    '| column | required | what it holds | read into |',
    '|---|---|---|---|',
    ...binding[name].map(
      (field) =>
        `| \`${field.name}\` | ${field.isRequired ? 'yes' : 'no'} | ${writeType(field)} | ${listTargets(name, field.name)} |`,
    ),
    ...(extensions[name] ?? []).map(
      (column) =>
        `| \`${metadataPrefix}${column}\` | no | of this portal | ${listTargets(name, `${metadataPrefix}${column}`)} |`,
    ),
    '',
  ].join('\n')

/** The text between the introduction of docs/exchange.md and the list of the files. */
export const filesHeading = '## Files of OneRoster\n'

/** The part of docs/exchange.md that the binding and the translation write. */
export const writeDocument = (): string =>
  [
    filesHeading,
    'This part is written by `npm run schema` from the binding and from what the import reads. Columns that are read into nothing are written empty, or repeat what another one says.\n',
    ...(Object.keys(binding) as OneRosterName[]).map(writeFile),
  ].join('\n')
