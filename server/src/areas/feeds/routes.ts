import { randomBytes } from 'node:crypto'
import { feedNames, type feeds } from '#contract/studies/feeds.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Routes } from '#server/http/serve.ts'
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

export const routes: Routes<typeof feeds, 'feeds'> = {
  subscription: async ({ db, student }) => {
    const row = await loadSubscription(db, student.studentID)
    return { subscription: row === undefined ? null : toReply(row) }
  },
  subscribe: async ({ db, student }) => {
    const secret = randomBytes(32).toString('base64url')
    return { subscription: toReply(await createSubscription(db, student.studentID, secret)) }
  },
  revoke: async ({ db, student, params }) => {
    if (await revokeSubscription(db, student.studentID, params.id)) return 'ok'
    throw new Refusal(words.notFound)
  },
  // A calendar program sends no language, so it is part of the address.
  feed: ({ db, params, query, locale }) => loadFeed(db, params, query.lang ?? locale),
}
