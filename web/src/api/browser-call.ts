import type { Endpoint } from '#contract/endpoint/endpoint.ts'

/** The fields of a call at run time: the build removes all others, such as the schemas, from the contract. */
export const partsInBrowser = [
  'method',
  'path',
  'access',
  'files',
  'answers',
  'hasSentences',
] as const satisfies readonly (keyof Endpoint)[]

/** A call as the built page has it. */
export type BrowserCall = Pick<Endpoint, (typeof partsInBrowser)[number]>
