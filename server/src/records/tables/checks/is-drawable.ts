import { findUndrawable, nameUndrawable } from '#server/pdf/sql.ts'
import type { RowCheck } from '../../record-table.ts'

/** Lists new texts of a column that documents print, but that the fonts of documents cannot draw. */
export const isDrawable = (table: string, column: string): RowCheck => ({
  column,
  reason: {
    ka: 'ტექსტში არის ასო, რომელიც დოკუმენტზე ვერ დაიბეჭდება',
    en: 'the text has a letter that cannot be printed on documents',
  },
  repair: {
    ka: 'ჩაწერეთ ქართული ან ლათინური ასოებით: მანამდე დოკუმენტი, რომელზეც ის უნდა დაიბეჭდოს, არ გაიცემა.',
    en: 'Write it in Georgian or Latin letters: until then no document that shows it is issued.',
  },
  badRows: `select line, ${nameUndrawable('text', 'letter')} as value
    from (select s.line, s.${column} as text, ${findUndrawable(`s.${column}`)} as letter
      from rec_new_${table} s join rec_diff_${table} d on d.line = s.line
      where d.action = 'added' or '${column}' = any(d.changed)) named
    where letter is not null order by line`,
})
