import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openClient } from '#server/db/connection/open-client.ts'
import { overtake } from '#server/db/connection/test-activity.ts'
import type { Connection } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { sweepFiles } from '#server/http/files/sweep-files.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'
import { log } from '#server/log.ts'
import { testRecordsOffice } from '../test-records-office.ts'
import { deleteExpiredJobs, runJobsOnTime } from './run-jobs-on-time.ts'
import { deleteExpired, lockClass, lockJob, markBroken } from './sql.ts'

const db = await testDatabase()
const filesDir = await testFolder()
const { addMember } = await testRecordsOffice(db, filesDir)
const office = await addMember()
const sql = (text: string, values: unknown[] = []) => db.rows({ name: '', text }, values)
const files = { 'schools.csv': 'code,name_ka,name_en\nLAW,სამართალი,Law\n' }
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 50 })

describe('jobs of records', () => {
  it('run in the background; one that a stop breaks off is marked as broken, and can be started again', async () => {
    const jobID = await office.upload(files)
    const other = await openClient(db.url)
    await other.query('begin')
    // The comparison waits for it.
    await other.query('lock table school in access exclusive mode')
    const stop = runJobsOnTime(db, filesDir)
    await office.send('POST', `/jobs/${jobID}/check`, { overwrites: false })
    await until(async () =>
      expect(await office.loadJob(jobID)).toMatchObject({ state: 'running', step: 'comparing' }),
    )
    // It is alive.
    expect(await markBroken(db)).toEqual([])
    expect((await office.send('POST', `/jobs/${jobID}/check`, { overwrites: true })).code).toBe('job_runs')
    expect((await office.send('DELETE', `/jobs/${jobID}`)).code).toBe('job_runs')
    await stop()
    await until(async () => expect(await markBroken(db)).toEqual([{ jobID }]))
    expect(await office.loadJob(jobID)).toMatchObject({ phase: 'check', state: 'broken' })
    await other.query('rollback')
    await other.end()

    const stopAgain = runJobsOnTime(db, filesDir)
    await office.send('POST', `/jobs/${jobID}/check`, { overwrites: false })
    await until(async () =>
      expect(await office.loadJob(jobID)).toMatchObject({ phase: 'check', state: 'done' }),
    )
    await office.send('POST', `/jobs/${jobID}/apply`, { removals: 0 })
    await until(async () => expect(await office.loadJob(jobID)).toMatchObject({ outcome: 'saved' }))
    expect(await sql('select from school')).toHaveLength(1)
    // Also what the broken run has left.
    await until(async () => expect(await listFiles(filesDir)).toEqual([]))
    await stopAgain()
  })

  it('are run by one process only', async () => {
    const jobID = await office.upload(files)
    await office.send('POST', `/jobs/${jobID}/check`, { overwrites: false })
    const other = await openClient(db.url)
    await other.query(lockJob, [jobID])
    await office.run(jobID)
    expect(await office.loadJob(jobID)).toMatchObject({ state: 'queued' })
    await other.end()
    await until(async () => {
      await office.run(jobID)
      expect(await office.loadJob(jobID)).toMatchObject({ state: 'done' })
    })
  })

  it('are neither broken nor deleted when they end or start again at that moment', async () => {
    const jobID = await office.upload(files)
    const change = (tx: Connection, text: string) =>
      tx.rows({ name: '', text: `update record_job set ${text} where id = $1` }, [jobID])
    const lock = 'select from record_job where id = $1 for update'
    await change(db, `state = 'running'`)
    const broken = await overtake(db, {
      lock,
      values: [jobID],
      begin: () => markBroken(db),
      meanwhile: (tx) => change(tx, `state = 'done'`),
    })
    expect(broken).toEqual([])
    await change(db, `state = 'broken', expires_at = now()`)
    const deleted = await overtake(db, {
      lock,
      values: [jobID],
      begin: () => deleteExpired(db),
      meanwhile: (tx) => change(tx, `state = 'queued', expires_at = now() + interval '1 day'`),
    })
    expect(deleted).toEqual({ names: [] })
    expect(await sql('select state from record_job where id = $1', [jobID])).toEqual([{ state: 'queued' }])
    await change(db, `state = 'done'`)
  })

  it('fail when the connection that holds their lock is lost, and log no message of the failure', async () => {
    const logged = [vi.spyOn(log, 'warn').mockReturnValue(), vi.spyOn(log, 'error').mockReturnValue()]
    onTestFinished(() => logged.forEach((spy) => spy.mockRestore()))
    const jobID = await office.upload(files)
    const other = await openClient(db.url)
    onTestFinished(() => other.end())
    await other.query('begin')
    await other.query('lock table school in access exclusive mode')
    await office.send('POST', `/jobs/${jobID}/check`, { overwrites: false })
    const stop = runJobsOnTime(db, filesDir)
    onTestFinished(stop)
    await until(async () => expect(await office.loadJob(jobID)).toMatchObject({ step: 'comparing' }))
    const ended = await sql(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and classid = ${lockClass} and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [jobID],
    )
    expect(ended).toHaveLength(1)
    await until(async () => expect(await office.loadJob(jobID)).toMatchObject({ state: 'broken' }))
    expect(logged.flatMap((spy) => spy.mock.calls)).toEqual([
      [{ job: jobID, error: 'Error' }, 'The thread of a job of records has failed.'],
    ])
  })

  it('keep their files while they wait, and lose them with the job a day later', async () => {
    const jobID = await office.upload(files)
    await sweepFiles(db, filesDir, Date.now() + 7_200_000)
    expect((await office.check(jobID)).state).toBe('done')
    await deleteExpiredJobs(db, filesDir)
    expect((await office.loadJob(jobID)).jobID).toBe(jobID)
    await sql(`update record_job set expires_at = now()`)
    await deleteExpiredJobs(db, filesDir)
    expect(await sql('select from record_job')).toEqual([])
    expect(await sql('select from record_job_row')).toEqual([])
    expect(await listFiles(filesDir)).toEqual([])
  })
})
