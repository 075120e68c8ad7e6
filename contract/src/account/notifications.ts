import * as z from 'zod/mini'
import { area, call, done, id, idText, instant } from '../endpoint/endpoint.ts'
import { pageSchema, perPageQuery } from '../endpoint/paging.ts'

/** The subject of a notification; `published` is a text of the university. */
const notificationKind = z.enum([
  'published',
  'answer',
  'timetable',
  'exam',
  'points',
  'mark',
  'club',
  'payment',
  'debt',
  'book_ready',
  'loan_due',
])

const notification = z.object({
  notificationID: id(),
  kind: notificationKind,
  title: z.string(),
  titleeng: z.string(),
  /** In a list its beginning; the call for one notification has all of it. */
  text: z.string(),
  texteng: z.string(),
  /** The route of the portal to open. */
  link: z.nullable(z.string()),
  seen: z.boolean(),
  created_at: instant(),
})

/** A message that opens over the page; `is_contract` is the foreign contract (spec 3.8). */
const popup = z.object({
  modal_messageID: id(),
  title: z.string(),
  titleeng: z.string(),
  text: z.string(),
  texteng: z.string(),
  is_contract: z.boolean(),
  created_at: instant(),
  recipients: z.array(z.object({ seen: z.boolean() })),
})

/** Notifications and popup messages (spec 2.34, 7.15). */
export const notifications = area({
  list: call('GET /api/notifications', {
    summary: "Lists the student's notifications, newest first, 20 a page by default.",
    query: perPageQuery,
    reply: pageSchema(notification),
  }),
  counts: call('GET /api/notifications/new', {
    summary: 'Counts the new notifications and messages.',
    reply: z.object({ notifications: z.int(), messages: z.int() }),
  }),
  one: call('GET /api/notifications/{id}', {
    summary: 'Returns one notification and marks it as seen; never prefetched.',
    params: { id: idText() },
    refuses: [404],
    reply: notification,
  }),
  seeAll: call('POST /api/notifications', {
    summary: 'Marks all notifications as seen.',
    reply: z.object({ seen: z.int() }),
  }),
  popups: call('GET /api/popup-messages', {
    summary: 'Lists the popup messages that the student has not closed.',
    reply: z.object({ messages: z.array(popup) }),
  }),
  seePopup: call('POST /api/popup-messages/{id}', {
    summary: 'Marks a popup message as seen when it is closed; `id` is its modal_messageID.',
    params: { id: idText() },
    refuses: [404],
    reply: done(),
  }),
})
