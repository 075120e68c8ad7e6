import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import type { Database } from '#server/db/open.ts'

interface Reply<Data> {
  readonly status: number
  readonly data: Data
  readonly code?: string
}

/** Two people of the finance office, the first of whom sends unless the headers say otherwise. */
export const testOffice = async (app: FastifyInstance, db: Database) => {
  const staff = testStaff(db)
  const signIn = async () => {
    const staffID = await staff.addMember()
    await staff.addGrant(staffID, { role_id: 'finance' })
    return { 'content-language': 'en', ...(await staff.signIn(staffID)) }
  }
  const office = await signIn()
  const colleague = await signIn()
  const send = async <Data>(
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers = office,
    key: string = randomUUID(),
  ) => {
    const reply = await app.inject({
      method,
      url: `/api/staff/finance${url}`,
      headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, ...reply.json<object>() } as Reply<Data>
  }
  return { office, colleague, send }
}
