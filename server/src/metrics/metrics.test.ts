import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { findFreeBytes } from '#server/folders/find-free-bytes.ts'
import { testFolder } from '#server/http/files/test-folder.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { noteSetting } from '#server/settings/sql.ts'
import { serveMetrics } from './serve-metrics.ts'

const db = await testDatabase()
const university = await testUniversity(db)
const app = makeApp({ db, quiet: true })
const metrics = await serveMetrics({ app, db, version: '1.2.3', port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await metrics.close()
  await app.close()
})

const ask = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    get({ port: metrics.port, path }, (answer) =>
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject),
    ).on('error', reject)
  })
/** The lines of one metric; with all of these labels, the value of the only line. */
const linesOf = (body: string, name: string) => body.split('\n').filter((line) => line.startsWith(`${name}{`))
const valueOf = (body: string, name: string, ...labels: string[]) =>
  linesOf(body, name)
    .filter((line) => labels.every((label) => line.includes(label)))
    .map((line) => Number(line.split(' ').at(-1)))

describe('/metrics', () => {
  it('counts calls by their name and never by their address', async () => {
    const { headers } = await signIn(db, university.studentID)
    await app.inject({ url: '/api/auth/user', headers })
    await app.inject({ url: '/api/registration/guide/999000111', headers })
    await app.inject({ url: '/private/st1@university.example' })
    const { body } = await ask('/metrics')
    const call = 'call="GET /api/auth/user"'
    expect(valueOf(body, 'portal_call_seconds_count', call, 'status="2xx"')).toEqual([1])
    expect(valueOf(body, 'portal_call_seconds_count', 'call="page or file"')).toEqual([1])
    expect(body).not.toMatch(/999000111|st1@|university\.example/)
  })

  it('counts what comes of a request for seats by the reason, and the students of a transaction', async () => {
    const student = await testStudent(app, db, university.studentID)
    const refused = await student.choose([university.groupIDs[0]])
    await university.openWindow({ step: 2 })
    const taken = await testStudent(app, db, await university.addStudent()).then((other) =>
      other.choose([university.groupIDs[0]]),
    )
    const { body: shown } = await ask('/metrics')
    expect(taken.status).toBe(200)
    expect(valueOf(shown, 'portal_seat_outcomes_total', `reason="${refused.code}"`)).toEqual([1])
    expect(valueOf(shown, 'portal_seat_outcomes_total', 'reason="done"')).toEqual([1])
    expect(shown).toMatch(/portal_seat_batch_students_count [1-9]/)
  })

  it('counts sessions, messages, payments and imports that wait, the pools, the streams and the version', async () => {
    await db.rows({
      name: '',
      text: `insert into outbox (kind, recipient, body, created_at)
        values ('mail', 'a@b.example', 'secret', now()), ('mail', 'a@b.example', 'secret', now() - interval '2 days')`,
    })
    const staffID = await university.put('staff_member', {
      email: 'a@b.example',
      fname_ka: 'ა',
      lname_ka: 'ბ',
      fname_en: 'A',
      lname_en: 'B',
    })
    await university.put('record_job', {
      kind: 'import',
      phase: 'check',
      state: 'queued',
      staff_member_id: staffID,
      operation: 'records.import',
      request_id: 'r-1',
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    const other = await serveMetrics({
      app: makeApp({ db, quiet: true }),
      db,
      version: '1.2.3',
      port: 0,
      host: '127.0.0.1',
    })
    const body = await fetch(`http://127.0.0.1:${other.port}/metrics`).then((answer) => answer.text())
    await other.close()
    expect(valueOf(body, 'portal_messages', 'state="waiting"')).toEqual([1])
    expect(valueOf(body, 'portal_messages', 'state="failed"')).toEqual([1])
    expect(valueOf(body, 'portal_sessions', 'side="student"')[0]).toBeGreaterThan(0)
    expect(valueOf(body, 'portal_payments_open')).toEqual([0, 0])
    expect(valueOf(body, 'portal_record_jobs', 'state="queued"')).toEqual([1])
    expect(valueOf(body, 'portal_record_jobs', 'state="failed"')).toEqual([0])
    expect(valueOf(body, 'portal_reads')).toEqual([0, 0])
    expect(valueOf(body, 'portal_connections', 'pool="calls"', 'state="open"')[0]).toBeGreaterThan(0)
    expect(valueOf(body, 'portal_streams', 'side="staff"')).toEqual([0])
    expect(valueOf(body, 'portal_info', 'version="1.2.3"')).toEqual([1])
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(body).not.toMatch(/secret|a@b/)
  })

  it('counts refused log-ins by side, and has the free disk space and the ages of backup and nightly file', async () => {
    const filesDir = await testFolder()
    const { body: before } = await ask('/metrics')
    expect(before).not.toMatch(/^portal_(backup|watched_file)_age_seconds /m)
    await noteSetting(db, 'backup_made_at', new Date(Date.now() - 3_600_000).toISOString())
    await db.rows({
      name: '',
      text: `insert into watched_file (name, fingerprint, outcome, target, at)
        values ('old', 'a', 'saved', '', now() - interval '9 hours'), ('new', 'b', 'unchanged', '', now() - interval '2 hours'),
          ('bad', 'c', 'refused', '', now() - interval '1 hour')`,
    })
    const logIn = async (side: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/api/${side}auth/login`, payload })).statusCode
    expect(await logIn('', { code: 'U0000000', password: 'wrong' })).toBe(401)
    expect(await logIn('staff/', { email: 'nobody@b.example', password: 'wrong' })).toBe(401)
    const statuses: number[] = []
    for (let nth = 0; nth < 40 && !statuses.includes(429); nth += 1)
      statuses.push(await logIn('', { code: 'U0000000', password: 'wrong' }))
    expect(statuses.at(-1)).toBe(429)
    const other = await serveMetrics({
      app: makeApp({ db, quiet: true }),
      db,
      version: '1',
      port: 0,
      host: '127.0.0.1',
      filesDir,
    })
    const body = await fetch(`http://127.0.0.1:${other.port}/metrics`).then((answer) => answer.text())
    await other.close()
    const { body: own } = await ask('/metrics')
    const failures = (...labels: string[]) => valueOf(own, 'portal_login_failures_total', ...labels)
    expect(failures('side="student"', 'reason="wrong"')[0]).toBeGreaterThan(0)
    expect(failures('side="student"', 'reason="waits"')).toEqual([1])
    expect(failures('side="staff"', 'reason="wrong"')).toEqual([1])
    const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1])
    expect(Math.floor(read('portal_backup_age_seconds') / 3600)).toBe(1)
    expect(Math.floor(read('portal_watched_file_age_seconds') / 3600)).toBe(2)
    expect(read('portal_disk_reserve_bytes')).toBe(1024 ** 3)
    // Others use the disk too.
    expect(read('portal_disk_free_bytes') / (await findFreeBytes(filesDir))).toBeCloseTo(1, 0)
    expect(body).toMatch(/^portal_trial 0$/m)
  })

  it('has every metric of the alerts and the dashboard', async () => {
    const { body } = await ask('/metrics')
    const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    for (const file of ['prometheus-rules.yaml', 'grafana-dashboard.json']) {
      const text = await readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')
      const named = [...text.matchAll(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)
      expect(named.length).toBeGreaterThan(10)
      expect(
        named.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, ''))),
      ).toEqual([])
    }
  })

  it('knows each label that the alerts and the dashboard select by', async () => {
    const noWork = async () => undefined
    const handlers = {
      'payment-check': noWork,
      'payment-refund': noWork,
      'accounts-update': noWork,
      'payments-reconcile': noWork,
    }
    onTestFinished(await startJobs(db, { handlers, schedules: [], timeZone: 'UTC' }))
    const { body } = await ask('/metrics')
    for (const file of ['prometheus-rules.yaml', 'grafana-dashboard.json']) {
      const text = (await readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')).replaceAll(
        String.raw`\"`,
        '"',
      )
      const selected = [...text.matchAll(/\b(portal_[a-z0-9_]+)\{(\w+)(!?=~?)"([^"]+)"\}/g)]
      expect(selected.length).toBeGreaterThan(1)
      for (const [whole, name, label, operator, value] of selected) {
        const values = linesOf(body, name!).map((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1])
        expect(values.length, whole).toBeGreaterThan(0)
        expect(values, whole).not.toContain(undefined)
        // Codes of refusals, statuses and calls appear with the first of them.
        if (operator === '=' && label !== 'status') expect(values, whole).toContain(value)
      }
    }
  })

  it('says which setting is wrong when its port cannot be opened', async () => {
    const serve = (port: number, host: string) =>
      serveMetrics({ app: makeApp({ db, quiet: true }), db, version: '1', port, host })
    await expect(serve(metrics.port, '127.0.0.1')).rejects.toThrow(
      `METRICS_PORT ${metrics.port} at 127.0.0.1 cannot be opened (EADDRINUSE): choose another.`,
    )
    await expect(serve(0, '203.0.113.9')).rejects.toThrow(
      'METRICS_HOST=203.0.113.9 is no address of this machine (EADDRNOTAVAIL)',
    )
  })

  it('has nothing else at its port', async () => {
    expect((await ask('/api/auth/user')).status).toBe(404)
  })
})
