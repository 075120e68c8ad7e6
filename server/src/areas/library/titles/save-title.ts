import type * as z from 'zod/mini'
import type { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { toIsbn13 } from '#rules/library/isbn.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { StaffActor } from '#server/audit/to-actor.ts'
import type { Connection, Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import { keepFreeCopies } from '../loans/sql.ts'
import { fieldWords, words } from '../words.ts'
import {
  findBookByIsbn,
  findSubjectByCode,
  insertTitle,
  loadTitle,
  lockTitle,
  mayManage,
  updateTitle,
  type Title,
} from './staff-sql.ts'

type Written = z.output<typeof libraryTitles.add.body>

const readIsbn = async (tx: Connection, typed: string | null, bookID: number | null) => {
  if (typed === null || typed === '') return null
  const isbn = toIsbn13(typed)
  if (isbn === null) throw new FieldRefusal({ isbn: [{ phrase: fieldWords.isbnWrong }] })
  const known = await findBookByIsbn(tx, isbn)
  if (known !== undefined && known.bookID !== bookID)
    throw new Refusal(words.isbnKnown, { title: known.title })
  return isbn
}

const readSubject = async (tx: Connection, code: string | null): Promise<number | null> => {
  if (code === null || code === '') return null
  const found = await findSubjectByCode(tx, code)
  if (found === undefined) throw new FieldRefusal({ subject_code: [{ phrase: fieldWords.subjectUnknown }] })
  return found.subjectID
}

/** The fields of a title that the audit keeps. */
export const toAuditedTitle = ({ title, author, isbn, copies, subjectID, online_for, file }: Title) => ({
  title,
  author,
  isbn,
  copies,
  subjectID,
  online_for,
  file: file?.filename ?? null,
})

/**
 * Adds a title, or changes the one of this number. Refuses with 404 if the title or the school is outside the caller's
 * scope, and with 409 if another title has the ISBN, if more copies are in use, or if only the students of a subject may
 * read it online and it has none.
 */
export const saveTitle = (
  db: Database,
  actor: StaffActor,
  bookID: number | null,
  written: Written,
): Promise<Title> =>
  db.transaction(async (tx) => {
    const { staffID, operation } = actor
    const locked =
      bookID === null
        ? null
        : requireFound(await lockTitle(tx, staffID, operation, bookID), httpWords.notFound)
    const { may } = await mayManage(tx, staffID, operation, written.schoolID)
    if (!may) throw new Refusal(words.schoolUnknown)
    const before = bookID === null ? null : (await loadTitle(tx, bookID)).title
    const isbn = await readIsbn(tx, written.isbn, bookID)
    const subjectID = await readSubject(tx, written.subject_code)
    if (locked !== null && written.copies < locked.used)
      throw new Refusal(words.copiesInUse, { count: locked.used })
    if (before?.online_for === 'subject' && subjectID === null) throw new Refusal(words.subjectNeeded)
    const { title, author, year, pages, language, other_names, description, descriptioneng } = written
    const values = [
      title,
      author,
      isbn,
      year,
      pages,
      language,
      other_names,
      description,
      descriptioneng,
      written.schoolID,
      subjectID,
      written.copies,
    ] as const
    const saved = bookID ?? (await insertTitle(tx, ...values)).bookID
    if (bookID !== null) await updateTitle(tx, ...values, bookID)
    // More copies are kept for those who wait.
    await keepFreeCopies(tx, saved)
    const { title: after } = await loadTitle(tx, saved)
    await recordAudit(tx, actor, {
      entity: 'book',
      entityID: saved,
      schoolID: written.schoolID,
      before: before && toAuditedTitle(before),
      after: toAuditedTitle(after),
    })
    return after
  })
