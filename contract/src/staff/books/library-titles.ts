import * as z from 'zod/mini'
import { area, done, id, idText, line, staffCall, trimmedLine } from '../../endpoint/endpoint.ts'
import { pageQuery, pageSchema, searchQuery } from '../../endpoint/paging.ts'
import { bookRow } from '../../rows/book-row.ts'
import { fileRow } from '../../rows/file-row.ts'

const manage = staffCall('library.manage')

const title = z.extend(bookRow, {
  /** Other spellings, for the search. */
  other_names: z.string(),
  description: z.string(),
  descriptioneng: z.string(),
  schoolID: z.nullable(id()),
  subjectID: z.nullable(id()),
  subject_code: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  subjecteng: z.nullable(z.string()),
  copies: z.int(),
  lent: z.int(),
  held: z.int(),
  online_for: z.nullable(z.enum(['all', 'subject'])),
  file: z.nullable(fileRow),
})

const text = (max: number) => z.string().check(trimmedLine(), z.maxLength(max))

/** The fields of a title that staff enter; the ISBN in either form, with or without dashes. */
const written = z.object({
  title: line(300),
  author: line(300),
  isbn: z.nullable(text(20)),
  year: z.nullable(z.int().check(z.minimum(1000), z.maximum(2100))),
  pages: z.nullable(z.int().check(z.minimum(1), z.maximum(20_000))),
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
  other_names: text(500),
  description: text(3000),
  descriptioneng: text(3000),
  subject_code: z.nullable(text(40)),
  schoolID: z.nullable(id()),
  copies: z.int().check(z.minimum(0), z.maximum(10_000)),
})

/** The titles of the library with their copies and files (spec 2.41, 2.42). */
export const libraryTitles = area({
  list: manage('GET /api/staff/library/books', {
    summary: "Lists the titles in the caller's scope; `search` matches title, author and ISBN.",
    query: { ...pageQuery, ...searchQuery },
    reply: pageSchema(title),
  }),
  options: manage('GET /api/staff/library/books/options', {
    summary:
      'Lists the schools whose books the caller manages, and whether those of the whole university too.',
    reply: z.object({
      schools: z.array(z.object({ schoolID: id(), school: z.string(), schooleng: z.string() })),
      is_university: z.boolean(),
    }),
  }),
  one: manage('GET /api/staff/library/books/{id}', {
    summary: "Returns a title in the caller's scope.",
    params: { id: idText() },
    refuses: [404],
    reply: title,
  }),
  add: manage('POST /api/staff/library/books', {
    needsKey: true,
    summary: 'Adds a title; without a school it belongs to the whole university.',
    body: written,
    refuses: [404, 409],
    reply: title,
  }),
  change: manage('POST /api/staff/library/books/{id}', {
    needsKey: true,
    summary: 'Changes a title and how many copies of it there are.',
    params: { id: idText() },
    body: written,
    refuses: [404, 409],
    reply: title,
  }),
  putOnline: manage('POST /api/staff/library/books/{id}/file', {
    summary: 'Uploads the file of a title, for all students or for those who take its subject.',
    params: { id: idText() },
    body: z.object({ online_for: z.enum(['all', 'subject']) }),
    files: {
      file: { required: true, many: false, maxBytes: 50 * 1024 * 1024, types: ['pdf'] },
    },
    refuses: [404, 409],
    reply: title,
  }),
  putCover: manage('POST /api/staff/library/books/{id}/cover', {
    summary: 'Uploads the cover of a title, which every list of books then shows.',
    params: { id: idText() },
    files: {
      cover: {
        required: true,
        many: false,
        maxBytes: 5 * 1024 * 1024,
        types: ['jpg', 'jpeg', 'png', 'webp'],
      },
    },
    refuses: [404],
    reply: title,
  }),
  takeCover: manage('DELETE /api/staff/library/books/{id}/cover', {
    summary: 'Takes the cover of a title away.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
  takeOffline: manage('DELETE /api/staff/library/books/{id}/file', {
    summary: 'Takes the file of a title away.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
