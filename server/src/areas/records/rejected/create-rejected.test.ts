import { afterAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '#server/db/test-database.ts'
import { listFiles, testFolder } from '#server/http/files/test-folder.ts'

vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules()) // for the files after this one
/** The main thread, in which these are replaced, is free to answer calls. */
const workOfThread = vi.hoisted(() => ({
  openRecords: vi.fn<() => Promise<never>>(() => Promise.reject(new Error('files are opened in a thread'))),
  writeRecords: vi.fn<() => Promise<never>>(() => Promise.reject(new Error('files are written in a thread'))),
}))
const inThread = async (db: { readonly url: string }, filesDir: string, jobID: number) => {
  const { Worker } = await import('node:worker_threads')
  const thread = new Worker(new URL('../run/job-worker.ts', import.meta.url), {
    workerData: { url: db.url, filesDir, jobID },
  })
  await new Promise((resolve) => thread.once('exit', resolve))
}
vi.mock('#server/records/containers/open-records.ts', () => workOfThread)
vi.mock('#server/records/containers/write-records.ts', () => workOfThread)
const { testRecordsOffice } = await import('../test-records-office.ts')

const db = await testDatabase()
const filesDir = await testFolder()
const office = await (await testRecordsOffice(db, filesDir)).addMember()

const uploadBad = async (files: Readonly<Record<string, string>>) => {
  const jobID = await office.upload(files)
  await office.send('POST', `/jobs/${jobID}/check`, { overwrites: false })
  await inThread(db, filesDir, jobID)
  expect(await office.loadJob(jobID)).toMatchObject({ state: 'refused' })
  return jobID
}
const schools = 'code,name_ka,name_en\nA,,A\nB,ბ,B\n'
const subjects = 'code,name_ka,name_en,credits\nS,,S,5\n'

describe('rejected rows', () => {
  it('are written in a thread, also for several requests at the same time, and leave nothing behind', async () => {
    const jobID = await uploadBad({ 'schools.csv': schools })
    const before = await listFiles(filesDir)
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => office.inject('GET', `/jobs/${jobID}/rejected?locale=en`)),
    )
    for (const reply of replies) {
      expect(reply.statusCode, reply.body).toBe(200)
      expect(reply.headers['content-disposition']).toContain('rejected-schools.csv')
      expect(reply.body).toContain('A,,A,name_ka: a required value is empty.')
      expect(reply.body).not.toContain('B,ბ,B')
    }
    expect(await listFiles(filesDir)).toEqual(before)
  })

  it('of several tables are in a ZIP file', async () => {
    const jobID = await uploadBad({ 'schools.csv': schools, 'subjects.csv': subjects })
    const reply = await office.inject('GET', `/jobs/${jobID}/rejected`)
    expect(reply.headers['content-disposition']).toContain('rejected.zip')
    expect(reply.rawPayload.toString('latin1', 0, 2)).toBe('PK')
  })

  it('of a job that has none are 404', async () => {
    expect((await office.inject('GET', '/jobs/999999/rejected')).statusCode).toBe(404)
    const jobID = await office.upload({ 'schools.csv': schools })
    expect((await office.inject('GET', `/jobs/${jobID}/rejected`)).json().code).toBe('file_gone')
  })
})
