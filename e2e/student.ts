import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import type * as z from 'zod/mini'
import { studentNamed } from '#demo/named-students.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { session, type User } from '#contract/account/session.ts'

/** Who logs in: the key of a named student of the demo, or a code and a password. */
export type Who = string | { readonly code: string; readonly password: string }

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

/** A student who is signed in beside the browser, as another program of hers would be. */
export interface Student {
  readonly code: string
  readonly password: string
  readonly token: string
  readonly user: User
  /** Makes a call of the contract; gives the response, whatever it is. */
  readonly call: (endpoint: Endpoint, sent?: Sent) => Promise<APIResponse>
  /** Makes a call that must succeed; gives its reply's data. */
  readonly ask: <E extends Endpoint>(endpoint: E, sent?: Sent) => Promise<z.output<E['reply']>>
}

/** Takes the key of a named student, or code and password; gives code and password. */
const credentialsOf = (who: Who): { readonly code: string; readonly password: string } =>
  typeof who === 'string' ? studentNamed(who) : who

/** Logs in by the API alone. */
export const logIn = async (request: APIRequestContext, who: Who): Promise<Student> => {
  const { code, password } = credentialsOf(who)
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
