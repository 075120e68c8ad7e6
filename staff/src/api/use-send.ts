import { createUseSend } from '#web/api/create-use-send.ts'

/** The mutation of a writing call. What is on the screen is read again, and it is pending until then. */
export const useSend = createUseSend({
  refreshAfter: (client) => client.invalidateQueries(),
  refreshSentences: (client) =>
    void client.invalidateQueries({ predicate: ({ meta }) => meta?.hasSentences === true }),
})
