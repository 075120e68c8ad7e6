import { describe, expect, it } from 'vitest'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import type { PlanSubject } from '../plan-draft.ts'
import { applyPlanMoves, findClashRepair, listPlanRepairs } from './list-plan-repairs.ts'

/** A group of an hour on Monday; its number is that of the subject with the hour. */
const group = (subjectID: number, hour: number, changes: Partial<OfferedGroup> = {}) =>
  ({
    scheduleID: subjectID * 100 + hour,
    subjectID,
    group: String(hour),
    config: 1,
    part: 1,
    parentID: null,
    rotation: false,
    dates: [],
    meetings: [{ dayID: 1, time: `${hour}:00`, time_end: `${hour}:50` }],
    st_count: 0,
    capacity: 10,
    valid: true,
    code: null,
    ...changes,
  }) as OfferedGroup
const planned = (subjectID: number, hour: number, second: number | null = null) =>
  ({
    subjectID,
    subject: `საგანი ${subjectID}`,
    subjecteng: `Subject ${subjectID}`,
    subject_code: `S ${subjectID}`,
    ects: 5,
    schedule_ids: [subjectID * 100 + hour],
    groups: [group(subjectID, hour)],
    second_schedule_ids: second === null ? null : [subjectID * 100 + second],
    second_groups: second === null ? [] : [group(subjectID, second)],
  }) as unknown as PlanSubject
const registration = (subjectID: number, hour: number) => planned(subjectID, hour) as unknown as Registered
const offers = (...subjects: [subjectID: number, ...hours: number[]][]) =>
  new Map(subjects.map(([id, ...hours]) => [id, hours.map((hour) => group(id, hour))] as const))
const toHours = (moves: ReturnType<typeof findClashRepair> | undefined) =>
  moves?.map((move) => [move.subjectID, ...move.groups.map((row) => row.group)])

describe('listPlanRepairs', () => {
  it('moves a planned subject for a wanted group, and says nothing of groups that fit', () => {
    const repairs = listPlanRepairs([group(9, 10), group(9, 15)], [planned(1, 10)], [], offers([1, 10, 12]))
    expect(repairs).toHaveLength(1)
    expect(repairs[0]).toMatchObject({ scheduleID: 910, schedule_ids: [910] })
    expect(toHours(repairs[0]?.moves)).toEqual([[1, '12']])
  })

  it('moves no registration', () => {
    expect(listPlanRepairs([group(9, 10)], [], [registration(1, 10)], offers([1, 10, 12]))).toEqual([])
    const both = [planned(1, 12)]
    // The only other hour of the planned subject is that of a registration.
    expect(listPlanRepairs([group(9, 12)], both, [registration(2, 10)], offers([1, 10, 12]))).toEqual([])
  })

  it('proposes no group that is full or closed', () => {
    const full = new Map([
      [1, [group(1, 10), group(1, 12, { st_count: 10 }), group(1, 13, { valid: false })]],
    ])
    expect(listPlanRepairs([group(9, 10)], [planned(1, 10)], [], full)).toEqual([])
  })

  it('finds nothing while the groups of the others are not read', () => {
    expect(listPlanRepairs([group(9, 10)], [planned(1, 10)], [], new Map())).toEqual([])
  })
})

describe('findClashRepair', () => {
  it('changes the later of two subjects that clash, from either of them', () => {
    const plan = [planned(1, 10), planned(2, 10)]
    const groups = offers([1, 10, 12], [2, 10, 13])
    for (const subject of plan)
      expect(toHours(findClashRepair(subject, plan, [], groups))).toEqual([[2, '13']])
  })

  it('changes the earlier one when only that can be', () => {
    const plan = [planned(1, 10), planned(2, 10)]
    const groups = offers([1, 10, 12], [2, 10])
    for (const subject of plan)
      expect(toHours(findClashRepair(subject, plan, [], groups))).toEqual([[1, '12']])
  })

  it('changes the planned subject when the other is registered', () => {
    const plan = [planned(1, 10)]
    const groups = offers([1, 10, 12], [5, 10, 14])
    expect(toHours(findClashRepair(plan[0]!, plan, [registration(5, 10)], groups))).toEqual([[1, '12']])
  })

  it('finds nothing when no group fits', () => {
    const plan = [planned(1, 10), planned(2, 10)]
    expect(findClashRepair(plan[0]!, plan, [], offers([1, 10], [2, 10]))).toBeNull()
  })
})

describe('applyPlanMoves', () => {
  it('changes the first choice, and exchanges it with an equal second one', () => {
    const [move] = findClashRepair(planned(1, 10), [planned(1, 10), planned(2, 10)], [], offers([2, 10, 13]))!
    const [kept, moved] = applyPlanMoves([planned(1, 10), planned(2, 10)], [move!])
    expect(kept).toEqual(planned(1, 10))
    expect(moved).toMatchObject({ schedule_ids: [213], second_schedule_ids: null })
    const [exchanged] = applyPlanMoves([planned(2, 10, 13)], [move!])
    expect(exchanged).toMatchObject({ schedule_ids: [213], second_schedule_ids: [210] })
    expect(applyPlanMoves([planned(2, 10, 15)], [move!])[0]).toMatchObject({ second_schedule_ids: [215] })
  })
})
