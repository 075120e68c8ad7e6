import type * as z from 'zod/mini'
import type { lab } from '#contract/studies/lab.ts'
import { diffSnapshots, type PageSnapshot } from '#rules/page-changes/diff-snapshots.ts'

type Reply = z.input<typeof lab.units.reply>
type Change = Reply['changes'][number]
type UnitChange = Extract<Change, { kind: 'unit' }>
type TimeChange = Extract<Change, { kind: 'time' }>
type Name = Pick<UnitChange, 'unitId' | 'unit' | 'uniteng'>

/** The units of the lab and the student's bookings. */
export interface ShownLab {
  readonly units: readonly (Name & Pick<Reply['units'][number], 'tasks_count' | 'tasks_done'>)[]
  readonly bookings: readonly (Name & TimeChange['after'] & { readonly bookingID: number })[]
}

/** A unit in the snapshot. */
type SeenUnit = Name & NonNullable<UnitChange['after']>

const toName = ({ unitId, unit, uniteng }: Name): Name => ({ unitId, unit, uniteng })
const toTime = ({ date, start, end, room }: TimeChange['after']): TimeChange['after'] => ({
  date,
  start,
  end,
  room,
})

const toState = (unit: SeenUnit | null): UnitChange['after'] => unit && { tasks_count: unit.tasks_count }

/**
 * The part of the lab that others can change: the units, their numbers of tasks, and the times and rooms of the
 * student's bookings.
 */
export const toLabSnapshot = ({ units, bookings }: ShownLab): PageSnapshot =>
  Object.fromEntries<unknown>([
    ...units.map((unit): [string, unknown] => [
      `unit ${unit.unitId}`,
      { ...toName(unit), tasks_count: unit.tasks_count },
    ]),
    ...bookings.map((booking): [string, unknown] => [
      `time ${booking.bookingID}`,
      { ...toName(booking), ...toTime(booking) },
    ]),
  ])

/**
 * Units that are new or removed, other numbers of tasks in units that the student has begun, and moved bookings. The
 * student's own bookings and past ones are not reported.
 */
export const listLabChanges = (seen: PageSnapshot, lab: ShownLab): Change[] =>
  diffSnapshots(seen, toLabSnapshot(lab)).flatMap(({ key, before, after }): Change[] => {
    const [kind, number] = key.split(' ')
    if (kind === 'time') {
      if (before === null || after === null) return []
      const [was, now] = [before, after] as [Name & TimeChange['before'], Name & TimeChange['after']]
      const [then, is] = [toTime(was), toTime(now)]
      const isMoved = Object.entries(then).some(([name, value]) => is[name as keyof typeof is] !== value)
      return isMoved
        ? [{ kind: 'time', bookingID: Number(number), ...toName(now), before: then, after: is }]
        : []
    }
    const [was, now] = [before as SeenUnit | null, after as SeenUnit | null]
    const name = toName((now ?? was)!)
    const [then, is] = [toState(was), toState(now)]
    const isMine = lab.units.some(({ unitId, tasks_done }) => unitId === name.unitId && tasks_done > 0)
    const isChanged = then === null || is === null || (isMine && then.tasks_count !== is.tasks_count)
    return isChanged ? [{ kind: 'unit', ...name, before: then, after: is }] : []
  })
