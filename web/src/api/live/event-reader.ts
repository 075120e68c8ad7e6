import type * as z from 'zod/mini'
import type { liveEvent } from '#contract/registration/live.ts'

/** What the stream says. */
export type LiveEvent = z.output<typeof liveEvent>

const eventOf = (block: string): LiveEvent | null => {
  const data = block
    .split(/\r\n|\r|\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
  if (data.length === 0) return null
  try {
    return JSON.parse(data.join('\n')) as LiveEvent
  } catch {
    return null
  }
}

/**
 * Takes what is done with an event; gives what takes the stream's text, piece by piece as it comes. Comments, which only
 * keep the stream open, and what cannot be read are passed over.
 */
export const eventReader = (told: (event: LiveEvent) => void): ((piece: string) => void) => {
  let text = ''
  return (piece) => {
    text += piece
    // The last one may lack its end, or half of its line's end.
    const blocks = text.split(/\r\n\r\n|\n\n|\r\r(?!\n)/)
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event !== null) told(event)
    }
  }
}
