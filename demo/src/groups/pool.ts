/** Rooms or lecturers, of which one has to be free. A new one is created when all are busy. */
export interface Pool<Item> {
  /** Reserves an item that is free in all these hours. */
  take(hours: readonly number[], preferred?: readonly Item[]): Item
  readonly all: readonly Item[]
}

interface Slot<Item> {
  readonly item: Item
  readonly busy: Set<number>
}

/** `maxHours` limits the hours of one item. */
export const makePool = <Item>(make: (index: number) => Item, mostHours: number): Pool<Item> => {
  const slots: Slot<Item>[] = []
  const isFree = ({ busy }: Slot<Item>, hours: readonly number[]) =>
    busy.size + hours.length <= mostHours && hours.every((hour) => !busy.has(hour))
  return {
    take: (hours, preferred = []) => {
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
