import type { Group, Weeks } from './group.ts'

interface Period {
  readonly weeks: readonly Weeks[]
  readonly ka: string
  readonly en: string
}

/** Five rotations through the clinic; the last two alternate by weeks, so their dates have gaps. */
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
 * The rotation of a clinical subject's group; subject and group are counted from 0. Groups with the same number in all
 * five subjects never meet at once, so a student can take the same number everywhere.
 */
export const findPeriod = (subjectIndex: number, groupIndex: number): number =>
  (subjectIndex + groupIndex) % periods.length

/** The morning of every working day. */
export const makeRotationMeetings = (roomID: number): Group['meetings'] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, hour: 9, hours: 4, roomID }))
