import { bilingual, boolean, choice, codeOf, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

export const menuItems: RecordTable = {
  name: 'menu_items',
  entity: { ka: 'მენიუს პუნქტი', en: 'entry of the menu' },
  about:
    'The entries of the navigation. A path of the portal opens its page; an entry without a path is a heading.',
  relation: 'menu_item',
  id: 't.id',
  key: ['code'],
  code: { column: 'code', sql: 't.id::text' },
  columns: [
    integer('code', 'Its number.', '12', { from: 1, field: 'id' }),
    codeOf('menu_items', 'parent', 'The heading under which it stands.', '3', {
      optional: true,
      field: 'parent_id',
    }),
    ...bilingual('name', 'Its name', ['ცხრილი', 'Schedule'], { max: 100 }),
    text('path', 'What it opens: a path of the portal, or an address of the web.', '/schedule', {
      optional: true,
      max: 500,
      pattern: /^(\/|https:\/\/)\S*$/,
      shape: {
        ka: '/ ნიშნით დაწყებული გზა ან https მისამართი',
        en: 'a path that begins with / or an address with https',
      },
    }),
  ],
  checks: [
    {
      column: 'parent',
      reason: { ka: 'პუნქტი საკუთარ თავს ექვემდებარება', en: 'the entry would stand under itself' },
      repair: { ka: 'შეასწორეთ სვეტი parent.', en: 'Correct the column parent.' },
      badRows: `select line, parent as value from rec_new_menu_items where parent = code order by line`,
    },
  ],
}

export const menuPositions: RecordTable = {
  name: 'menu_positions',
  entity: { ka: 'მენიუს პუნქტის ადგილი', en: 'place of an entry of the menu' },
  about: 'Where the entries appear. An entry can appear in both places.',
  relation: 'menu_position',
  id: '(t.menu_id::bigint * 4 + t."position")',
  key: ['item', 'position'],
  partOf: { table: 'menu_items', column: 'item' },
  columns: [
    codeOf('menu_items', 'item', 'The entry.', '12', { field: 'menu_id' }),
    choice('position', { header: 1, sidebar: 2 }, 'Where.'),
    integer('sort', 'Its place there.', '3', { to: 100_000 }),
  ],
}

export const resources: RecordTable = {
  name: 'resources',
  entity: { ka: 'ტექსტი', en: 'text' },
  about:
    'Texts of the university that stand on pages of their own, such as its charter: Markdown without HTML, in both languages.',
  relation: 'resource',
  // The name has no number of its own; 60 bits of its hash are one for every text there will be.
  id: `('x' || substr(md5(t.name), 1, 15))::bit(60)::bigint`,
  key: ['name'],
  columns: [
    text('name', 'The last part of its address.', 'university-charter', {
      max: 100,
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      shape: {
        ka: 'პატარა ლათინური ასოები, ციფრები და დეფისები',
        en: 'small Latin letters, digits and hyphens',
      },
    }),
    integer('position', 'Its place among the texts.', '1', { optional: true, byDefault: '0', to: 10_000 }),
    ...bilingual('title', 'Its title', ['უნივერსიტეტის წესდება', 'Charter of the university'], { max: 300 }),
    ...bilingual('text', 'The text', ['## მუხლი 1', '## Article 1'], { max: 200_000 }),
  ],
}

export const popups: RecordTable = {
  name: 'popups',
  entity: { ka: 'ამომხტარი შეტყობინება', en: 'popup message' },
  about:
    'Messages that open over the page. Who gets one stands in `popup_recipients`. A text that a student has accepted never changes: write a new one.',
  relation: 'popup_message',
  key: ['code'],
  code: { column: 'code', recorded: 'popup' },
  columns: [
    text('code', 'The code of the message.', 'RULES-2026', { max: 100, field: null }),
    ...bilingual('title', 'Its title', ['ახალი წესი', 'A new rule'], { max: 300 }),
    ...bilingual('text', 'The text', ['გთხოვთ, გაეცნოთ.', 'Please read it.'], { max: 50_000 }),
    boolean('is_contract', 'Whether it is a contract that has to be accepted.'),
  ],
}

export const popupRecipients: RecordTable = {
  name: 'popup_recipients',
  readBy: 'students.read',
  entity: { ka: 'შეტყობინების ადრესატი', en: 'recipient of a popup message' },
  about: 'Who gets which message.',
  relation: 'popup_recipient',
  id: '((t.student_id::bigint << 32) + t.message_id)',
  key: ['popup', 'student'],
  partOf: { table: 'popups', column: 'popup' },
  columns: [
    codeOf('popups', 'popup', 'The message.', 'RULES-2026', { field: 'message_id' }),
    codeOf('students', 'student', 'The student.', 'U2400001', { field: 'student_id' }),
  ],
}
