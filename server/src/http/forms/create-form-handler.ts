import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { Database } from '#server/db/open.ts'
import { authenticate, type StudentSession } from '#server/http/authenticate.ts'
import { authenticateStaff, type StaffSession } from '#server/http/authenticate-staff.ts'
import type { RequireDiskSpace } from '#server/http/files/disk-reserve.ts'
import { findFinishedUpload } from '#server/http/files/sql.ts'
import type { UploadQuota } from '#server/http/files/upload-quota.ts'
import { readAttemptKey } from '#server/http/read-attempt-key.ts'
import { receiveForm, sumMaxBytes, type ReceivedFile } from './receive-form.ts'
import type { UploadRight } from '#server/http/upload-right.ts'

/** Checks before files are received. */
export interface UploadLimits {
  readonly requireSpace: RequireDiskSpace
  readonly quota: UploadQuota
  /** By method and path of the call that takes the files. */
  readonly rights: ReadonlyMap<string, UploadRight>
}

/** It may be without a file, or its files are stored already; the bytes of a file are checked again as they come. */
const smallFormBytes = 64 * 1024

type ParsedForm = {
  readonly body: unknown
  readonly files: Readonly<Record<string, ReceivedFile | readonly ReceivedFile[] | undefined>>
}

/** A single file or a list, as the field declares. */
const groupByField = (
  fields: NonNullable<Endpoint['files']>,
  files: Readonly<Record<string, readonly ReceivedFile[]>>,
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { many }]) => [name, many ? (files[name] ?? []) : files[name]?.[0]]),
  )

interface FormRequest {
  readonly request: FastifyRequest
  readonly student: StudentSession | undefined
  readonly staff: StaffSession | undefined
  /** Of the path. */
  readonly params: Readonly<Record<string, unknown>>
}

interface Receiving {
  readonly db: Database
  readonly filesDir: string
  readonly uploadLimits: UploadLimits
  readonly dropFiles: (names: readonly string[]) => Promise<void>
}

/** How one call receives its form: by the limits of its sender, before a byte of a file arrives. */
export const createFormHandler = (
  endpoint: Endpoint,
  { db, filesDir, uploadLimits, dropFiles }: Receiving,
) => {
  const { access, files: fields } = endpoint
  const call = `${endpoint.method} ${endpoint.path}`
  const { shape = {}, catchall } = (endpoint.body?._zod.def ?? {}) as Partial<z.core.$ZodObjectDef>
  const isTextField = (name: string) => Object.hasOwn(shape, name) || catchall !== undefined
  /** Receives the files of the form, runs the work, and removes every file that has no row. */
  const receiveFiles = async <Result>(
    request: FastifyRequest,
    asked: NonNullable<Endpoint['files']>,
    sender: { readonly bytes: number; readonly studentID: number | null },
    work: (form: ParsedForm) => Promise<Result>,
  ): Promise<Result> => {
    const { requireSpace } = uploadLimits
    const { bytes, studentID } = sender
    if (bytes > smallFormBytes) await requireSpace(bytes)
    const names: string[] = []
    try {
      const { body, files } = await receiveForm(
        request,
        { fields: asked, isTextField },
        {
          folder: filesDir,
          names,
          // Staff send a file in one piece.
          findUpload: async (field, uploadID) =>
            studentID === null ? undefined : findFinishedUpload(db, studentID, { call, field, uploadID }),
          requireSpace,
        },
      )
      // The session may have ended while the form was on its way.
      if (typeof access === 'object') await authenticateStaff(db, request, access.staff)
      else await authenticate(db, request)
      return await work({ body, files: groupByField(asked, files) })
    } finally {
      await dropFiles(names)
    }
  }
  /** Checks the limits of the sender before the form is received. */
  return async <Result>(
    { request, student, staff, params: pathParams }: FormRequest,
    work: (form: ParsedForm) => Promise<Result>,
  ): Promise<Result> => {
    if (fields === undefined || (student === undefined && staff === undefined))
      return work({ body: request.body, files: {} })
    const bytes = Number(request.headers['content-length'] ?? sumMaxBytes(fields))
    if (student === undefined) return receiveFiles(request, fields, { bytes, studentID: null }, work)
    const { studentID } = student
    const { quota, rights } = uploadLimits
    await rights.get(call)?.(db, { studentID, params: pathParams, key: readAttemptKey(request) })
    return quota.receive(db, studentID, bytes, () =>
      receiveFiles(request, fields, { bytes, studentID }, work),
    )
  }
}
