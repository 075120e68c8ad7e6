import type * as z from 'zod/mini'
import type { books } from '#contract/campus/books.ts'
import { bookColumns } from '#server/books/book-columns.ts'
import { defineBookList } from '#server/books/sql.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'

type OnlineBook = z.input<typeof books.online.reply>['items'][number]

/** SQL: the student $1 may read the book `b`: everybody may, or they take or have taken its subject. */
const canRead = `(b.online_for = 'all' or exists (
       select from registration r where r.student_id = $1 and r.subject_id = b.subject_id)
     or exists (select from mark k where k.student_id = $1 and k.subject_id = b.subject_id))`

export const listOnlineBooks = defineBookList<OnlineBook, [studentID: number]>('books.listOnline', {
  own: 1,
  columns: `${bookColumns}, b.subject_id as "subjectID", u.name_ka as subject, u.name_en as subjecteng, ${canRead} as can_read,
     (select json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size)
      from stored_file f where f.id = b.file_id) as file`,
  joins: 'left join subject u on u.id = b.subject_id',
  // The student does not decide which books are listed.
  where: 'b.file_id is not null and $1::int is not null',
  // Those of the student's subjects, those that all may read, and the others.
  ctes: `own as materialized (
       select subject_id from registration where student_id = $1 union select subject_id from mark where student_id = $1), `,
  place: `case when b.subject_id in (select subject_id from own) then 0 when b.online_for = 'all' then 1 else 2 end`,
})

export const findCover = defineRowQuery<{ readonly jpeg: Buffer }, [picture: string]>(
  'books.findCover',
  'select jpeg from book_cover where picture = $1 limit 1',
)

interface FoundBook {
  readonly file: StoredFile
  readonly canRead: boolean
  readonly subject: { readonly ka: string; readonly en: string } | null
}

/** The file of an online book, and whether the student may read it. */
export const findOnlineFile = defineRowQuery<FoundBook, [studentID: number, bookID: number]>(
  'books.findOnlineFile',
  `select json_build_object('name', f.name, 'filename', f.filename, 'mime', f.mime) as file, ${canRead} as "canRead",
     case when u.id is not null then json_build_object('ka', u.name_ka, 'en', u.name_en) end as subject
   from book b join stored_file f on f.id = b.file_id left join subject u on u.id = b.subject_id where b.id = $2`,
)
