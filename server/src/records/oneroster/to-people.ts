import type { Package, Part } from './part.ts'
import type { PackageIndex } from './package-index.ts'
import { metadata, type OneRosterRow } from './read-rows.ts'
import { bilingualFields, metadataField, sourceField, toPartialFile, type Field } from './to-partial-file.ts'

/** The code of a student; for an unknown student the id, which is refused later. */
export const toStudent = (id: string, { students, formerUsers }: PackageIndex): string =>
  students.get(id) ?? formerUsers.get(id) ?? id

/** Suspends a disabled student who is active. Other statuses stay. */
const toStatus = (row: OneRosterRow, { index, stored }: Package): string => {
  if (!index.disabled.has(row.id)) return row.get(metadata('status'))
  return stored.statusOf.get(index.formerUsers.get(row.id) ?? '') === 'active' ? 'suspended' : ''
}

const ofEnabled = (fields: readonly Field[], { index }: Package): Field[] =>
  fields.map((field) => ({ ...field, value: (row) => (index.disabled.has(row.id) ? '' : field.value(row)) }))

/** Lecturers and students. */
export const toPeople: Part = (file, all) => {
  const { index, stored } = all
  const names = [
    ...bilingualFields(file, 'first_name', 'givenName', index.georgian),
    ...bilingualFields(file, 'last_name', 'familyName', index.georgian),
  ]
  const lecturers = toPartialFile(
    file,
    'lecturers',
    [
      sourceField('code', 'identifier', (row) => index.lecturers.get(row.id) ?? ''),
      ...names,
      sourceField(
        'school',
        'primaryOrgSourcedId',
        (row) => index.schools.get(row.get('primaryOrgSourcedId')) ?? '',
      ),
    ],
    (row) => index.lecturers.has(row.id),
  )
  const codeOf = ({ id }: OneRosterRow) =>
    index.students.get(id) ?? (index.disabled.has(id) ? index.formerUsers.get(id) : undefined)
  const students = toPartialFile(
    file,
    'students',
    [
      sourceField('code', 'identifier', (row) => codeOf(row) ?? ''),
      ...ofEnabled(
        [
          ...names,
          sourceField('university_email', 'email'),
          sourceField('phone', 'sms', (row) => row.get('sms') || row.get('phone')),
          ...metadataField(file, 'programme', () => ''),
          ...metadataField(file, 'study_semester'),
          ...metadataField(file, 'entry_year'),
        ],
        all,
      ),
      sourceField('status', file.hasColumn(metadata('status')) ? metadata('status') : 'enabledUser', (row) =>
        toStatus(row, all),
      ),
    ],
    (row) => {
      const code = codeOf(row)
      return code !== undefined && (!index.disabled.has(row.id) || stored.statusOf.has(code))
    },
  )
  return [lecturers, students]
}
