import type { notifications } from '#contract/account/notifications.ts'
import type { ViewPart } from '#contract/account/session.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requireFound } from '#server/http/require-found.ts'
import type { Routes } from '#server/http/serve.ts'
import { isLeftOut, partsOfAnswers, partsOfNotifications } from '#server/http/student-view/view-parts.ts'
import { words as viewWords } from '#server/http/student-view/words.ts'
import { words as httpWords } from '#server/http/words.ts'
import { countNew } from '#server/new-counts/sql.ts'
import { describeInList } from './describe-in-list.ts'
import { describeNotification, type NotificationRow } from './describe-notification.ts'
import {
  findNotification,
  loadUnseenPopups,
  loadNotifications,
  loadNotificationsOfView,
  peekNotification,
  savePopupSeen,
  seeAllNotifications,
} from './sql.ts'
import { words } from './words.ts'

const getPart = ({ kind, details }: NotificationRow): ViewPart | undefined =>
  kind === 'answer' ? partsOfAnswers.get(details.kind) : partsOfNotifications.get(kind)

const listKinds = (parts: ReadonlyMap<string, ViewPart>, leftOut: readonly ViewPart[]): string[] =>
  [...parts].filter(([, part]) => leftOut.includes(part)).map(([kind]) => kind)
/** The kinds of notifications and of answers that are of these parts. */
const listLeftOutKinds = (leftOut: readonly ViewPart[]) =>
  [listKinds(partsOfNotifications, leftOut), listKinds(partsOfAnswers, leftOut)] as const

/** Events that concern the student, and messages from the university. */
export const routes: Routes<typeof notifications> = {
  list: async ({ db, student, query: { page, per_page } }) => {
    const { studentID, view } = student
    const load = (leftOut: readonly ViewPart[] | undefined) =>
      leftOut === undefined || leftOut.length === 0
        ? loadNotifications(db, studentID, per_page, page)
        : loadNotificationsOfView(db, studentID, per_page, page, ...listLeftOutKinds(leftOut))
    const { items, total } = await load(view?.leftOut)
    return { items: items.map((row) => describeInList(db, row)), total, page, perPage: per_page }
  },
  counts: ({ db, student }) => countNew(db, student.studentID),
  one: async ({ db, student, params }) => {
    const find = student.view === undefined ? findNotification : peekNotification
    const found = requireFound(await find(db, student.studentID, params.id), httpWords.notFound)
    if (isLeftOut(student, getPart(found))) throw new Refusal(viewWords.needsOperation)
    return describeNotification(found, false)
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
