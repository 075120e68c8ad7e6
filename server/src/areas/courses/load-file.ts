import type { Connection } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { loadCourseFile, type CourseFile } from './sql.ts'
import { words } from './words.ts'

/** A file of a course. Materials are only for students who take it (spec 2.15.2). */
export const loadFile = async (
  db: Connection,
  studentID: number,
  { subjectId, fileID }: { readonly subjectId: number; readonly fileID: number },
): Promise<CourseFile> => {
  const found = await loadCourseFile(db, studentID, subjectId, fileID)
  if (found === undefined) throw new Refusal(words.fileNotFound)
  if (!found.is_mine) throw new Refusal(words.notOnCourse)
  return found
}
