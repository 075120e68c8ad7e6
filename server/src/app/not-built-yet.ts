/** The calls of the contract that no handler answers yet, as `area.call`; this list only shrinks. */
export const notBuiltYet = [] as const satisfies readonly string[]

export type NotBuiltYet = (typeof notBuiltYet)[number]
