import { bilingual, boolean, choice, codeOf, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

const position = integer('position', 'Its place.', '1', { to: 100_000 })

export const applicationKinds: RecordTable = {
  name: 'application_kinds',
  entity: { ka: 'განცხადების სახე', en: 'kind of application' },
  about:
    'The kinds of applications. One that was used is never removed: set is_offered to no. What is answered at once by a certificate is set by the portal.',
  relation: 'application_kind',
  key: ['code'],
  code: { column: 'code', recorded: 'application' },
  columns: [
    text('code', 'The code of the kind.', 'ACADEMIC-LEAVE', { max: 100, field: null }),
    ...bilingual('name', 'Its name', ['აკადემიური შვებულება', 'Academic leave'], { max: 300 }),
    ...bilingual('description', 'What it is for, one sentence', [
      'სტატუსის შეჩერება ერთი სემესტრით.',
      'To suspend your status for a semester.',
    ]),
    position,
    boolean('is_offered', 'Whether students can send it.', { byDefault: 'yes' }),
  ],
}

export const applicationFields: RecordTable = {
  name: 'application_fields',
  entity: { ka: 'განცხადების ველი', en: 'field of an application' },
  about: 'What the form of a kind asks for.',
  relation: 'application_field',
  key: ['code'],
  code: { column: 'code', recorded: 'field' },
  partOf: { table: 'application_kinds', column: 'kind' },
  columns: [
    text('code', 'The code of the field.', 'ACADEMIC-LEAVE-reason', { max: 100, field: null }),
    codeOf('application_kinds', 'kind', 'The kind.', 'ACADEMIC-LEAVE', { field: 'kind_id' }),
    position,
    ...bilingual('name', 'What is asked', ['მიზეზი', 'Reason'], { max: 300 }),
    choice('type', ['line', 'prose', 'date', 'choice'], 'How it is answered.'),
    boolean('is_required', 'Whether it must be filled in.', { byDefault: 'yes' }),
    text(
      'options',
      'Of a choice, a line for each option: its value, in Georgian, in English, with " | " between them.',
      'one | ერთი | One',
      {
        optional: true,
        read: `(select string_agg(concat_ws(' | ', e ->> 'value', e ->> 'ka', e ->> 'en'), E'\\n' order by nth)
          from jsonb_array_elements(t.options) with ordinality x(e, nth))`,
        write: `(select coalesce(jsonb_agg(jsonb_build_object('value', split_part(e, ' | ', 1),
          'ka', split_part(e, ' | ', 2), 'en', split_part(e, ' | ', 3)) order by nth), '[]')
          from unnest(string_to_array(nullif(s.options, ''), E'\\n')) with ordinality x(e, nth))`,
      },
    ),
    choice('role', ['language', 'addressee'], 'What a certificate takes from it.', { optional: true }),
  ],
  checks: [
    {
      column: 'options',
      reason: {
        ka: 'არჩევანის ველს სამნაწილიანი ვარიანტები სჭირდება, სხვა ველს კი ვარიანტები არ უნდა ჰქონდეს',
        en: 'a choice needs options of three parts each, and another field has none',
      },
      repair: {
        ka: 'ჩაწერეთ „value | ვარიანტი | Option“ თითო ხაზზე.',
        en: 'Write "value | ვარიანტი | Option" in each line.',
      },
      badRows: `select line, options as value from rec_new_application_fields
        where (type = 'choice') <> (options <> '') or options <> '' and exists (
          select from unnest(string_to_array(options, E'\\n')) e where array_length(string_to_array(e, ' | '), 1) <> 3)
        order by line`,
    },
  ],
}

export const applicationDocuments: RecordTable = {
  name: 'application_documents',
  entity: { ka: 'განცხადების დოკუმენტი', en: 'document of an application' },
  about: 'The documents that a kind asks for.',
  relation: 'application_document',
  key: ['code'],
  code: { column: 'code', recorded: 'application-document' },
  partOf: { table: 'application_kinds', column: 'kind' },
  columns: [
    text('code', 'The code of the document.', 'ACADEMIC-LEAVE-medical', { max: 100, field: null }),
    codeOf('application_kinds', 'kind', 'The kind.', 'ACADEMIC-LEAVE', { field: 'kind_id' }),
    position,
    ...bilingual('name', 'What it is', ['სამედიცინო ცნობა', 'Medical certificate'], { max: 300 }),
    boolean('is_required', 'Whether it must be attached.', { byDefault: 'yes' }),
  ],
}
