import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import type * as z from 'zod/mini'
import { findNamedStudent } from '#demo/named-students.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { session, type User } from '#contract/account/session.ts'

/** The key of a named student of the demo, or code and password. */
export type Credentials = string | { readonly code: string; readonly password: string }

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

/** A student signed in by the API, outside the browser. */
export interface Student {
  readonly code: string
  readonly password: string
  readonly token: string
  readonly user: User
  /** Makes a call of the contract, whatever its response. */
  readonly call: (endpoint: Endpoint, sent?: Sent) => Promise<APIResponse>
  /** Makes a call that must succeed and returns its data. */
  readonly ask: <E extends Endpoint>(endpoint: E, sent?: Sent) => Promise<z.output<E['reply']>>
}

const toCredentials = (who: Credentials): { readonly code: string; readonly password: string } =>
  typeof who === 'string' ? findNamedStudent(who) : who

const logIn = async (request: APIRequestContext, who: Credentials): Promise<Student> => {
  const { code, password } = toCredentials(who)
  const begun = await request.post(session.login.path, { data: { code, password } })
  expect(begun.status(), `log-in of ${code}`).toBe(200)
  const { token, user } = ((await begun.json()) as { data: { token: string; user: User } }).data
  const call: Student['call'] = (endpoint, { params = {}, query = {}, body } = {}) =>
    request.fetch(
      endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name])),
      {
        method: endpoint.method,
        params: query,
        headers: { authorization: `Bearer ${token}`, 'content-language': 'en' },
        ...(body !== undefined && { data: body }),
      },
    )
  const ask: Student['ask'] = async (endpoint, sent) => {
    const response = await call(endpoint, sent)
    expect(response.ok(), `${endpoint.path}: ${await response.text()}`).toBe(true)
    return ((await response.json()) as { data: z.output<(typeof endpoint)['reply']> }).data
  }
  return { code, password, token, user, call, ask }
}

/** The student with their present data, or undefined if the session is over. */
const resumeSession = async (student: Student | undefined): Promise<Student | undefined> => {
  const reply = await student?.call(session.user)
  if (student === undefined || !reply?.ok()) return undefined
  const { data } = (await reply.json()) as { data: { user: User } }
  return { ...student, user: data.user }
}

/** Logs students in by the API, each once as long as the session lasts. */
export const createLogIns = (request: APIRequestContext) => {
  const students = new Map<string, Student>()
  return async (who: Credentials, kind: 'shared' | 'own' = 'shared'): Promise<Student> => {
    if (kind === 'own') return logIn(request, who)
    const { code, password } = toCredentials(who)
    const key = `${code} ${password}`
    const student = (await resumeSession(students.get(key))) ?? (await logIn(request, who))
    students.set(key, student)
    return student
  }
}
