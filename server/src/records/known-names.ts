import { countErrors } from '#rules/search/correct-words.ts'
import { manifestFiles } from './oneroster/binding.ts'
import { allTables } from './tables/all-tables.ts'

const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')

const known = new Map(
  [...allTables.map(({ name }) => name), 'manifest', ...manifestFiles].map((name) => [fold(name), name]),
)

/** The name of a table, or of a file of OneRoster, as it is written there: "Module subjects" is module_subjects. */
export const toKnownName = (name: string): string => known.get(fold(name)) ?? name

/** The nearest of the names, in which at most a third of the letters is wrong. */
export const findNearest = (typed: string, names: readonly string[]): string | undefined => {
  const text = fold(typed)
  const most = Math.max(1, Math.min(3, Math.floor(text.length / 3)))
  const found = names.flatMap((name) => {
    const errors = countErrors(text, name, most)
    return errors === null || errors.whole > most ? [] : [{ name, errors: errors.whole }]
  })
  return found.toSorted((one, other) => one.errors - other.errors)[0]?.name
}
