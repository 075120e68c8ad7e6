import type * as z from 'zod/mini'
import type { liveEvent } from '#contract/registration/live.ts'

export type LiveEvent = z.output<typeof liveEvent>

const parseEvent = (block: string): unknown => {
  const data = block
    .split(/\r\n|\r|\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
  if (data.length === 0) return null
  try {
    return JSON.parse(data.join('\n')) as unknown
  } catch {
    return null
  }
}

/** A parser for the stream's text, fed piece by piece. Comments (keep-alives) and malformed events are skipped. */
export const createEventReader = <Event = LiveEvent>(
  onEvent: (event: Event) => void,
): ((piece: string) => void) => {
  let text = ''
  return (piece) => {
    text += piece
    // The last block may be incomplete, even in the middle of a line break.
    const blocks = text.split(/\r\n\r\n|\n\n|\r\r(?!\n)/)
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseEvent(block)
      if (event !== null) onEvent(event as Event)
    }
  }
}
