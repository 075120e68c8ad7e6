import { ownAccount, takesKey } from '#contract/endpoint/endpoint.ts'
import type { NamedCall } from './list-calls.ts'

/** The meaning of each status, whichever call returns it. */
export const statusMeanings: Readonly<Record<number, string>> = {
  400: 'The address or the JSON could not be read.',
  401: 'No token, or its session has ended; at log-in: wrong code or password; for a site: a wrong key.',
  403: 'Not yours, or not open to you by your flags, your programme or your permissions.',
  404: 'There is no such thing.',
  408: 'What was sent did not arrive in time; nothing has changed.',
  409: 'The state of things has changed or forbids it; `code` says which, `params` about what.',
  413: 'What was sent is larger than the call takes.',
  415: 'What was sent is of a type that the call does not take.',
  422: '`message` is `validation_errors`, and `data` names each field with its sentences.',
  423: 'The window for this is closed; `params` names the next opening where there is one.',
  429: 'Too many tries, or too much at the same time; Retry-After says in how many seconds.',
  500: 'An error of the portal; `params.request` is the number to report.',
  503: 'Busy, the database is away, or its time zone is unknown; nothing has changed. Retry-After says in how many seconds, if it helps.',
  507: 'The disk of uploaded files is almost full; nothing has changed.',
}

/** The statuses that a call may answer with instead of 200, in ascending order. */
export const listRefusalStatuses = ({ endpoint }: NamedCall): number[] => {
  const { method, access, params, query, body, files, bytes, answers, refuses = [] } = endpoint
  const takesBody = method !== 'GET'
  const statuses = [
    ...(takesBody || params ? [400] : []),
    ...(access !== 'public' ? [401] : []),
    ...(typeof access === 'object' && access.staff !== ownAccount ? [403] : []),
    ...(takesBody ? [408, 413, 415, 429] : []),
    ...(typeof access === 'object' || (access !== 'public' && answers !== undefined) ? [429] : []),
    ...(takesKey(endpoint) ? [409, 422] : []),
    ...(params || query || body || files ? [422] : []),
    ...refuses,
    500,
    503,
    ...(files || bytes ? [507] : []),
  ]
  return [...new Set(statuses)].toSorted((one, other) => one - other)
}
