import { json, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

/** Secrets, what protects the accounts of staff, what belongs to one installation alone, and the demo. */
const own = `'rows_of_files', 'installation_id', 'exam_link_secret', 'sandbox_bank_secret', 'staff_second_factor'`

export const settings: RecordTable = {
  name: 'settings',
  operation: 'access.write',
  readBy: 'access.read',
  entity: { ka: 'პარამეტრი', en: 'setting' },
  about:
    'Settings of the university, such as the limits of credits. Their names and what they consist of belong to the portal: export them first, change values, and import the file. A setting that the file does not have stays as it is.',
  relation: 'setting',
  // The name has no number of its own; 60 bits of its hash are one for every setting there will be.
  id: `('x' || substr(md5(t.name), 1, 15))::bit(60)::bigint`,
  where: `t.name not like 'demo%' and t.name not in (${own})`,
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
      badRows: `select s.line, s.name as value from rec_new_settings s join rec_diff_settings d on d.line = s.line
        where d.action = 'added' and s.name <> 'university' order by s.line`,
    },
    {
      column: 'value',
      reason: {
        ka: 'მნიშვნელობა სხვა სახისაა, ვიდრე პორტალს სჭირდება',
        en: 'the value is of another kind than the portal needs, or lacks a part',
      },
      repair: {
        ka: 'შეადარეთ ექსპორტს: რიცხვი, ტექსტი, სია ან ობიექტი იგივე ნაწილებით უნდა იყოს.',
        en: 'Compare it with the export: it must be a number, text, list or object with the same parts.',
      },
      badRows: `select s.line, s.value from rec_new_settings s join rec_diff_settings d on d.line = s.line
        left join rec_old_settings stored on stored.rec_id = d.id
        cross join lateral (select coalesce(stored.value, '{"ka": "", "en": ""}') as value) o
        where (stored.name is not null or s.name = 'university') and (jsonb_typeof(nullif(s.value, '')::jsonb) <> jsonb_typeof(o.value::jsonb)
          or jsonb_typeof(o.value::jsonb) = 'object' and exists (
            select from jsonb_object_keys(o.value::jsonb) part where not nullif(s.value, '')::jsonb ? part))
        order by s.line`,
    },
  ],
}
