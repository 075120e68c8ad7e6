import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { listenToConversations } from '#server/areas/inbox/listen-to-conversations.ts'
import { listenToInbox } from '#server/areas/inbox/listen-to-inbox.ts'
import { listenToSemesters as listenToStaffSemesters } from '#server/areas/inbox/listen-to-semesters.ts'
import { listenToAnswers } from '#server/areas/live/listen-to-answers.ts'
import { listenToMessages } from '#server/areas/live/listen-to-messages.ts'
import { listenToNotifications } from '#server/areas/live/listen-to-notifications.ts'
import { listenToSeats } from '#server/areas/live/listen-to-seats.ts'
import { listenToSemesters } from '#server/areas/live/listen-to-semesters.ts'
import type { Database } from '#server/db/open.ts'

const listeners = {
  listenToAnswers,
  listenToConversations,
  listenToInbox,
  listenToMessages,
  listenToNotifications,
  listenToSeats,
  listenToSemesters,
  listenToStaffSemesters,
}

// The database tries again by itself.
it.each(Object.entries(listeners))('%s listens once, also when the database is away', async (_, listenTo) => {
  const listen = vi.fn<Database['listen']>().mockRejectedValue(new Error('connect ECONNREFUSED'))
  const db = { listen } as unknown as Database
  for (let nth = 0; nth < 3; nth += 1) {
    listenTo(db)
    await setImmediate()
  }
  expect(listen).toHaveBeenCalledTimes(1)
})
