import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { registrationReply } from '#contract/registration/registered-subject.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import type { Connection } from '#server/db/open.ts'

/** The response of a call: its status, and the fields of a success or of a refusal. */
export interface Answer<Data> {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly data: Data
  readonly code?: string
  readonly message?: string
  readonly params?: Readonly<Record<string, string | number>>
}

type Taken = z.output<typeof registrationReply>
export type TestStudent = Awaited<ReturnType<typeof testStudent>>

/** The calls of a signed-in student, in English unless the language is given. */
export const testStudent = async (app: FastifyInstance, db: Connection, studentID: number) => {
  const { headers } = await signIn(db, studentID)
  const send = async <Data>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    language = 'en',
    key?: string,
  ): Promise<Answer<Data>> => {
    const reply = await app.inject({
      method,
      url,
      headers: { ...headers, 'content-language': language, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })
    const retryAfter = reply.headers['retry-after']?.toString()
    return {
      status: reply.statusCode,
      retryAfter,
      ...reply.json<Omit<Answer<Data>, 'status' | 'retryAfter'>>(),
    }
  }
  return {
    studentID,
    headers,
    send,
    read: <Data>(url: string, language?: string) => send<Data>('GET', url, undefined, language),
    choose: (schedule_ids: readonly number[], more: object = {}, language?: string) =>
      send<Taken>('POST', '/api/registration', { schedule_ids, ...more }, language),
    /** The same with the key of an attempt, as the screen sends it. */
    chooseBy: (key: string, schedule_ids: readonly number[]) =>
      send<Taken>('POST', '/api/registration', { schedule_ids }, 'en', key),
    cancelBy: (key: string, registrationID: number) =>
      send<'ok'>('DELETE', `/api/registration/${registrationID}`, undefined, 'en', key),
    change: (subjectID: number, old_group: number, schedule_ids: readonly number[], more: object = {}) =>
      send<Taken>('PATCH', `/api/registration/${subjectID}`, { old_group, schedule_ids, ...more }),
    cancel: (registrationID: number, language?: string) =>
      send<'ok'>('DELETE', `/api/registration/${registrationID}`, undefined, language),
  }
}
