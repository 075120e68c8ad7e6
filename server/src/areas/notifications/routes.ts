import type { notifications } from '#contract/account/notifications.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { words as httpWords } from '#server/http/words.ts'
import { countNew } from '#server/new-counts/sql.ts'
import { describeInList } from './describe-in-list.ts'
import { describeNotification } from './describe-notification.ts'
import {
  findNotification,
  loadUnseenPopups,
  loadNotifications,
  peekNotification,
  savePopupSeen,
  seeAllNotifications,
} from './sql.ts'
import { words } from './words.ts'

/** What happened, and messages from the university. */
export const routes: Routes<typeof notifications> = {
  list: async ({ db, student, query: { page, per_page } }) => {
    const { items, total } = await loadNotifications(db, student.studentID, per_page, page)
    return { items: items.map((row) => describeInList(db, row)), total, page, perPage: per_page }
  },
  counts: ({ db, student }) => countNew(db, student.studentID),
  one: async ({ db, student, params }) => {
    const find = student.isView ? peekNotification : findNotification
    const found = await find(db, student.studentID, params.id)
    return describeNotification(requireFound(found, httpWords.notFound), false)
  },
  seeAll: async ({ db, student }) => {
    const { seen } = await seeAllNotifications(db, student.studentID)
    return { seen }
  },
  popups: ({ db, student }) => loadUnseenPopups(db, student.studentID),
  seePopup: async ({ db, student, params }) => {
    if ((await savePopupSeen(db, student.studentID, params.id)) === undefined)
      throw new Refusal(words.popupNotFound)
    return 'ok'
  },
}
