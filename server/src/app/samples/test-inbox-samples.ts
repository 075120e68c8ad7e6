import type { FastifyInstance } from 'fastify'
import { operationOfKind, type InboxKind } from '#contract/staff/inbox-kinds.ts'
import { testEntries } from '#server/answering/test-entries.ts'
import { testMaster } from '#server/areas/master/test-master.ts'
import { toFormPayload } from '#server/http/files/test-form-payload.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { Database } from '#server/db/open.ts'
import type { testUniversity } from '#server/db/test-university.ts'
import type { MakeSample } from './test-sample.ts'

interface World {
  readonly app: FastifyInstance
  readonly db: Database
  readonly university: Awaited<ReturnType<typeof testUniversity>>
  readonly staff: ReturnType<typeof testStaff>
  readonly filesDir: string
}

/** Samples under the names of the calls of an area. */
const toCalls = <Area extends string, Key extends string>(
  area: Area,
  samples: Readonly<Record<Key, MakeSample>>,
) =>
  Object.fromEntries(
    Object.entries<MakeSample>(samples).map(([key, sample]) => [`${area}.${key}`, sample]),
  ) as unknown as Readonly<Record<`${Area}.${Key}`, MakeSample>>

/** The samples of the inbox and of the calls that answer what students have sent. */
export const inboxSamples = async ({ app, db, university, staff, filesDir }: World) => {
  const { schoolID, studentID } = university
  const entries = testEntries(university, filesDir)
  const master = await testMaster(db, university)
  let problems = 0
  const addEntry: Readonly<Record<InboxKind, () => Promise<number>>> = {
    problem: () => {
      problems += 1
      // Each older than those before, so that it is the first of the list.
      const created_at = new Date(1_600_000_000_000 - problems * 1000).toISOString()
      return entries.problem(studentID, { created_at })
    },
    appeal: async () => (await entries.appeal(studentID)).appealID,
    group_request: () => entries.group_request(studentID),
    missing_document: () => entries.missing_document(studentID),
    theme: async () => master.addChoice(await master.addStudent()),
    application: () => entries.application(studentID),
    camera_request: () => entries.camera_request(studentID),
    club: () => entries.club(studentID),
    club_project: () => entries.club_project(studentID),
    visit: async () => entries.visit(await university.addStudent()),
    vaccine_document: async () => entries.vaccine_document(await university.addStudent()),
    scan_order: () => entries.scan_order(studentID),
    picture: async () => entries.picture(await university.addStudent()),
  }

  /** An entry of the inbox, of a kind that the caller answers in the school. */
  const inInbox = async (staffID: number) => {
    await staff.addGrant(staffID, {
      operation: operationOfKind.problem,
      scope: 'school',
      school_id: schoolID,
    })
    return { params: { kind: 'problem', id: await addEntry.problem() } }
  }
  const answer = async (staffID: number, url: string, body: object, isForm: boolean) => {
    const signedIn = await staff.signIn(staffID)
    const { headers, payload } = isForm ? toFormPayload(body) : { headers: {}, payload: body }
    return app.inject({
      method: 'POST',
      url: `/api/staff/${url}/answer`,
      headers: { ...signedIn, ...headers },
      payload,
    })
  }
  /** An entry that somebody else, or the caller, has answered: who undoes an answer must be its author. */
  const answered = async (kind: InboxKind, path: string, staffID: number, body: object) => {
    const id = await addEntry[kind]()
    const headers = await staff.signIn(staffID)
    const grant = { operation: operationOfKind[kind], scope: 'school', school_id: schoolID }
    const grantID = await staff.addGrant(staffID, grant)
    const { version } = (await app.inject({ url: `/api/staff/${path}/${id}`, headers })).json().data
    const { answerID } = (
      await answer(
        staffID,
        `${path}/${id}`,
        { version, ...body },
        kind === 'application' || kind === 'scan_order',
      )
    ).json().data
    await university.change('staff_grant', grantID, { ends_at: new Date().toISOString() })
    return { params: { id }, body: { answerID } }
  }
  const administrator = await staff.addAdministrator()
  const readVersion = async (path: string, id: number) => {
    const headers = await staff.signIn(administrator)
    const reply = await app.inject({ url: `/api/staff/${path}/${id}`, headers })
    return reply.json().data.version as string
  }
  const ofKind = (kind: InboxKind, path: string, body: object) => ({
    entry: async () => ({ params: { id: await addEntry[kind]() } }),
    answer: async () => {
      const id = await addEntry[kind]()
      return { params: { id }, body: { version: await readVersion(path, id), ...body } }
    },
    undo: (staffID: number) => answered(kind, path, staffID, body),
  })
  const withFile = (kind: InboxKind) => async () => ({ params: { id: await addEntry[kind]() } })
  return {
    'inbox.list': async (staffID) => {
      const { params } = await inInbox(staffID)
      return {
        shows: ({ items }: { items: { id: number }[] }) => items.some(({ id }) => id === params.id),
      }
    },
    'staffHome.waiting': async () => ({}),
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
    ...toCalls('problemsStaff', {
      ...ofKind('problem', 'problems', { decision: 'done', text: 'solved' }),
      file: withFile('problem'),
    }),
    ...toCalls(
      'examsStaff',
      ofKind('appeal', 'exam-appeals', { decision: 'accepted', text: 'it is', score: 4 }),
    ),
    ...toCalls(
      'cameraStaff',
      ofKind('camera_request', 'camera-requests', { decision: 'rejected', text: 'it is broken' }),
    ),
    ...toCalls('clubsStaff', ofKind('club', 'clubs', { decision: 'rejected', text: 'there is one' })),
    ...toCalls(
      'clubProjectsStaff',
      ofKind('club_project', 'club-projects', { decision: 'approved', approved_cost: '20.5' }),
    ),
    ...toCalls('applicationsStaff', {
      ...ofKind('application', 'applications', { decision: 'not_satisfied', text: 'too late' }),
      file: async () => {
        const [application_id, file_id] = [await addEntry.application(), await entries.addFile()]
        await university.put('application_step', { application_id, status: 'received', file_id })
        return { params: { id: application_id, fileID: file_id } }
      },
    }),
    ...toCalls('documentsStaff', {
      ...ofKind('missing_document', 'missing-documents', { decision: 'returned', text: 'too dark' }),
      file: withFile('missing_document'),
    }),
    ...toCalls('agreementsStaff', ofKind('visit', 'visits', { decision: 'missed', text: 'nobody came' })),
    ...toCalls('vaccineStaff', {
      ...ofKind('vaccine_document', 'vaccine-documents', { decision: 'returned', text: 'too dark' }),
      file: withFile('vaccine_document'),
    }),
    ...toCalls('scanOrdersStaff', {
      ...ofKind('scan_order', 'scan-orders', { decision: 'cancelled', text: 'it is too old to scan' }),
      file: async () => {
        const id = await addEntry.scan_order()
        await university.change('scan_order', id, { status: 'done', file_id: await entries.addFile() })
        return { params: { id } }
      },
    }),
    ...toCalls('profileStaff', ofKind('picture', 'pictures', { decision: 'rejected', text: 'no face' })),
    ...toCalls('masterStaff', ofKind('theme', 'master-themes', { decision: 'rejected', text: 'too wide' })),
    ...toCalls('groupsStaff', ofKind('group_request', 'group-requests', { decision: 'refused', text: 'no' })),
  } as const satisfies Readonly<Record<string, MakeSample>>
}
