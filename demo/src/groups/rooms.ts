import type { Pool } from './pool.ts'
import { makePool } from './pool.ts'

export type RoomKind =
  | 'hall'
  | 'class'
  | 'computer'
  | 'laboratory'
  | 'studio'
  | 'simulation'
  | 'clinic'
  | 'field'

export interface Room {
  readonly id: number
  readonly name: string
  readonly ka: string
  readonly en: string
}

/** The room row that means "no room": spec 9.3.2. */
export const distanceRoomID = 559
const firstRoomID = 1001

interface Buildings {
  readonly letter: string
  readonly ka: string
  readonly en: string
  readonly roomsPerFloor: number
}

const buildings: Readonly<Record<RoomKind, Buildings>> = {
  hall: { letter: 'A', ka: 'მთავარი კორპუსი', en: 'Main Building', roomsPerFloor: 4 },
  class: { letter: 'B', ka: 'სასწავლო კორპუსი', en: 'Teaching Building', roomsPerFloor: 14 },
  computer: {
    letter: 'C',
    ka: 'საინფორმაციო ტექნოლოგიების კორპუსი',
    en: 'Information Technology Building',
    roomsPerFloor: 8,
  },
  laboratory: { letter: 'L', ka: 'ლაბორატორიების კორპუსი', en: 'Laboratory Building', roomsPerFloor: 10 },
  studio: { letter: 'S', ka: 'სახელოსნოების კორპუსი', en: 'Studio Building', roomsPerFloor: 6 },
  simulation: { letter: 'M', ka: 'სამედიცინო კორპუსი', en: 'Medical Building', roomsPerFloor: 8 },
  clinic: { letter: 'K', ka: 'საუნივერსიტეტო კლინიკა', en: 'University Clinic', roomsPerFloor: 12 },
  field: { letter: 'F', ka: 'საველე პრაქტიკის ბაზა', en: 'Field Practice Base', roomsPerFloor: 20 },
}

/** A pool of rooms for each kind; a new one is added when all are busy. */
export const makeRooms = (): { pools: Readonly<Record<RoomKind, Pool<Room>>>; all: () => Room[] } => {
  let made = 0
  const makeRoomPool = (kind: RoomKind): Pool<Room> => {
    const { letter, ka, en, roomsPerFloor } = buildings[kind]
    return makePool((index) => {
      const floor = Math.floor(index / roomsPerFloor) + 1
      const name = `${letter}-${floor * 100 + (index % roomsPerFloor) + 1}`
      return { id: firstRoomID + made++, name, ka, en }
    }, 1000)
  }
  const kinds = Object.keys(buildings) as RoomKind[]
  const pools = Object.fromEntries(kinds.map((kind) => [kind, makeRoomPool(kind)])) as Record<
    RoomKind,
    Pool<Room>
  >
  return { pools, all: () => kinds.flatMap((kind) => pools[kind].all) }
}
