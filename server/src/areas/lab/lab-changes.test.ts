import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { lab } from '#contract/studies/lab.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { addUnit } from './test-lab.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { put, today, change } = university
const student = await testStudent(app, db, university.studentID)

const addTask = async (unit_id: number, position: number) => {
  const task_id = await put('lab_task', { unit_id, position, text_ka: 'დ', text_en: 'T', kind: 'text' })
  await put('lab_option', { task_id, position: 0, text_ka: 'a', text_en: 'a', is_right: true })
  return task_id
}
const read = async () => (await student.read<z.output<typeof lab.units.reply>>(lab.units.path)).data
const see = async (version?: string) =>
  student.send('POST', lab.seen.path, { version: version ?? (await read()).version })

describe('units', () => {
  it('reports a moved booking, and units that are new, removed or longer, until they are seen', async () => {
    const [mine, other] = [await addUnit(university, 'Rhythm'), await addUnit(university, 'Intonation')]
    const [task] = [await addTask(mine, 1), await addTask(other, 1)]
    const slot = { unit_id: mine, starts: '10:00', ends: '10:50', capacity: 2 }
    const [slotID, otherSlotID] = [
      await put('lab_slot', { ...slot, day: await today(3) }),
      await put('lab_slot', { ...slot, day: await today(4) }),
    ]
    const { version, ...first } = await read()
    expect(first).toMatchObject({ is_seen: false, changes: [] })
    expect(await see()).toMatchObject({ status: 200 })
    // The student's own booking and solved task are no changes.
    const book = (id: number) =>
      student.send<{ bookingID: number }>('POST', `/api/lab/${mine}`, { slotID: id })
    const [{ data: booking }, { data: given }] = [await book(slotID), await book(otherSlotID)]
    await student.send('POST', `/api/lab/${mine}/tasks/${task}`, { text: 'a' })
    expect(await read()).toMatchObject({ is_seen: false, changes: [] })
    expect(await see()).toMatchObject({ status: 200 })

    const room_id = await put('room', { name: 'B-2' })
    await change('lab_slot', slotID, { day: await today(5), starts: '12:00', ends: '12:50' })
    await change('lab_unit', mine, { room_id })
    await addTask(mine, 2)
    // Of a unit that the student has not begun only that it is new.
    await addTask(other, 2)
    const added = await addUnit(university, 'Stress')
    await student.send('DELETE', `/api/lab/${mine}/bookings/${given.bookingID}`)
    const { changes } = await read()
    expect(changes).toHaveLength(3)
    expect(changes).toMatchObject([
      {
        kind: 'time',
        bookingID: booking.bookingID,
        uniteng: 'Rhythm',
        before: { date: await today(3), start: '10:00', end: '10:50', room: null },
        after: { date: await today(5), start: '12:00', end: '12:50', room: 'B-2' },
      },
      { kind: 'unit', unitId: mine, before: { tasks_count: 1 }, after: { tasks_count: 2 } },
      { kind: 'unit', unitId: added, uniteng: 'Stress', before: null, after: { tasks_count: 0 } },
    ])
    expect(await see(version)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await see()).toMatchObject({ status: 200 })
    expect(await read()).toMatchObject({ is_seen: true, changes: [] })
    await db.rows({ name: '', text: 'delete from lab_unit where id = $1' }, [added])
    expect((await read()).changes).toMatchObject([{ kind: 'unit', uniteng: 'Stress', after: null }])
  })
})
