import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { log } from '#server/log.ts'
import { undoImport } from '#server/records/undo/undo-import.ts'
import { testWatch } from './test-watch.ts'
import { watchFolder } from './watch-folder.ts'

const head = 'code,name_ka,name_en\n'
const law = `${head}LAW,სამართალი,Law\n`
const both = `${law}ART,ხელოვნება,Art\n`
const bad = `${both}BAD,,\n`
const wait = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

describe('watchFolder', () => {
  it('imports ZIP files and folders, the oldest first, and puts each with its report into done', async () => {
    const { dir, send, finish, list, query } = await testWatch()
    await mkdir(join(dir, 'old'))
    await writeFile(join(dir, 'old', 'schools.csv'), law)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await send('new.zip', { 'schools.csv': both })
    await finish()
    expect(await query('select name_en from school order by id')).toEqual([
      { name_en: 'Law' },
      { name_en: 'Art' },
    ])
    expect(await query('select name, outcome from watched_file order by id')).toEqual([
      { name: 'old', outcome: 'saved' },
      { name: 'new.zip', outcome: 'saved' },
    ])
    const done = await list('done')
    expect(done).toHaveLength(4)
    const report = await readFile(
      join(
        dir,
        'done',
        done.find((name) => name.endsWith('new.zip.report.txt'))!,
      ),
      'utf8',
    )
    expect(report).toContain('ფაილის იმპორტი შესრულდა.')
    expect(report).toContain('schools: 1 new, 0 changed, 0 removed, 1 unchanged')
    const [georgian, english] = report.split('The file was imported.')
    expect(georgian).toContain('schools: ახალი – 1, შეცვლილი – 0, წაშლილი – 0, უცვლელი – 1\n  ახალი: 1\n')
    // Names of tables, keys and values apart, each part is in one language.
    expect(georgian?.split('\n').slice(1).join()).not.toMatch(/\b(new|changed|removed|line|rows)\b/)
    expect(english).not.toMatch(/[ა-ჰ]/)
    expect(await query('select from outbox')).toEqual([])
  })

  it('imports nothing in a trial copy, and everything afterwards', async () => {
    const held = vi.spyOn(log, 'warn').mockReturnValue()
    const { start, end, list, query, send } = await testWatch()
    await query(`update setting set value = 'true' where name = 'trial'`)
    await send('new.zip', { 'schools.csv': law })
    void start()
    await wait(() => expect(held).toHaveBeenCalledWith(expect.stringContaining('trial copy')))
    expect(await list()).toContain('new.zip')
    expect(await query('select from school')).toEqual([])
    await query(`update setting set value = 'false' where name = 'trial'`)
    await wait(async () => expect(await query('select from school')).toHaveLength(1))
    await end()
    expect(held).toHaveBeenCalledOnce()
    held.mockRestore()
  })

  it('waits for a file that is still being written, unless the sender marks it as complete', async () => {
    const { dir, start, end, mark, list, query, send } = await testWatch()
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    onTestFinished(() => clock.mockRestore())
    void start({ quietMs: 60_000 })
    await mkdir(join(dir, 'slow'))
    for (const name of ['a.txt', 'schools.csv', 'b.txt', 'c.txt']) {
      await writeFile(join(dir, 'slow', name), law)
      // Some passes of the watcher.
      await new Promise((resolve) => setTimeout(resolve, 200))
      now += 59_000
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await query('select from school')).toEqual([])
    now += 60_000
    await wait(async () => expect(await query('select from school')).toHaveLength(1))
    await end()

    void start({ quietMs: 3_600_000 })
    await send('marked.zip', { 'schools.csv': both })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await list()).toEqual(['marked.zip'])
    await mark('marked.zip')
    await wait(async () => expect(await list()).toEqual([]))
    await end()
  })

  it('refuses a file with errors: report, rejected rows and an e-mail without values', async () => {
    const { dir, send, finish, list, query } = await testWatch()
    await send('bad.zip', { 'schools.csv': bad })
    await finish()
    expect(await query('select from school')).toEqual([])
    const refused = await list('refused')
    expect(refused.map((name) => name.replace(/^.*-[0-9a-f]{8}-/, ''))).toEqual([
      'bad.zip',
      'bad.zip.rejected.zip',
      'bad.zip.report.txt',
    ])
    const report = await readFile(join(dir, 'refused', refused[2]!), 'utf8')
    expect(report).toContain('There are 2 errors in the file. Nothing was saved')
    expect(report).toContain('ფაილში 2 შეცდომაა.')
    expect(report).toContain('line 4')
    expect(report).toContain('სტრიქონი 4')
    const [email, ...others] = await query('select recipient, subject, body from outbox')
    expect(others).toEqual([])
    expect(email).toMatchObject({
      recipient: 'registrar@university.example',
      subject: 'ფაილის იმპორტი ვერ შესრულდა: bad.zip · A file was not imported: bad.zip',
    })
    for (const part of ['Fill in the column name_ka.', 'შეავსეთ სვეტი name_ka.', 'refused/'])
      expect(email!['body']).toContain(part)
    // The corrected rows are a file of their own.
    const { openRecords } = await import('#server/records/containers/open-records.ts')
    const opened = await openRecords(join(dir, 'refused', refused[1]!))
    expect(opened.files.map(({ name, columns }) => [name, columns])).toEqual([
      ['schools', ['code', 'name_ka', 'name_en', 'reason']],
    ])
    const rows = await Array.fromAsync(opened.files[0]!.rows())
    expect(rows).toHaveLength(1)
    expect(rows[0]!.values[0]).toBe('BAD')
    expect(rows[0]!.values[3]).toMatch(/შეავსეთ სვეტი name_ka\..*Fill in the column name_ka\./)
    await opened.close()
  })

  it('refuses what would remove more than 5 % of a table, and what cannot be read', async () => {
    const { dir, send, finish, query } = await testWatch()
    await send('first.zip', { 'schools.csv': both })
    await finish()
    await send('less.zip', { 'schools.csv': law })
    await writeFile(join(dir, 'half.zip'), 'PK')
    await mkdir(join(dir, 'linked'))
    await symlink('/etc/passwd', join(dir, 'linked', 'schools.csv'))
    await finish()
    expect(await query('select from school')).toHaveLength(2)
    expect(await query(`select name from watched_file where outcome = 'refused' order by name`)).toEqual([
      { name: 'half.zip' },
      { name: 'less.zip' },
      { name: 'linked' },
    ])
    const emails = await query('select body from outbox order by subject')
    const all = emails.map(({ body }) => body).join('\n')
    expect(all).toContain('--allow-removals 1')
    expect(all).toContain('it is no complete ZIP file')
    expect(all).toContain('schools.csv is no file, but a link')
  })

  it('never imports the same bytes twice, whatever came between', async () => {
    const { dir, url, finish, query } = await testWatch()
    const put = async (name: string, text: string) => {
      await mkdir(join(dir, `.${name}`))
      await writeFile(join(dir, `.${name}`, 'schools.csv'), text)
      await rename(join(dir, `.${name}`), join(dir, name))
    }
    const other = both.replace(',Art', ',Arts')
    await put('a', both)
    await finish()
    await put('b', both)
    await finish()
    await put('c', other)
    await finish()
    await put('d', both)
    await finish()
    await undoImport(url, 'test')
    await put('e', other)
    await finish()
    expect(await query('select name, outcome from watched_file order by id')).toEqual([
      { name: 'a', outcome: 'saved' },
      { name: 'b', outcome: 'repeated' },
      { name: 'c', outcome: 'saved' },
      { name: 'd', outcome: 'refused' },
      { name: 'e', outcome: 'refused' },
    ])
    expect(await query('select from record_import')).toHaveLength(2)
    const emails = await query('select body from outbox')
    expect(emails).toHaveLength(2)
    expect(emails[0]!['body']).toContain('Exactly this file was imported before')
    await expect(
      query(`insert into watched_file (name, fingerprint, outcome, target) select 'x', fingerprint, 'saved', ''
        from watched_file where name = 'a'`),
    ).rejects.toThrow('watched_file_imported')
  })

  it('does not import what was written to while it was read', async () => {
    const { start, end, query, send } = await testWatch()
    await send('nightly.zip', { 'schools.csv': law })
    let isFirst = true
    void start({
      onStep: async (step) => {
        if (step !== 'written' || !isFirst) return
        isFirst = false
        await send('nightly.zip', { 'schools.csv': both })
      },
    })
    await wait(async () =>
      expect(await query('select from watched_file where moved_at is not null')).toHaveLength(1),
    )
    await end()
    expect(await query('select from record_import')).toHaveLength(1)
    expect(await query('select from school')).toHaveLength(2)
  })

  it('works alone: another one on the same database ends with a sentence, and may follow', async () => {
    const { url, dir, start, end, send, query, finish } = await testWatch()
    void start()
    await send('first.zip', { 'schools.csv': law })
    await wait(async () => expect(await query('select from school')).toHaveLength(1))
    const { signal } = new AbortController()
    await expect(watchFolder({ url, dir, filesDir: dir, reportTo: [], signal, lockMs: 0 })).rejects.toThrow(
      'Another watcher of a folder runs on this database: end it before.',
    )
    await end()
    await send('second.zip', { 'schools.csv': both })
    await finish()
    expect(await query('select from school')).toHaveLength(2)
  })

  it('goes on when its connections were lost', async () => {
    const { start, end, send, query } = await testWatch()
    void start()
    await send('first.zip', { 'schools.csv': law })
    await wait(async () => expect(await query('select from school')).toHaveLength(1))
    await query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    await send('second.zip', { 'schools.csv': both })
    await wait(async () => expect(await query('select from school')).toHaveLength(2))
    await end()
  })

  it('sends one e-mail a day when no file has come by the time', async () => {
    const { start, end, send, finish, query } = await testWatch()
    void start({ expectedBy: '00:00' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    // Before the first file none is expected.
    expect(await query('select from outbox')).toEqual([])
    await end()
    await send('first.zip', { 'schools.csv': law })
    await finish({ expectedBy: '00:00' })
    expect(await query('select from outbox')).toEqual([])
    await query(`update watched_file set at = at - interval '3 days'`)
    for (let nth = 0; nth < 2; nth += 1) {
      void start({ expectedBy: '00:00' })
      await wait(async () => expect(await query('select from outbox')).toHaveLength(1))
      await new Promise((resolve) => setTimeout(resolve, 200))
      await end()
    }
    const [email] = await query('select subject, body from outbox')
    expect(email!['subject']).toBe('მონაცემების ფაილი არ შემოსულა · No file of records has come')
    expect(email!['body']).toMatch(/by 00:00 on \d{4}-\d\d-\d\d\./)
  })
})
