/** Rooms or lecturers, of which one has to be free. A new one is created when all are busy. */
export interface Pool<Item> {
  /** Reserves an item that is free in all these hours. */
  reserve(hours: readonly number[], preferred?: readonly Item[]): Item
  readonly all: readonly Item[]
}

interface Slot<Item> {
  readonly item: Item
  readonly busy: Set<number>
}

/** `maxHours` limits the hours of one item. */
export const makePool = <Item>(make: (index: number) => Item, maxHours: number): Pool<Item> => {
  const slots: Slot<Item>[] = []
  const isFree = ({ busy }: Slot<Item>, hours: readonly number[]) =>
    busy.size + hours.length <= maxHours && hours.every((hour) => !busy.has(hour))
  return {
    reserve: (hours, preferred = []) => {
      const known = slots.find((slot) => preferred.includes(slot.item) && isFree(slot, hours))
      const slot = known ??
        slots.find((each) => isFree(each, hours)) ?? { item: make(slots.length), busy: new Set() }
      if (!slots.includes(slot)) slots.push(slot)
      for (const hour of hours) slot.busy.add(hour)
      return slot.item
    },
    get all() {
      return slots.map(({ item }) => item)
    },
  }
}
