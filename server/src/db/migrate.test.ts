import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { listFunctions, schemaFolders } from './schema-files.ts'
import { openDatabase } from './open.ts'
import { createDatabase } from './test-create-database.ts'
import { testUniversity } from './test-university.ts'

describe('migrate', () => {
  it('makes the schema once when four servers start together on an empty database', async () => {
    const { url, query } = await createDatabase()
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
    const functions = (await listFunctions(schemaFolders)).map(({ name }) => name)
    const making = applied.filter((names) => names.length > 0)
    expect(making).toHaveLength(1)
    expect(making[0]).toEqual(expect.arrayContaining(['baseline', ...functions]))
    expect(await query('select name from applied_function order by name collate "C"')).toEqual(
      functions.map((name) => ({ name })),
    )
    expect(await migrate(url)).toEqual([])
  })

  it('refuses a database that a newer portal made', async () => {
    const { url, query } = await createDatabase()
    await migrate(url)
    await query(`insert into applied_migration (name) values ('999-from-the-future.sql')`)
    await expect(migrate(url)).rejects.toThrow('made by a newer portal: it has 999-from-the-future.sql')
  })

  it('refuses a database with the migrations from before the baseline', async () => {
    const { url, query } = await createDatabase()
    await query(`create table migration (name text primary key)`)
    await query(`insert into migration values ('001-university.sql')`)
    await expect(migrate(url)).rejects.toThrow('made by an older portal that cannot be upgraded')
    expect(await query('select name from migration')).toEqual([{ name: '001-university.sql' }])
  })

  it('refuses a database of another program', async () => {
    const { url, query } = await createDatabase()
    await query('create table invoice (id int)')
    await expect(migrate(url)).rejects.toThrow('not made by this portal')
  })
})

describe('014-contract-wording.sql', () => {
  it('gives the intakes the better English of the contract, and leaves a text of the university alone', async () => {
    const { url, query } = await createDatabase()
    await migrate(url)
    const listTexts = () =>
      query(`select i.season, t.body -> 'title' ->> 'en' as title, t.body::text like '%in the programme “%' as old
             from intake i join contract_template t on t.id = i.template_id order by i.id`)
    const better = { season: 'autumn', title: 'Study contract for an international student', old: false }
    expect(await listTexts()).toEqual([better])
    // The text that was shown is kept.
    expect(await query('select count(*)::int as count from contract_template')).toEqual([{ count: 2 }])
    await query(`with own as (
        insert into contract_template (body)
        select jsonb_set(body, '{title,en}', '"Our own contract"') from contract_template order by id limit 1 returning id)
      insert into intake (academic_year, season, name_ka, name_en, starts_on, template_id)
      select 2026, 'spring', 'გაზაფხული', 'spring', '2027-02-20', id from own`)
    const name = './migrations/014-contract-wording.sql'
    await query(await readFile(new URL(name, import.meta.url), 'utf8'))
    expect(await listTexts()).toEqual([better, { season: 'spring', title: 'Our own contract', old: true }])
  })
})

describe('034-people.sql', () => {
  it('takes visits out of the inbox that were long over, and no other', async () => {
    const { url, query } = await createDatabase()
    await migrate(url)
    const db = openDatabase(url, 2)
    const university = await testUniversity(db)
    const students = [
      await university.addStudent(),
      await university.addStudent(),
      await university.addStudent(),
    ] as const
    const branch = await university.put('visit_branch', {
      name_ka: 'ა',
      name_en: 'A',
      address_ka: 'ა',
      address_en: 'A',
    })
    await db.close()
    // As it was before it.
    await query('drop view inbox, visit_inbox')
    await query('alter table visit drop column needs_outcome')
    await query(`delete from setting where name = 'unreviewed_health_file_days'`)
    await query('alter table student drop column search_names')
    await query(`delete from staff_role_operation where operation = 'students.read'`)
    await query(`insert into visit_slot (id, branch_id, day, starts, ends, capacity)
      select n, ${branch}, now()::date + days, '10:00', '10:30', 3
      from unnest(array[1, 2, 3], array[-40, -3, 5]) t (n, days)`)
    await query(`insert into visit (student_id, slot_id)
      select student, nth from unnest(array[${students.join(', ')}]) with ordinality t (student, nth)`)
    await query(await readFile(new URL('./migrations/034-people.sql', import.meta.url), 'utf8'))
    expect(await query('select student_id from visit_inbox order by 1')).toEqual([
      { student_id: students[1] },
      { student_id: students[2] },
    ])
  })
})

