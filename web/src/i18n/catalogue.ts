import type { Phrase } from '#rules/text/locale.ts'

/** Types an area's words: a phrase without its translation does not compile. */
export const catalogue = <const Words extends Readonly<Record<string, Phrase>>>(words: Words): Words => words
