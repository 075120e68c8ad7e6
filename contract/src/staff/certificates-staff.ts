import * as z from 'zod/mini'
import { certificateKind, certificateState } from '../administration/certificates.ts'
import { area, done, id, idText, instant, prose, staffCall } from '../endpoint/endpoint.ts'
import { pageSchema, perPageQuery, searchQuery, sortQuery } from '../endpoint/paging.ts'

const revokeCertificates = staffCall('certificates.revoke')

const certificate = z.object({
  certificateID: id(),
  kind: certificateKind,
  locale: z.enum(['ka', 'en']),
  number: z.string(),
  code: z.string(),
  studentID: id(),
  student_code: z.string(),
  name: z.string(),
  nameeng: z.string(),
  addressee: z.nullable(z.string()),
  issued_at: instant(),
  state: certificateState,
  state_at: z.nullable(instant()),
  /** Of a revoked one. */
  reason: z.nullable(z.string()),
})

/** The certificates in the caller's scope, which may be revoked. */
export const certificatesStaff = area({
  list: revokeCertificates('GET /api/staff/certificates', {
    summary:
      'Lists certificates, newest first or by a column; the search finds numbers, codes, students and their codes.',
    query: {
      ...perPageQuery,
      ...searchQuery,
      ...sortQuery('number', 'name', 'nameeng', 'issued', 'state'),
      state: z.optional(certificateState),
      kind: z.optional(certificateKind),
    },
    reply: pageSchema(certificate),
  }),
  revoke: revokeCertificates('POST /api/staff/certificates/{id}/revoke', {
    summary: 'Revokes a certificate: whoever checks it reads that it is not valid.',
    params: { id: idText() },
    body: z.object({ reason: prose(1000) }),
    refuses: [404, 409],
    reply: done(),
  }),
  restore: revokeCertificates('POST /api/staff/certificates/{id}/restore', {
    summary: 'Makes a revoked certificate valid again.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
