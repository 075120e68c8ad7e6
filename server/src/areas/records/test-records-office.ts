import type * as z from 'zod/mini'
import type { recordsStaff } from '#contract/administration/records-staff.ts'
import { makeApp } from '#server/app.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { Database } from '#server/db/open.ts'
import { runJob } from './run/run-job.ts'

export type Job = z.output<typeof recordsStaff.job.reply>

interface Reply<Data> {
  readonly status: number
  readonly data: Data
  readonly code?: string
  readonly message?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Members of staff who import and export records, and the jobs that they start. */
export const testRecordsOffice = async (db: Database, filesDir: string) => {
  const app = makeApp({ db, checkReplies: true, quiet: true, filesDir })
  const staff = testStaff(db)
  const addMember = async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'registrar' })
    const headers = { 'content-language': 'en', ...(await staff.signIn(staffID)) }
    const inject = (
      method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
      path: string,
      payload?: object | string | Buffer,
    ) =>
      app.inject({
        method,
        url: `/api/staff/records${path}`,
        headers: {
          ...headers,
          ...((typeof payload === 'string' || Buffer.isBuffer(payload)) && {
            'content-type': 'application/octet-stream',
          }),
        },
        ...(payload !== undefined && { payload }),
      })
    const send = async <Data>(...call: Parameters<typeof inject>): Promise<Reply<Data>> => {
      const reply = await inject(...call)
      return { status: reply.statusCode, ...reply.json<object>() } as Reply<Data>
    }
    const loadJob = async (jobID: number) => (await send<Job>('GET', `/jobs/${jobID}`)).data
    const run = (jobID: number) => runJob(db.url, filesDir, jobID)
    const begin = async (files: Readonly<Record<string, string | Buffer>>, fingerprint = 'test') => {
      const announced = Object.entries(files).map(([filename, text]) => {
        return { filename, size: Buffer.byteLength(text), fingerprint }
      })
      return (await send<{ jobID: number; files: Job['files'] }>('POST', '/imports', { files: announced }))
        .data
    }
    const upload = async (files: Readonly<Record<string, string | Buffer>>) => {
      const begun = await begin(files, Math.random().toString(36).slice(2))
      for (const [nth, text] of Object.values(files).entries())
        await send('PATCH', `/files/${begun.files[nth]!.fileID}`, text)
      return begun.jobID
    }
    const check = async (jobID: number, overwrites = false) => {
      await send('POST', `/jobs/${jobID}/check`, { overwrites })
      await run(jobID)
      return loadJob(jobID)
    }
    const apply = async (jobID: number, removals = 0) => {
      const reply = await send('POST', `/jobs/${jobID}/apply`, { removals })
      if (reply.status === 200) await run(jobID)
      return { reply, job: await loadJob(jobID) }
    }
    return { staffID, inject, send, loadJob, run, begin, upload, check, apply }
  }
  return { addMember }
}
