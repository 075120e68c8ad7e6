import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/contract.ts'
import { serve, type Handler, type Routes, type Serving } from '#server/http/serve.ts'

type Contract = typeof contract

/** The handlers of every area: this list is what the portal answers; what is missing does not compile. */
const areas = {} satisfies { readonly [Name in keyof Contract]?: Routes<Contract[Name], Name> }

/** Takes the HTTP application and the database; opens each call of the contract, those not built yet with 501. */
export const openEveryCall = (app: FastifyInstance, serving: Serving): void => {
  for (const [name, table] of Object.entries(contract)) {
    const handlers = (areas as Record<string, Record<string, Handler<Endpoint>>>)[name] ?? {}
    for (const [key, endpoint] of Object.entries(table)) serve(app, serving, endpoint, handlers[key])
  }
}
