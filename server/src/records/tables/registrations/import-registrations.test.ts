import { describe, expect, it } from 'vitest'
import { emptyUniversity, exportFiles, importFiles, type TestFiles } from '../../test-records.ts'

const base: TestFiles = {
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
  ],
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits'],
    ['A', 'ა', 'A', '5'],
    ['B', 'ბ', 'B', '5'],
  ],
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2026-autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-02-14', 'yes'],
  ],
  students: [
    [
      'code',
      'first_name_ka',
      'last_name_ka',
      'first_name_en',
      'last_name_en',
      'programme',
      'university_email',
    ],
    ['U1', 'ნინო', 'ბერიძე', 'Nino', 'Beridze', 'LAW-BA', 'u1@s.example'],
    ['U2', 'ლუკა', 'ბერიძე', 'Luka', 'Beridze', 'LAW-BA', 'u2@s.example'],
  ],
  groups: [
    ['code', 'semester', 'subject', 'name', 'type', 'config', 'part', 'capacity'],
    // A is taught in one part or in two, B in one.
    ['A1', '2026-autumn', 'A', 'A1', '1', '1', '1', '1'],
    ['A2', '2026-autumn', 'A', 'A2', '1', '2', '1', '9'],
    ['A3', '2026-autumn', 'A', 'A3', '1', '2', '2', '9'],
    ['B1', '2026-autumn', 'B', 'B1', '1', '1', '1', '9'],
  ],
}

/** Registrations as student, subject and groups; their code is "student-subject". */
const toFiles = (...registrations: readonly (readonly [string, string, ...string[]])[]) => ({
  registrations: [
    ['code', 'student', 'semester', 'subject', 'registered_at'],
    ...registrations.map(([student, subject]) => [
      `${student}-${subject}`,
      student,
      '2026-autumn',
      subject,
      '2026-09-07T12:00',
    ]),
  ],
  registered_groups: [
    ['registration', 'group', 'part'],
    ...registrations.flatMap(([student, subject, ...groups]) =>
      groups.map((group, nth) => [`${student}-${subject}`, group, String(nth + 1)]),
    ),
  ],
})

/** A university with registrations from files, and what students do in the portal since. */
const openUniversity = async (files: TestFiles = {}) => {
  const { url, query } = await emptyUniversity()
  /** The text comes from the tests alone. */
  const quote = (text: string) => `'${text}'`
  await importFiles(url, { ...base, ...files })
  const registrationOf = (student: string, subject: string) => `(select r.id from registration r
    join student s on s.id = r.student_id join subject u on u.id = r.subject_id
    where s.code = ${quote(student)} and u.code = ${quote(subject)})`
  const choose = async (student: string, subject: string, ...groups: readonly string[]) => {
    const id = registrationOf(student, subject)
    await query(`delete from registration_group where registration_id = ${id}`)
    await query(`insert into registration_group (registration_id, group_id, part)
      select ${id}, id, part from study_group where code in (${['', ...groups].map(quote).join(', ')})`)
  }
  return {
    url,
    choose,
    cancel: async (student: string, subject: string) => {
      await choose(student, subject)
      await query(`delete from registration where id = ${registrationOf(student, subject)}`)
    },
    register: async (student: string, subject: string, ...groups: readonly string[]) => {
      await query(`insert into registration (student_id, semester_id, subject_id)
        select s.id, e.id, u.id from student s, semester e, subject u
        where s.code = ${quote(student)} and u.code = ${quote(subject)}`)
      await choose(student, subject, ...groups)
    },
    send: (next: TestFiles, options: Parameters<typeof importFiles>[2] = {}) =>
      importFiles(url, next, { allowRemovals: 100, ...options }),
    load: async () =>
      (
        await query(`select s.code || ' ' || u.code || coalesce(': ' || (select string_agg(g.code, ' ' order by g.part)
            from registration_group rg join study_group g on g.id = rg.group_id where rg.registration_id = r.id), '') as text
          from registration r join student s on s.id = r.student_id join subject u on u.id = r.subject_id order by 1`)
      ).map(({ text }) => text),
  }
}

