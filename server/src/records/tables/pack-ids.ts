/** SQL over `t`: the number of a row whose key is two ids. */
export const packTwo = (first: string, second: string): string => `((t.${first}::bigint << 32) + t.${second})`

/** As `packTwo`, of three: 67 million students, four thousand semesters and 16 million subjects are enough. */
export const packThree = (first: string, second: string, third: string): string =>
  `((t.${first}::bigint << 36) + (t.${second}::bigint << 24) + t.${third})`

/** SQL: the two ids in a number that `packTwo` has made. */
export const unpackTwo = (packed: string, first: string, second: string): string =>
  `(${packed} >> 32)::int as ${first}, (${packed} & 4294967295)::int as ${second}`

/** SQL: the three ids in a number that `packThree` has made. */
export const unpackThree = (packed: string, first: string, second: string, third: string): string =>
  `(${packed} >> 36)::int as ${first}, ((${packed} >> 24) & 4095)::int as ${second}, (${packed} & 16777215)::int as ${third}`
