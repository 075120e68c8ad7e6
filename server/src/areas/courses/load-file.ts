import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import { loadCourseFile, type CourseFile } from './sql.ts'
import { words } from './words.ts'

/** A file of a course. Materials are only for students who take it (spec 2.15.2). */
export const loadFile = async (
  db: Connection,
  studentID: number,
  { subjectId, fileID }: { readonly subjectId: number; readonly fileID: number },
): Promise<CourseFile> => {
  const found = requireFound(await loadCourseFile(db, studentID, subjectId, fileID), words.fileNotFound)
  if (!found.is_mine) throw new Refusal(words.notOnCourse)
  return found
}
