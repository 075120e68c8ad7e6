import { bilingual, boolean, choice, codeOf, integer, text } from '../column.ts'
import type { RecordTable } from '../record-table.ts'

export const equipment: RecordTable = {
  name: 'equipment',
  entity: { ka: 'დასაჯავშნი აპარატურა', en: 'equipment to book' },
  about:
    'Cameras and other equipment that students book. Psychologists are opened in the portal, by staff who have an account.',
  relation: 'bookable',
  where: `t.kind <> 'consultation'`,
  key: ['code'],
  code: { column: 'code', recorded: 'equipment' },
  columns: [
    text('code', 'The code of the equipment.', 'CAM-1', { max: 100, field: null }),
    choice('kind', ['camera', 'cinematography'], 'For whom it is.'),
    ...bilingual('name', 'Its name', ['კამერა Sony FX3', 'Camera Sony FX3'], { max: 300 }),
    ...bilingual('description', 'What belongs to it', ['ორი ბატარეა', 'Two batteries'], { optional: true }),
    integer('capacity', 'How many there are.', '3', { optional: true, byDefault: '1', from: 1, to: 10_000 }),
    codeOf('schools', 'school', 'Only for students of this school; empty is for all.', 'ART', {
      optional: true,
      field: 'school_id',
    }),
    boolean('is_open', 'Whether it can be booked.', { byDefault: 'yes' }),
  ],
}
