import { toUnreadable } from '../bad-record.ts'
import type { BadRecords } from '../collect-bad-records.ts'
import type { RecordFile } from '../record-file.ts'
import { manifestColumns, manifestFiles, manifestVersion, oneRosterVersion } from './binding.ts'
import { readToBreak } from './read-rows.ts'
import { words } from './words.ts'

const manifestName = 'manifest'

/** Of files of OneRoster, the one that says which others there are; undefined of other files. */
export const findManifest = (files: readonly RecordFile[]): RecordFile | undefined =>
  files.find(({ name }) => name === manifestName)

interface Property {
  readonly line: number
  readonly value: string
}

const readProperties = async (manifest: RecordFile, bad: BadRecords) => {
  const places = manifestColumns.map((column) => manifest.columns.indexOf(column))
  const properties = new Map<string, Property>()
  if (manifest.refusal !== undefined) {
    bad.add(toUnreadable(manifest.label, manifest.refusal))
    return undefined
  }
  if (places.includes(-1)) {
    bad.add({
      file: manifest.label,
      line: 1,
      column: '',
      value: manifest.columns.join(','),
      ...words.manifestColumns(),
    })
    return undefined
  }
  let isWhole = true
  const rows = readToBreak(manifest, (refusal) => {
    isWhole = false
    bad.add(toUnreadable(manifest.label, refusal))
  })
  for await (const { line, values } of rows) {
    const [property = '', value = ''] = places.map((at) => values[at])
    if (properties.has(property))
      bad.add({
        file: manifest.label,
        line,
        column: 'propertyName',
        value: property,
        ...words.repeatedProperty(),
      })
    properties.set(property, { line, value })
  }
  return isWhole ? properties : undefined
}

/**
 * Checks that the manifest has this version and names exactly the present files, each of them complete, and returns those.
 * Errors are added to `bad`.
 */
export const readManifest = async (
  manifest: RecordFile,
  files: readonly RecordFile[],
  bad: BadRecords,
): Promise<readonly RecordFile[]> => {
  const properties = await readProperties(manifest, bad)
  const others = files.filter((file) => file !== manifest)
  // The other files are read all the same, so that their mistakes are listed too.
  if (properties === undefined) return others
  const report = (line: number, value: string, why: ReturnType<typeof words.delta>) =>
    bad.add({ file: manifest.label, line, column: line === 0 ? '' : 'value', value, ...why })
  for (const [property, version] of [
    ['manifest.version', manifestVersion],
    ['oneroster.version', oneRosterVersion],
  ] as const) {
    const found = properties.get(property)
    if (found === undefined) report(0, '', words.missingProperty(property, version))
    else if (found.value !== version) report(found.line, found.value, words.version(property, version))
  }
  const known: readonly string[] = manifestFiles
  for (const { name, label } of others)
    if (!known.includes(name))
      bad.add({ file: label, line: 0, column: '', value: name, ...words.unknownFile() })
  for (const name of manifestFiles) {
    const property = `file.${name}`
    const found = properties.get(property)
    const isThere = others.some((file) => file.name === name)
    if (found === undefined) {
      if (isThere) report(0, '', words.missingProperty(property, 'bulk'))
    } else if (found.value === 'delta') report(found.line, found.value, words.delta())
    else if (found.value !== 'bulk' && found.value !== 'absent') report(found.line, found.value, words.mode())
    else if (found.value === 'bulk' && !isThere) report(found.line, found.value, words.absentFile(name))
    else if (found.value === 'absent' && isThere) report(found.line, found.value, words.unannouncedFile(name))
  }
  return others
}
