/** The folders that are mutated, and the least share of mutants in per cent that their tests must detect. */
export const areas = [
  { folder: 'rules/src', least: 95 },
  { folder: 'server/src/enrolment/decide', least: 90 },
]
