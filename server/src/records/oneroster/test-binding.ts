import { openFolder } from '../folder/open-folder.ts'
import { binding, manifestFiles, metadataPrefix, type OneRosterName, type OneRosterType } from './binding.ts'

const patterns: Readonly<Record<'date' | 'dateTime' | 'boolean' | 'year' | 'float', RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  boolean: /^(true|false)$/,
  year: /^\d{4}$/,
  float: /^-?\d+(\.\d+)?$/,
}

const isAllowed = (
  value: string,
  type: OneRosterType,
  ids: (file: OneRosterName) => Set<string>,
): boolean => {
  switch (type.kind) {
    case 'string':
    case 'strings':
      return !/[\r\n]/.test(value)
    case 'enum':
      return type.values.includes(value)
    case 'ref':
      return ids(type.file).has(value)
    case 'refs':
      return value.split(',').every((id) => ids(type.file).has(id))
    default:
      return patterns[type.kind].test(value)
  }
}

type Tables = ReadonlyMap<
  string,
  { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
>

/** Constraints between rows beyond their types. */
const listContradictions = (tables: Tables): string[] => {
  const read = (name: OneRosterName, ...columns: readonly string[]) => {
    const table = tables.get(name)
    return (table?.rows ?? []).map((values) =>
      columns.map((column) => values[table!.columns.indexOf(column)] ?? ''),
    )
  }
  const schools = new Set(
    read('orgs', 'sourcedId', 'type').flatMap(([id = '', type]) => (type === 'school' ? [id] : [])),
  )
  const roles = new Set(read('roles', 'userSourcedId', 'orgSourcedId').map((row) => row.join(' ')))
  return [
    ...(['classes', 'enrollments', 'lineItems'] as const).flatMap((name) =>
      read(name, 'schoolSourcedId').flatMap(([org = '']) =>
        schools.has(org) ? [] : [`${name}: schoolSourcedId ${org} is no school`],
      ),
    ),
    ...read('users', 'sourcedId', 'primaryOrgSourcedId').flatMap(([user, org]) =>
      org === '' || roles.has(`${user} ${org}`) ? [] : [`users: ${user} has no role in ${org}`],
    ),
  ]
}

/**
 * Reads a folder as a strict importer would, and lists what the published binding does not allow: columns and their order,
 * required values, types, enumerations, references, ids that are there twice, the manifest, and what bulk files leave empty.
 */
export const listViolations = async (dir: string): Promise<string[]> => {
  const violations: string[] = []
  const files = await openFolder(dir)
  const tables = new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [
            file.name,
            { columns: file.columns, rows: (await Array.fromAsync(file.rows())).map(({ values }) => values) },
          ] as const,
      ),
    ),
  )
  const manifest = new Map(
    tables.get('manifest')?.rows.map(([property = '', value = '']) => [property, value]),
  )
  if (manifest.get('manifest.version') !== '1.0') violations.push('manifest.version')
  if (manifest.get('oneroster.version') !== '1.2') violations.push('oneroster.version')
  for (const name of manifestFiles)
    if (manifest.get(`file.${name}`) !== (tables.has(name) ? 'bulk' : 'absent'))
      violations.push(`manifest: file.${name} is ${manifest.get(`file.${name}`)}`)
  const idsOf = new Map(
    [...tables].map(([name, { columns, rows }]) => {
      const at = columns.indexOf('sourcedId')
      return [name, new Set(rows.map((values) => values[at]!))]
    }),
  )
  for (const [name, { columns, rows }] of tables) {
    if (name === 'manifest') continue
    const fields = binding[name as OneRosterName] ?? []
    const names = fields.map((field) => field.name)
    if (columns.slice(0, names.length).join() !== names.join())
      violations.push(`${name}: columns ${columns.join()}`)
    if (!columns.slice(names.length).every((column) => column.startsWith(metadataPrefix)))
      violations.push(`${name}: other columns without their prefix`)
    if (rows.length === 0) violations.push(`${name}: no rows`)
    if (idsOf.get(name)!.size !== rows.length) violations.push(`${name}: an id that is there twice`)
    for (const [at, { name: column, isRequired, type }] of fields.entries())
      for (const values of rows) {
        const value = values[at] ?? ''
        const isBulk = column === 'status' || column === 'dateLastModified'
        if (isBulk && value !== '') violations.push(`${name}: ${column} in a bulk file`)
        else if (value === '' && isRequired) violations.push(`${name}: no ${column} in ${values.join()}`)
        else if (value !== '' && !isAllowed(value, type, (file) => idsOf.get(file) ?? new Set()))
          violations.push(`${name}: ${column} "${value}"`)
      }
  }
  return [...violations, ...listContradictions(tables)]
}