describe('062-conversation-lists.sql', () => {
  it('fills what the lists of conversations are sorted by, and counts what the previous version writes meanwhile', async () => {
    const { url, query } = await createDatabase()
    await migrate(url)
    const db = openDatabase(url, 2)
    const university = await testUniversity(db)
    const [one, other] = [await university.addStudent(), await university.addStudent()] as const
    const groupID = await university.addGroup({ subjectID: await university.addSubject() })
    await db.close()
    // As it was before it.
    await query('drop function update_pair_members, count_pair_members cascade')
    await query('drop table conversation_total')
    await query(
      `alter table conversation_member drop column last_at cascade, drop column message_count cascade`,
    )
    await query('drop index if exists conversation_member_groups, conversation_message_attempt')
    await query(
      'create unique index conversation_message_key on conversation_message (member_id, key) where key is not null',
    )
    await query(`insert into conversation (id, group_id, pair, message_count) overriding system value
      values (1, null, 'with messages', 4), (2, null, 'empty', 0), (3, ${groupID}, null, 7)`)
    await query(`insert into conversation_member (conversation_id, student_id, seen_count)
      select c, s, 1 from unnest(array[1, 2, 3]) c, unnest(array[${one}, ${other}]) s`)
    await query(await readFile(new URL('./migrations/062-conversation-lists.sql', import.meta.url), 'utf8'))
    const kept = () =>
      query(`select conversation_id as id, message_count as count, last_at is not null as has_time
        from conversation_member where student_id = ${one} order by 1`)
    const total = () => query(`select pairs from conversation_total order by person`)
    expect(await kept()).toEqual([
      { id: 1, count: 4, has_time: true },
      { id: 2, count: null, has_time: false },
      { id: 3, count: null, has_time: false },
    ])
    expect(await total()).toEqual([{ pairs: 1 }, { pairs: 1 }])
    await query('update conversation set message_count = message_count + 1, last_at = now()')
    expect((await kept()).map(({ count }) => count)).toEqual([5, 1, null])
    expect(await total()).toEqual([{ pairs: 2 }, { pairs: 2 }])
  })
})

describe('119-composed-titles.sql', () => {
  it('composes names, but none whose composed form exists, and nothing that a student has accepted', async () => {
    const { url, query } = await createDatabase()
    await migrate(url)
    const db = openDatabase(url, 2)
    const university = await testUniversity(db)
    const subject = await university.addSubject({ name_ka: 'Zoe\u0308', name_en: 'Zoë' })
    for (const name of ['O\u03081', 'Ö1', 'U\u03082']) await university.put('room', { name })
    const popup = { title_ka: 'e\u0308', title_en: 'e', text_ka: 'e\u0308', text_en: 'e' }
    await university.put('popup_message', popup)
    await db.close()
    await query(await readFile(new URL('./migrations/119-composed-titles.sql', import.meta.url), 'utf8'))
    expect(await query(`select name_ka, name_en from subject where id = ${subject}`)).toEqual([
      { name_ka: 'Zoë', name_en: 'Zoë' },
    ])
    const rooms = await query(`select name from room where normalize(name) in ('Ö1', 'Ü2') order by id`)
    expect(rooms.map(({ name }) => name)).toEqual(['O\u03081', 'Ö1', 'Ü2'])
    expect(await query('select title_ka from popup_message order by id desc limit 1')).toEqual([
      { title_ka: 'e\u0308' },
    ])
  })
})
