import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { notBuiltYet } from '#server/http/not-built-yet.ts'

/** One call as documents name it. */
export interface NamedCall {
  readonly area: string
  readonly name: string
  readonly endpoint: Endpoint
  readonly isBuilt: boolean
}

/** Gives every call of the contract, area by area. */
export const listCalls = (): NamedCall[] =>
  Object.entries(contract).flatMap(([area, table]) =>
    Object.entries(table as Readonly<Record<string, Endpoint>>).map(([key, endpoint]) => {
      const name = `${area}.${key}`
      return { area, name, endpoint, isBuilt: !(notBuiltYet as readonly string[]).includes(name) }
    }),
  )
