import { randomBytes } from 'node:crypto'
import { feedNames, type feeds } from '#contract/studies/feeds.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
import { recordEvent } from '#server/security-log/record-event.ts'
import { words } from '#server/http/words.ts'
import { loadFeed } from './load-feed.ts'
import { createSubscription, revokeSubscription, loadSubscription } from './sql.ts'

interface StoredSubscription {
  readonly subscriptionID: number
  readonly secret: string
  readonly made_at: string
}

const toReply = ({ subscriptionID, secret, made_at }: StoredSubscription) => ({
  subscriptionID,
  made_at,
  feeds: feedNames.map((feed) => ({ feed, path: `/api/calendar-feeds/${secret}/${feed}.ics` })),
})

export const routes: Routes<typeof feeds> = {
  subscription: async ({ db, student }) => {
    const row = await loadSubscription(db, student.studentID)
    return { subscription: row === undefined ? null : toReply(row) }
  },
  subscribe: ({ db, student, request }) =>
    db.transaction(async (tx) => {
      const secret = randomBytes(32).toString('base64url')
      const subscription = await createSubscription(tx, student.studentID, secret)
      if (subscription.secret === secret) await recordEvent(tx, 'calendar_address_changed', student, request)
      return { subscription: toReply(subscription) }
    }),
  revoke: ({ db, student, params, request }) =>
    db.transaction(async (tx) => {
      if (!(await revokeSubscription(tx, student.studentID, params.id))) throw new Refusal(words.notFound)
      await recordEvent(tx, 'calendar_address_changed', student, request, 'revoked')
      return 'ok' as const
    }),
  // A calendar program sends no language, so it is part of the address.
  feed: ({ db, params, query, locale }) => loadFeed(db, params, query.lang ?? locale),
}
