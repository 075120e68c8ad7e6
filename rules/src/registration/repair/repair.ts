import { findClash, type ClashGroup } from '../clash.ts'

/** A registered subject: the groups that the student has in it, and the whole sets that could take their place. */
export interface MovableSubject<Group extends ClashGroup> {
  readonly subjectID: number
  readonly groups: readonly Group[]
  /** Only sets with free seats; without any the subject stays where it is. */
  readonly alternatives: readonly (readonly Group[])[]
}

/** A registered subject that changes to other groups of its own. */
export interface Move<Group extends ClashGroup> {
  readonly subjectID: number
  readonly groups: readonly Group[]
}

type GroupSet<Group> = readonly Group[]

/**
 * Finds, for wanted groups that clash with registered subjects, the fewest other subjects that change their groups so that
 * all fit: one, or two. Nothing that is moved clashes with anything. Of several repairs with as many subjects the one that
 * leaves the fewest groups is found, and among those the first in order. No move: the groups fit already; null: no such
 * repair.
 */
export const makeRepairFinder = <Group extends ClashGroup>(
  registered: readonly MovableSubject<Group>[],
): ((requested: GroupSet<Group>) => readonly Move<Group>[] | null) => {
  const clashes = makeClashTest<Group>()
  const movable = registered.map((own) => ({ ...own, alternatives: listOtherSets(own) }))
  return (requested) => {
    const isBlocked = ({ groups }: MovableSubject<Group>): boolean => clashes(groups, requested)
    const blocked = movable.filter(isBlocked)
    const others = movable.filter((own) => !blocked.includes(own))
    const [first, second] = blocked
    if (first === undefined) return []
    if (blocked.length > 2) return null
    const listFitting = (own: MovableSubject<Group>, staying: readonly MovableSubject<Group>[]) =>
      own.alternatives.filter(
        (set) => !clashes(set, requested) && !staying.some(({ groups }) => clashes(set, groups)),
      )
    if (second === undefined) {
      const set = findFirstOfSmallest(listFitting(first, others), (each) => countLeft(first, each))
      if (set !== undefined) return [{ subjectID: first.subjectID, groups: set }]
    }
    const pairs = (second === undefined ? others : [second]).flatMap((partner) => {
      const staying = others.filter((own) => own !== partner)
      const partnerSets = listFitting(partner, staying)
      return listFitting(first, staying).flatMap((set) =>
        partnerSets
          .filter((partnerSet) => !clashes(set, partnerSet))
          .map((partnerSet) => ({ partner, set, partnerSet })),
      )
    })
    const pair = findFirstOfSmallest(
      pairs,
      ({ partner, set, partnerSet }) => countLeft(first, set) + countLeft(partner, partnerSet),
    )
    if (pair === undefined) return null
    return [
      { subjectID: first.subjectID, groups: pair.set },
      { subjectID: pair.partner.subjectID, groups: pair.partnerSet },
    ]
  }
}

/** Whether any group of one set clashes with any of another subject's; each pair of groups is compared once. */
const makeClashTest = <Group extends ClashGroup>() => {
  const known = new Map<Group, Map<Group, boolean>>()
  const compare = (one: Group, other: Group): boolean => {
    const ofOne = known.get(one) ?? new Map<Group, boolean>()
    known.set(one, ofOne)
    const found = ofOne.get(other) ?? findClash(one, [other], { subjectID: one.subjectID }) !== null
    ofOne.set(other, found)
    return found
  }
  return (set: GroupSet<Group>, otherSet: GroupSet<Group>): boolean =>
    set.some((one) => otherSet.some((other) => compare(one, other)))
}

const hasGroup = (set: GroupSet<ClashGroup>, { scheduleID }: ClashGroup): boolean =>
  set.some((group) => group.scheduleID === scheduleID)

const listOtherSets = <Group extends ClashGroup>({ groups, alternatives }: MovableSubject<Group>) =>
  alternatives.filter((set) => set.length !== groups.length || set.some((group) => !hasGroup(groups, group)))

const countLeft = ({ groups }: MovableSubject<ClashGroup>, set: GroupSet<ClashGroup>): number =>
  groups.filter((group) => !hasGroup(set, group)).length

const findFirstOfSmallest = <Item>(
  items: readonly Item[],
  measure: (item: Item) => number,
): Item | undefined =>
  items.reduce<{ item: Item; size: number } | undefined>((best, item) => {
    const size = measure(item)
    return best === undefined || size < best.size ? { item, size } : best
  }, undefined)?.item
