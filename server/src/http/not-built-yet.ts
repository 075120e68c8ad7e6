import type { contract } from '#contract/contract.ts'

type Contract = typeof contract
type CallName = { [Name in keyof Contract]: `${Name}.${keyof Contract[Name] & string}` }[keyof Contract]

/** The calls without a handler, as `area.call`; this list only shrinks. */
export const notBuiltYet = [] as const satisfies readonly CallName[]

export type NotBuiltYet = (typeof notBuiltYet)[number]
