import { settings as definitions } from '#server/settings/settings.ts'
import { json, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

const imported = definitions.filter(({ changedBy }) => changedBy === undefined)

/** For SQL. Names consist of letters and underscores. */
const names = imported.map(({ name }) => `'${name}'`).join(', ')

export const settings: RecordTable = {
  name: 'settings',
  operation: 'access.write',
  readBy: 'access.read',
  entity: { ka: 'პარამეტრი', en: 'setting' },
  about:
    'Settings of the university, such as the limits of credits; settings.md has each with its meaning. Export them first, change values, and import the file. A setting that the file does not have stays as it is.',
  relation: 'setting',
  // The name has no number of its own; 60 bits of its hash are one for every setting there will be.
  id: `('x' || substr(md5(t.name), 1, 15))::bit(60)::bigint`,
  // Without settings that protect staff accounts, and those of a single installation.
  where: `t.name in (${names})`,
  key: ['name'],
  keepsOthers: true,
  columns: [
    text('name', 'Its name.', 'presentations_per_subject', { max: 100 }),
    json('value', 'Its value as JSON: a number, a text in quotation marks, a list or an object.', '5'),
  ],
  // In the one way in which the database writes it.
  adjust: [`update rec_new_settings set value = value::jsonb::text where value <> ''`],
  checks: [
    {
      column: 'name',
      reason: { ka: 'ასეთი პარამეტრი არ არსებობს', en: 'there is no such setting' },
      repair: { ka: 'შეასწორეთ სახელი ან წაშალეთ სტრიქონი.', en: 'Correct the name, or delete the row.' },
      badRows: `select s.line, s.name as value from rec_new_settings s where s.name not in (${names}) order by s.line`,
    },
    ...imported.map(({ name, shape }) => ({
      column: 'value',
      reason: { ka: `საჭიროა ${shape.ka}`, en: `must be ${shape.en}` },
      repair: {
        ka: 'შეასწორეთ მნიშვნელობა; განმარტება იხილეთ ფაილში docs/settings.md.',
        en: 'Correct the value; docs/settings.md says what it means.',
      },
      badRows: `select distinct on (s.line) s.line, f.part || ': ' || coalesce(left(f.wrong::text, 100), '-') as value
        from rec_new_settings s join setting_definition d on d.name = s.name,
          list_setting_faults(s.name, nullif(s.value, '')::jsonb, d.shape) f
        where s.name = '${name}' and s.value <> '' order by s.line`,
    })),
  ],
}
