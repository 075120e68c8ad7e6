import type { Group, Weeks } from './group.ts'

interface Period {
  readonly weeks: readonly Weeks[]
  readonly ka: string
  readonly en: string
}

/** Five turns through the clinic; the last two take weeks in alternation, so their dates have gaps. */
export const periods: readonly Period[] = [
  { weeks: [[1, 3]], ka: 'I კურაცია', en: 'Rotation I' },
  { weeks: [[4, 6]], ka: 'II კურაცია', en: 'Rotation II' },
  { weeks: [[7, 9]], ka: 'III კურაცია', en: 'Rotation III' },
  {
    weeks: [
      [10, 11],
      [14, 14],
    ],
    ka: 'IV კურაცია',
    en: 'Rotation IV',
  },
  {
    weeks: [
      [12, 13],
      [15, 15],
    ],
    ka: 'V კურაცია',
    en: 'Rotation V',
  },
]

/**
 * Takes a clinical subject's place in its semester, from 0, and its group's number, from 0; gives the group's turn.
 * Those with the same number in all five subjects never meet, so one can take the same number everywhere.
 */
export const findPeriod = (place: number, number: number): number => (place + number) % periods.length

/** Mornings of every working day. */
export const makeRotationMeetings = (roomID: number): Group['meetings'] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, hour: 9, hours: 4, roomID }))
