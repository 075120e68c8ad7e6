interface Numbered {
  readonly conversation_messageID: number
}

/**
 * The messages of all pages, each once and the oldest first. A message that came between the reads of two pages moves the
 * last one of a page to the next, so pages may overlap.
 */
export const mergeMessages = <Message extends Numbered>(
  pages: readonly (readonly Message[])[],
): Message[] => {
  const byID = new Map(
    pages
      .toReversed()
      .flat()
      .map((message) => [message.conversation_messageID, message] as const),
  )
  return [...byID.values()].toSorted((a, b) => a.conversation_messageID - b.conversation_messageID)
}
