import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { operationOfKind, type InboxKind } from '#contract/staff/inbox-kinds.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import { smallFiles } from '#server/http/files/test-files.ts'
import { toFilePath } from '#server/http/files/to-file-path.ts'
import type { MakeSample } from './test-sample.ts'

interface World {
  readonly app: FastifyInstance
  readonly db: Database
  readonly university: Awaited<ReturnType<typeof testUniversity>>
  readonly staff: ReturnType<typeof testStaff>
  readonly filesDir: string
}

/** The samples of the inbox and of the calls that answer what students have sent. */
export const inboxSamples = async ({ app, university, staff, filesDir }: World) => {
  const { schoolID, studentID } = university
  const png = smallFiles['png']!
  let files = 0
  const addFile = async () => {
    files += 1
    const name = String(files).padStart(32, 'c')
    await mkdir(dirname(toFilePath(filesDir, name)), { recursive: true })
    await writeFile(toFilePath(filesDir, name), png)
    return university.put('stored_file', { name, filename: 'a.png', mime: 'image/png', size: png.length })
  }
  const addProblem = async () =>
    university.put('problem', {
      student_id: studentID,
      reported_in: 'portal',
      text: 'it is broken',
      file_id: await addFile(),
      // Each older than those before, so that it is the first of the list.
      created_at: new Date(1_600_000_000_000 - files * 1000).toISOString(),
    })
  const addEntry: Readonly<Record<InboxKind, () => Promise<number>>> = { problem: addProblem }

  /** An entry of the inbox, of a kind that the caller answers in the school. */
  const inInbox = async (staffID: number) => {
    await staff.addGrant(staffID, {
      operation: operationOfKind.problem,
      scope: 'school',
      school_id: schoolID,
    })
    return { params: { kind: 'problem', id: await addProblem() } }
  }
  const post = async (staffID: number, url: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/staff/${url}`, headers: await staff.signIn(staffID), payload })
  /** An entry that somebody else, or the caller, has answered: who undoes an answer must be its author. */
  const answered = async (kind: InboxKind, path: string, staffID: number, body: object) => {
    const id = await addEntry[kind]()
    const headers = await staff.signIn(staffID)
    const grant = { operation: operationOfKind[kind], scope: 'school', school_id: schoolID }
    const grantID = await staff.addGrant(staffID, grant)
    const { version } = (await app.inject({ url: `/api/staff/${path}/${id}`, headers })).json().data
    const { answerID } = (await post(staffID, `${path}/${id}/answer`, { version, ...body })).json().data
    await university.change('staff_grant', grantID, { ends_at: new Date().toISOString() })
    return { params: { id }, body: { answerID } }
  }
  const ofKind = (kind: InboxKind, path: string, body: object): Record<string, MakeSample> => ({
    entry: async () => ({ params: { id: await addEntry[kind]() } }),
    answer: async () => ({ params: { id: await addEntry[kind]() }, body: { version: '0.', ...body } }),
    undo: (staffID) => answered(kind, path, staffID, body),
    file: async () => ({ params: { id: await addEntry[kind]() } }),
  })
  const problems = ofKind('problem', 'problems', { decision: 'done', text: 'solved' })
  return {
    'inbox.list': async (staffID) => {
      const { params } = await inInbox(staffID)
      return {
        shows: ({ items }: { items: { id: number }[] }) => items.some(({ id }) => id === params.id),
      }
    },
    'inbox.counts': async (staffID) => {
      await inInbox(staffID)
      return {
        shows: ({ kinds }: { kinds: { count: number }[] }) => kinds.some(({ count }) => count > 0),
      }
    },
    'inbox.entry': inInbox,
    'inbox.colleagues': inInbox,
    'inbox.claim': inInbox,
    'inbox.assign': async (staffID) => ({ ...(await inInbox(staffID)), body: { staffID } }),
    'inbox.release': async (staffID) => {
      const sample = await inInbox(staffID)
      await university.put('inbox_claim', {
        kind: 'problem',
        entry_id: sample.params.id,
        staff_member_id: staffID,
      })
      return sample
    },
    'problemsStaff.entry': problems['entry']!,
    'problemsStaff.answer': problems['answer']!,
    'problemsStaff.undo': problems['undo']!,
    'problemsStaff.file': problems['file']!,
  } as const satisfies Readonly<Record<string, MakeSample>>
}
