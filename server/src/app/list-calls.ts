import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'

/** A call of the contract with its full name. */
export interface NamedCall {
  readonly area: string
  readonly name: string
  readonly endpoint: Endpoint
}

/** Every call of the contract, area by area. */
export const listCalls = (): NamedCall[] =>
  Object.entries(contract).flatMap(([area, table]) =>
    Object.entries(table as Readonly<Record<string, Endpoint>>).map(([key, endpoint]) => ({
      area,
      name: `${area}.${key}`,
      endpoint,
    })),
  )
