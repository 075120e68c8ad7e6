import type { notifications } from '#contract/account/notifications.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { savePopupSeen, listUnseenPopups } from './sql.ts'
import { words } from './words.ts'

/** Messages from the university. */
export const routes: Routes<typeof notifications, 'notifications'> = {
  popups: async ({ db, student }) => ({ messages: await listUnseenPopups(db, student.studentID) }),
  seePopup: async ({ db, student, params }) => {
    if ((await savePopupSeen(db, student.studentID, params.id)) === undefined)
      throw new Refusal(words.popupNotFound)
    return 'ok'
  },
}
