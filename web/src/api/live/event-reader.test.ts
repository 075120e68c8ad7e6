import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventReader, type LiveEvent } from './event-reader.ts'

const seats = fc.record({
  topic: fc.constant('seats' as const),
  groups: fc.array(fc.record({ scheduleID: fc.nat(), st_count: fc.nat() })),
})
const user = fc.constant({ topic: 'user' as const })
const lineEnd = fc.constantFrom('\n', '\r\n')
const noise = fc.constantFrom(': ', ': still here', 'event: x', 'id: 7', 'data: {half', 'data:', '')

/** Takes a text and where it is cut; gives its pieces. */
const cutAt = (text: string, cuts: readonly number[]): string[] => {
  const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].toSorted((a, b) => a - b)
  return at.slice(1).map((end, nth) => text.slice(at[nth], end))
}

const readAll = (pieces: readonly string[]): LiveEvent[] => {
  const told: LiveEvent[] = []
  const read = eventReader((event) => told.push(event))
  pieces.forEach(read)
  return told
}

test('every event is told once, in order, wherever the stream is cut and whatever stands between', () => {
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

test('what has not come to its end is not told', () => {
  expect(readAll(['data: {"topic":"user"}\n'])).toEqual([])
  expect(readAll(['data: {"topic":"user"}\n', '\n'])).toEqual([{ topic: 'user' }])
})

test('an event in several lines is one', () => {
  expect(readAll(['data: {"topic":\ndata: "user"}\n\n'])).toEqual([{ topic: 'user' }])
})
