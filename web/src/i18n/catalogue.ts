import type { Phrase } from '#rules/text/locale.ts'

/** Takes an area's words and gives them back typed: a phrase without its twin does not compile. */
export const catalogue = <const Words extends Readonly<Record<string, Phrase>>>(words: Words): Words => words
