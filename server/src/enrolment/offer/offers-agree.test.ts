import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { groups } from '#contract/registration/groups.ts'
import type { registration } from '#contract/registration/registration.ts'
import { findSetObstacle } from '#rules/registration/obstacle/set-obstacle.ts'
import { makeApp } from '#server/app.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { addGroup, addModule, addStudent, addSubject, put, change } = university

type Subjects = z.output<typeof registration.subjects.reply>

await university.openWindow({ step: 2, from: -1, to: 10 })
const first = await addModule('compulsory', { required_credits: 5 })
const modules = [
  first,
  await addModule('elective', { position: 1 }),
  await addModule('elective', { position: 2, after_module_id: first }),
]
const block = await put('module_block', {
  module_id: modules[1],
  name_ka: 'ბლოკი',
  name_en: 'Block',
  choose: 1,
})
const toGroup = new Map<number, number>()
for (const [nth, moduleID] of modules.entries()) {
  for (const hour of [9, 10, 11, 12]) {
    const subjectID = await addSubject({ credits: hour }, null)
    const block_id = nth === 1 && hour > 10 ? block : null
    await put('module_subject', { module_id: moduleID, subject_id: subjectID, block_id })
    const meetings = [[nth + 4, `${hour}:00`.padStart(5, '0'), `${hour + 1}:30`]] as const
    toGroup.set(subjectID, await addGroup({ subjectID, capacity: hour === 12 ? 1 : 50, meetings }))
  }
}
const subjectIDs = [...toGroup.keys()]

const choice = fc.record({
  taken: fc.subarray(subjectIDs, { maxLength: 4 }),
  earned: fc.subarray(subjectIDs, { maxLength: 3 }),
  maximum_credits: fc.option(fc.integer({ min: 10, max: 30 })),
  maximum_subjects: fc.option(fc.integer({ min: 1, max: 3 })),
})

describe('moduleSubjects and choose', () => {
  // spec 4.11
  it('agree: the list refuses a subject with the code that choosing it would', async () => {
    const said = new Set<string | null>()
    await fc.assert(
      fc.asyncProperty(choice, async ({ taken, earned, ...limits }) => {
        await change('module', modules[1]!, limits)
        const student = await testStudent(app, db, await addStudent())
        for (const subject_id of earned) {
          const mark = { student_id: student.studentID, semester_id: university.semesterID, subject_id }
          await put('mark', { ...mark, credits: 5, score: 70, status_id: 1 })
        }
        for (const subjectID of taken) await student.choose([toGroup.get(subjectID)!])
        const { data } = await student.read<Subjects>('/api/registration/getSubjects')
        const offered = data.subjects.filter((each) => toGroup.has(each.subjectID) && !each.is_registered)
        for (const { subjectID, can_choose, code, program_moduleID } of offered) {
          said.add(code)
          const answer = await student.choose([toGroup.get(subjectID)!], {
            program_module_id: program_moduleID,
          })
          expect(answer.status === 200).toBe(can_choose)
          // The choice names the one group, the list all of them.
          const alike = { group_full: 'no_free_groups' } as Record<string, string>
          expect(alike[answer.code ?? ''] ?? answer.code ?? null).toBe(code)
          if (answer.status === 200) await student.cancel(answer.data.registration.registrationID)
        }
        const mine = await student.read<{ subjects: { registrationID: number }[] }>(
          '/api/registration/already-registered',
        )
        for (const { registrationID } of mine.data.subjects) await student.cancel(registrationID)
      }),
      { numRuns: 40, seed: 20_261_121 },
    )
    expect([...said]).toEqual(
      expect.arrayContaining([
        null,
        'block_full',
        'module_order',
        'module_subjects',
        'module_credits',
        'group_clash',
      ]),
    )
  })
})

type Sheet = z.output<typeof groups.general.reply>

describe('moduleSubjects and general', () => {
  const partGroup = fc.record({
    hour: fc.integer({ min: 9, max: 12 }),
    capacity: fc.constantFrom(0, 9),
    open: fc.integer({ min: 0, max: 5 }).map((value) => value > 0),
  })
  const parts = fc.tuple(
    fc.array(partGroup, { minLength: 1, maxLength: 3 }),
    fc.array(partGroup, { maxLength: 3 }),
  )

  it('agree: the reason of the list is what the groups show, and every group of a part that it names is refused by it', async () => {
    const moduleID = await addModule('elective', { position: 4 })
    const student = await testStudent(app, db, await addStudent())
    const meetings = [[1, '10:00', '11:30']] as const
    const busy = await addGroup({ subjectID: await addSubject({ credits: 5 }, moduleID), meetings })
    expect((await student.choose([busy])).status).toBe(200)
    const said = new Set<string>()
    await fc.assert(
      fc.asyncProperty(parts, async (list) => {
        const subjectID = await addSubject({ credits: 5 }, moduleID)
        for (const [part, members] of list.entries())
          for (const { hour, capacity, open } of members) {
            const time = [`${hour}:00`.padStart(5, '0'), `${hour}:50`.padStart(5, '0')] as const
            const day = part === 0 ? 1 : 2 - (hour % 2)
            await addGroup({ subjectID, part: part + 1, capacity, open, meetings: [[day, ...time]] })
          }
        const { data } = await student.read<Subjects>(`/api/registration/program-modules/${moduleID}`)
        const offered = data.subjects.find((each) => each.subjectID === subjectID)!
        const sheet = await student.read<Sheet>(`/api/registration/groups/general/${subjectID}`)
        // As the browser does, which knows the groups of the sheet only.
        const rows = sheet.data.groups.map((row) => ({
          ...row,
          ranges: row.dates,
          meetings: row.meetings.map(({ dayID, time, time_end }) => ({ day: dayID, time, time_end })),
        }))
        if (rows.some(({ code }) => code === 'no_valid_set')) return
        const obstacle = findSetObstacle(rows, (row) => ({
          isOpen: row.code !== 'group_closed',
          hasSeat: row.st_count < row.capacity,
          clashes: row.code === 'group_clash',
        }))
        said.add(`${offered.code} ${obstacle?.scope}`)
        expect(offered.obstacle?.kind).toBe(obstacle?.kind)
        expect(offered.obstacle?.scope).toBe(obstacle?.scope)
        const codes = {
          closed: 'no_open_groups',
          clash: 'group_clash',
          full: 'no_free_groups',
          mixed: 'full_or_clash',
        }
        expect(offered.code).toBe(obstacle && codes[obstacle.kind])
        if (sheet.data.code !== null) expect(sheet.data.code).toBe(offered.code)
        if (obstacle === null) return
        const named = obstacle.groups
        if (obstacle.kind === 'clash') expect(named.every(({ code }) => code === 'group_clash')).toBe(true)
        if (obstacle.kind === 'full') expect(named.every((row) => row.st_count >= row.capacity)).toBe(true)
        expect(named.every(({ valid }) => !valid)).toBe(true)
      }),
      { numRuns: 60, seed: 20_261_124 },
    )
    expect([...said]).toEqual(
      expect.arrayContaining([
        'null undefined',
        'group_clash all',
        'group_clash parts',
        'no_free_groups all',
        'no_free_groups parts',
        'full_or_clash parts',
        'no_open_groups all',
      ]),
    )
  })
})
