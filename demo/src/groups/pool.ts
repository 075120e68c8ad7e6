/** Things of which one has to be free: rooms or lecturers. A new one is made when all are busy. */
export interface Pool<Item> {
  /** Takes the hours; gives an item that is free in all of them, which it no longer is afterwards. */
  take(hours: readonly number[], preferred?: readonly Item[]): Item
  readonly all: readonly Item[]
}

interface Slot<Item> {
  readonly item: Item
  readonly busy: Set<number>
}

/** Takes how to make the next item and for how many hours one may be taken; gives an empty pool. */
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
