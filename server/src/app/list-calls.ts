import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { notBuiltYet } from '#server/http/not-built-yet.ts'

/** A call of the contract with its full name. */
export interface NamedCall {
  readonly area: string
  readonly name: string
  readonly endpoint: Endpoint
  readonly isBuilt: boolean
}

/** Every call of the contract, area by area. */
export const listCalls = (): NamedCall[] =>
  Object.entries(contract).flatMap(([area, table]) =>
    Object.entries(table as Readonly<Record<string, Endpoint>>).map(([key, endpoint]) => {
      const name = `${area}.${key}`
      return { area, name, endpoint, isBuilt: !(notBuiltYet as readonly string[]).includes(name) }
    }),
  )