describe('a later import of registrations', () => {
  it('changes and removes those that no student has touched', async () => {
    const { send, load } = await openUniversity(toFiles(['U1', 'A', 'A1'], ['U2', 'B', 'B1']))
    const { tables } = await send(toFiles(['U1', 'A', 'A2', 'A3']))
    expect(tables).toMatchObject([
      { name: 'registrations', removed: 1, kept: 0, byStudent: 0 },
      { name: 'registered_groups', added: 1, changed: 1 },
    ])
    expect(await load()).toEqual(['U1 A: A2 A3'])
  })

  it('leaves out what the student has cancelled, with its groups, until edits are overwritten', async () => {
    const files = toFiles(['U1', 'A', 'A2', 'A3'], ['U2', 'B', 'B1'])
    const { send, load, cancel } = await openUniversity(files)
    await cancel('U1', 'A')
    const { outcome, tables } = await send(files)
    expect(outcome).toBe('nothing to change')
    expect(tables).toMatchObject([
      { added: 0, unchanged: 1, byStudent: 1, byStudentRows: [{ line: 2, key: 'U1-A' }] },
      { added: 0, unchanged: 1, byStudent: 2 },
    ])
    expect((await send({ registered_groups: files.registered_groups })).tables).toMatchObject([
      { byStudent: 2 },
    ])
    expect(await load()).toEqual(['U2 B: B1'])
    await send(files, { overwrites: true })
    expect(await load()).toEqual(['U1 A: A2 A3', 'U2 B: B1'])
  })

  it('leaves out what was exported from the portal and cancelled since', async () => {
    const { url, send, load, cancel, register } = await openUniversity()
    await register('U1', 'A', 'A1')
    const files = await exportFiles(url, ['registrations', 'registered_groups'])
    await send(files)
    await cancel('U1', 'A')
    expect((await send(files)).tables).toMatchObject([{ byStudent: 1 }, { byStudent: 1 }])
    expect(await load()).toEqual([])
  })

  it('keeps what the student has registered for, also the first one of the university', async () => {
    const { send, load, register } = await openUniversity()
    await register('U1', 'A', 'A2', 'A3')
    await register('U1', 'B', 'B1')
    const { outcome, tables } = await send(toFiles(['U1', 'A', 'A1'], ['U2', 'B', 'B1']))
    expect({ outcome, tables }).toMatchObject({
      outcome: 'saved',
      tables: [
        { added: 1, removed: 0, kept: 2, byStudentRows: [{ key: 'U1-A' }] },
        { added: 1, removed: 0, kept: 3, byStudent: 1 },
      ],
    })
    expect(await load()).toEqual(['U1 A: A2 A3', 'U1 B: B1', 'U2 B: B1'])
  })

  it('keeps the groups that the student has chosen, whole, until edits are overwritten', async () => {
    const files = toFiles(['U1', 'A', 'A2', 'A3'])
    const { send, load, choose } = await openUniversity(files)
    await choose('U1', 'A', 'A1')
    const { outcome, tables } = await send(files)
    expect(outcome).toBe('nothing to change')
    expect(tables[1]).toMatchObject({ edited: 1, byStudent: 1 })
    expect(await load()).toEqual(['U1 A: A1'])
    // Neither is it removed when the file no longer has it.
    expect((await send(toFiles())).tables).toMatchObject([
      { removed: 0, kept: 1 },
      { removed: 0, kept: 1 },
    ])
    expect(await load()).toEqual(['U1 A: A1'])
    await send(files, { overwrites: true })
    expect(await load()).toEqual(['U1 A: A2 A3'])
  })

  it('leaves no group beside those of the file when edits are overwritten', async () => {
    const files = toFiles(['U1', 'A', 'A1'])
    const { send, load, choose } = await openUniversity(files)
    await choose('U1', 'A', 'A2', 'A3')
    expect((await send(files)).tables).toMatchObject([{ unchanged: 1 }, { edited: 1, kept: 1 }])
    expect(await load()).toEqual(['U1 A: A2 A3'])
    await send(files, { overwrites: true })
    expect(await load()).toEqual(['U1 A: A1'])
  })

  it('is refused, with the line, when seats that students have taken leave none', async () => {
    const { send, load, register } = await openUniversity(toFiles(['U2', 'B', 'B1']))
    await register('U1', 'A', 'A1')
    const { outcome, bad } = await send(toFiles(['U2', 'B', 'B1'], ['U2', 'A', 'A1']))
    expect(outcome).toBe('bad rows')
    expect(bad).toMatchObject([
      {
        file: 'registered_groups.csv',
        column: 'group',
        reason: { en: 'the group has fewer seats' },
        rows: [{ line: 3, value: 'A1' }],
      },
    ])
    expect(await load()).toEqual(['U1 A: A1', 'U2 B: B1'])
  })
})
