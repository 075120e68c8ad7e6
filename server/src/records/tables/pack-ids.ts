/** SQL over `t`: the number of a row whose key is two ids. */
export const packTwo = (first: string, second: string): string => `((t.${first}::bigint << 32) + t.${second})`

/** As `packTwo`, of three: 67 million students, four thousand semesters and 16 million subjects are enough. */
export const packThree = (first: string, second: string, third: string): string =>
  `((t.${first}::bigint << 36) + (t.${second}::bigint << 24) + t.${third})`
