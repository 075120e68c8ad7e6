import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventReader, type LiveEvent } from './event-reader.ts'

const seats = fc.record({
  topic: fc.constant('seats' as const),
  groups: fc.array(fc.record({ scheduleID: fc.nat(), st_count: fc.nat() })),
})
const user = fc.constant({ topic: 'user' as const })
const lineEnd = fc.constantFrom('\n', '\r\n')
const noise = fc.constantFrom(': ', ': still here', 'event: x', 'id: 7', 'data: {half', 'data:', '')

const cutAt = (text: string, cuts: readonly number[]): string[] => {
  const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].toSorted((a, b) => a - b)
  return at.slice(1).map((end, nth) => text.slice(at[nth], end))
}

const readAll = (pieces: readonly string[]): LiveEvent[] => {
  const events: LiveEvent[] = []
  const read = createEventReader((event) => events.push(event))
  pieces.forEach(read)
  return events
}

test('reads every event once and in order, however the stream is split and whatever stands between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.oneof(seats, user), fc.array(noise, { maxLength: 3 }))),
      lineEnd,
      fc.array(fc.nat(), { maxLength: 20 }),
      (all, end, cuts) => {
        const text = all
          .map(([event, between]) =>
            [...between, `data: ${JSON.stringify(event)}`].map((each) => each + end + end).join(''),
          )
          .join('')
        expect(readAll(cutAt(text, cuts))).toEqual(all.map(([event]) => event))
      },
    ),
  )
})

test('waits for the end of an event', () => {
  expect(readAll(['data: {"topic":"user"}\n'])).toEqual([])
  expect(readAll(['data: {"topic":"user"}\n', '\n'])).toEqual([{ topic: 'user' }])
})

test('reads an event of several lines', () => {
  expect(readAll(['data: {"topic":\ndata: "user"}\n\n'])).toEqual([{ topic: 'user' }])
})
