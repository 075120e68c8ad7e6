import { describe, expect, it } from 'vitest'
import { testMedicine } from './test-medicine.ts'

const { university, registered, make, join, leave, counted } = await testMedicine()
const { subjectIDs, groupIDs } = university
const [first] = subjectIDs

describe('saveArrangement', () => {
  it('does not repeat an attempt after its group was left', async () => {
    const [maker, guest] = [await registered(groupIDs[0]), await registered(groupIDs[0])]
    const { data: made } = await make(maker, first, 'Repeated', 'repeat-make')
    expect((await join(guest, made.labGroupID, 'repeat-join')).status).toBe(200)
    expect((await leave(guest, made.labGroupID)).status).toBe(200)
    const undone = { status: 409, code: 'attempt_undone' }
    expect(await join(guest, made.labGroupID, 'repeat-join')).toMatchObject(undone)
    expect((await join(guest, made.labGroupID, 'repeat-anew')).status).toBe(200)
    expect((await leave(maker, made.labGroupID)).status).toBe(200)
    expect(await make(maker, first, 'Repeated', 'repeat-make')).toMatchObject(undone)
    expect(await counted('group', made.labGroupID)).toEqual({ taken: 1, held: 1 })
    for (const _ of [1, 2]) expect((await leave(guest, made.labGroupID, 'repeat-leave')).status).toBe(200)
    // The group was removed with its last student, and is not created again.
    expect(await make(maker, first, 'Repeated', 'repeat-make')).toMatchObject(undone)
    const { data: another } = await make(maker, first, 'Repeated', 'repeat-make-2')
    for (const key of ['come-in-1', 'come-in-2']) {
      expect((await join(guest, another.labGroupID, key)).status).toBe(200)
      const left = await leave(guest, another.labGroupID, 'leave-once')
      expect(left).toMatchObject(key === 'come-in-1' ? { status: 200 } : undone)
    }
    expect(await counted('group', another.labGroupID)).toEqual({ taken: 2, held: 2 })
  })
})
