import type * as z from 'zod/mini'
import { beforeAll, describe, expect, it } from 'vitest'
import type { medicine } from '#contract/studies/medicine.ts'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { programmeID, semesterID, subjectIDs, groupIDs, put, change } = university
const [subject_id] = subjectIDs
const path = '/api/medicine-lab-groups'

type LabGroups = z.output<typeof medicine.labGroups.reply>

const registered = async () => {
  const student = await testStudent(app, db, await university.addStudent())
  expect((await student.choose([groupIDs[0]])).status).toBe(200)
  return student
}
type Student = Awaited<ReturnType<typeof registered>>

const read = async (student: Student, query: Readonly<Record<string, string>>) => {
  const { data } = await student.read<LabGroups>(`${path}?${new URLSearchParams(query).toString()}`)
  return { ...data, names: data.items.map(({ name }) => name) }
}

let student: Student
beforeAll(async () => {
  await university.openWindow({ step: 2, from: -1, to: 10 })
  await university.openWindow({ step: 4, from: -1, to: 10 })
  await change('study_group', groupIDs[0], { capacity: 100 })
  await change('programme', programmeID, { is_medicine: true })
  await db.rows(
    {
      name: '',
      text: 'insert into medicine_subject (semester_id, subject_id, has_lab_groups) values ($1, $2, true)',
    },
    [semesterID, subject_id],
  )
  for (let nth = 0; nth < 14; nth += 1) {
    const id = await put('lab_group', { semester_id: semesterID, subject_id, name: `Page ${nth}`, places: 1 })
    if (nth < 3) await change('lab_group', id, { taken: 1 })
  }
  student = await registered()
})

describe('labGroups', () => {
  // spec 9.6
  it('lists many groups page by page, those with free seats first', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => read(student, { page })))
    expect(pages.map(({ names }) => names.length)).toEqual([5, 5, 4])
    const names = pages.flatMap((page) => page.names)
    expect(new Set(names).size).toBe(14)
    expect(pages.map(({ total }) => total)).toEqual([14, 14, 14])
    expect(names.slice(-3)).toEqual(['Page 0', 'Page 1', 'Page 2'])
    const beyond = await read(student, { page: '4' })
    expect({ page: beyond.page, names: beyond.names }).toEqual({ page: 3, names: pages[2]!.names })
  })

  it("finds a group by its name and by its members' names, in either script; counts all matches", async () => {
    const [maker, friend] = [await registered(), await registered()]
    const made = await maker.send<{ labGroupID: number }>('POST', path, {
      subjectID: subject_id,
      name: 'Pulse 100%',
    })
    await change('student', friend.studentID, {
      fname_ka: 'მზექალა',
      lname_ka: 'ფხაკაძე',
      fname_en: 'Mzekala',
      lname_en: 'Pkhakadze',
    })
    expect((await friend.send('POST', `${path}/${made.data.labGroupID}`)).status).toBe(200)
    for (const search of ['pulse', ' 0% ', '%', 'მზექალა', 'მზექალა ფხაკ', 'KALA PKH'])
      expect(await read(student, { search })).toMatchObject({ total: 1, names: ['Pulse 100%'] })
    for (const search of ['_ulse', 'Mzekala ფხაკაძე'])
      expect(await read(student, { search })).toMatchObject({ total: 0, names: [] })
    // The student's own group is shown apart, and not among the others.
    expect(await read(friend, { search: 'pulse' })).toMatchObject({ total: 0, names: [] })
    expect(await read(friend, {})).toMatchObject({ total: 14 })
    expect(await read(student, { search: 'page', page: '3' })).toMatchObject({
      total: 14,
      names: ['Page 9', 'Page 0', 'Page 1', 'Page 2'],
    })
    expect(await read(student, { search: '  ' })).toMatchObject({ total: 15 })
  })
})
