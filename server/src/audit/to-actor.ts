import type { FastifyRequest } from 'fastify'
import type { StaffSession } from '#server/http/authenticate-staff.ts'
import type { Actor } from './record-audit.ts'

/** A signed-in member of staff. */
export type StaffActor = Actor & { readonly staffID: number }

/** Who sends a staff call, and by which operation. */
export const toActor = ({ staffID, operation }: StaffSession, request: FastifyRequest): StaffActor => ({
  staffID,
  operation,
  request: String(request.id),
})
