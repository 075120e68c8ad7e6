import type * as z from 'zod/mini'
import type { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { byName } from '#server/db/by-name.ts'
import { bookColumns } from '#server/books/book-columns.ts'
import { defineBookList } from '#server/books/sql.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { toCodeForm } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'

type Caller = [staffID: number, operation: string]
export type Title = z.input<typeof libraryTitles.list.reply>['items'][number]

const isWithin = inHeldScopes({ school: 'b.school_id' })
const titleColumns = `${bookColumns}, b.other_names, b.description_ka as description, b.description_en as descriptioneng,
     b.school_id as "schoolID", b.subject_id as "subjectID", u.code as subject_code, u.name_ka as subject, u.name_en as subjecteng, b.copies, b.lent,
     b.held, b.online_for,
     (select json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size)
      from stored_file f where f.id = b.file_id) as file`
const joinSubject = 'left join subject u on u.id = b.subject_id'

/** The titles that the caller manages. */
export const listTitles = defineBookList<Title, Caller>('library.listTitles', {
  own: 2,
  ctes: `${heldScopes}, `,
  columns: titleColumns,
  joins: joinSubject,
  where: isWithin,
})

export const loadTitle = defineOneRowQuery<{ readonly title: Title }, [bookID: number]>(
  'library.loadTitle',
  `select (select to_json(one) from (select ${titleColumns}) one) as title from book b ${joinSubject} where b.id = $1`,
)

/** A title that the caller manages. */
export const findTitle = defineRowQuery<{ readonly title: Title }, [...Caller, bookID: number]>(
  'library.findTitle',
  `with ${heldScopes}
   select (select to_json(one) from (select ${titleColumns}) one) as title from book b ${joinSubject}
   where b.id = $3 and ${isWithin}`,
)

/** One cover of a title, in place of the former one. */
export const saveCoverRow = defineRowQuery<object, [bookID: number, jpeg: Buffer]>(
  'library.saveCover',
  `insert into book_cover (book_id, jpeg) values ($1, $2)
   on conflict (book_id) do update set jpeg = excluded.jpeg, added_at = now()`,
)

export const deleteCover = defineRowQuery<object, [bookID: number]>(
  'library.deleteCover',
  'delete from book_cover where book_id = $1',
)

/** The schools whose books the caller manages. */
export const loadTitleOptions = defineOneRowQuery<z.input<typeof libraryTitles.options.reply>, Caller>(
  'library.loadTitleOptions',
  `with ${heldScopes}
   select exists (select from held where scope = 'university') as is_university,
     (select coalesce(json_agg(json_build_object('schoolID', c.id, 'school', c.name_ka, 'schooleng', c.name_en)
        order by ${byName('c.name_ka')}, c.id), '[]') from school c where ${inHeldScopes({ school: 'c.id' })}) as schools`,
)

/** A title that the caller manages, which no other transaction changes until this one ends. */
export const lockTitle = defineRowQuery<
  { readonly used: number; readonly fileID: number | null; readonly schoolID: number | null },
  [...Caller, bookID: number]
>(
  'library.lockTitle',
  `with ${heldScopes}
   select b.lent + b.held as used, b.file_id as "fileID", b.school_id as "schoolID"
   from book b where b.id = $3 and ${isWithin} for update of b`,
)

/** Whether the caller manages the books of a school, or with null those of the whole university. */
export const mayManage = defineOneRowQuery<{ readonly may: boolean }, [...Caller, schoolID: number | null]>(
  'library.mayManage',
  `with ${heldScopes} select ${inHeldScopes({ school: '$3::int' })} as may`,
)

export const findBookByIsbn = defineRowQuery<
  { readonly bookID: number; readonly title: string },
  [isbn: string]
>('library.findBookByIsbn', 'select id as "bookID", title from book where isbn = $1')

export const findSubjectByCode = defineRowQuery<{ readonly subjectID: number }, [code: string]>(
  'library.findSubjectByCode',
  `select id as "subjectID" from subject where lower(code) = lower($1) or replace(upper(code), ' ', '') = ${toCodeForm('$1')}
   order by lower(code) = lower($1) desc, id limit 1`,
)

type Written = [
  title: string,
  author: string,
  isbn: string | null,
  year: number | null,
  pages: number | null,
  language: string,
  otherNames: string,
  description: string,
  descriptioneng: string,
  schoolID: number | null,
  subjectID: number | null,
  copies: number,
]
const columns = `title, author, isbn, year, pages, language, other_names, description_ka, description_en, school_id,
     subject_id, copies`

export const insertTitle = defineOneRowQuery<{ readonly bookID: number }, Written>(
  'library.insertTitle',
  `insert into book (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id as "bookID"`,
)

export const updateTitle = defineRowQuery<object, [...Written, bookID: number]>(
  'library.updateTitle',
  `update book set (${columns}) = ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) where id = $13`,
)

/** The file of a title and who may read it; with null it is not online. */
export const saveTitleFile = defineRowQuery<
  object,
  [bookID: number, fileID: number | null, onlineFor: 'all' | 'subject' | null]
>('library.saveTitleFile', 'update book set file_id = $2, online_for = $3 where id = $1')
