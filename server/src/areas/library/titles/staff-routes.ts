import type { libraryTitles } from '#contract/staff/books/library-titles.ts'
import { toActor } from '#server/audit/to-actor.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { readCover, saveCover } from './save-cover.ts'
import { saveOnlineFile } from './save-online-file.ts'
import { saveTitle } from './save-title.ts'
import { findTitle, listTitles, loadTitleOptions } from './staff-sql.ts'

/** The titles of the library. */
export const staffRoutes: Routes<typeof libraryTitles> = {
  list: ({ db, staff, query }) => listTitles(db, query, staff.staffID, staff.operation),
  options: ({ db, staff }) => loadTitleOptions(db, staff.staffID, staff.operation),
  one: async ({ db, staff, params }) =>
    requireFound(await findTitle(db, staff.staffID, staff.operation, params.id), httpWords.notFound).title,
  add: ({ db, staff, body, request }) => saveTitle(db, toActor(staff, request), null, body),
  change: ({ db, staff, params, body, request }) => saveTitle(db, toActor(staff, request), params.id, body),
  putOnline: ({ db, staff, params, body, files, request }) =>
    saveOnlineFile(db, toActor(staff, request), params.id, {
      file: files.file,
      onlineFor: body.online_for,
    }),
  putCover: async ({ db, staff, params, files, filesDir, request }) =>
    saveCover(db, toActor(staff, request), params.id, await readCover(filesDir, files.cover, staff.staffID)),
  takeCover: async ({ db, staff, params, request }) => {
    await saveCover(db, toActor(staff, request), params.id, null)
    return 'ok' as const
  },
  takeOffline: async ({ db, staff, params, request }) => {
    await saveOnlineFile(db, toActor(staff, request), params.id, null)
    return 'ok' as const
  },
}
