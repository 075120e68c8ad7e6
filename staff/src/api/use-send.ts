import { createUseSend } from '#web/api/create-use-send.ts'
import { readAgain } from '#web/api/read-again.ts'

/** The mutation of a writing call. What is on the screen is read again, and it is pending until then. */
export const useSend = createUseSend({
  refreshAfter: (client) => readAgain(client),
  refreshSentences: (client) =>
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.hasSentences === true }),
})
