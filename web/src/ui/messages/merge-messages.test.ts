import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeMessages } from './merge-messages.ts'

const perPage = 5
/** Page `page` of messages 1 to `count`, the newest first. */
const readPage = (count: number, page: number) =>
  Array.from({ length: count }, (_, nth) => ({ conversation_messageID: count - nth, count })).slice(
    (page - 1) * perPage,
    page * perPage,
  )

it('shows each message once, in order and without a gap, whatever was written between the reads of the pages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.array(fc.nat(4), { maxLength: 5 }), (first, written) => {
      // The newest page is read first, the older ones later.
      let count = first
      const pages = [readPage(count, 1), ...written.map((more, nth) => readPage((count += more), nth + 2))]
      const ids = mergeMessages(pages).map(({ conversation_messageID }) => conversation_messageID)
      const oldest = Math.min(first, ...ids)
      expect(ids).toEqual(Array.from({ length: first - oldest + 1 }, (_, nth) => oldest + nth))
    }),
  )
})

it('shows a message as it was read last', () => {
  const pages = [readPage(7, 1), readPage(9, 1)]
  expect(mergeMessages(pages).find(({ conversation_messageID }) => conversation_messageID === 7)?.count).toBe(
    7,
  )
})
