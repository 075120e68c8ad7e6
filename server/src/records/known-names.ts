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

/** The canonical name of a table or a OneRoster file: "Module subjects" is module_subjects. */
export const toKnownName = (name: string): string => known.get(fold(name)) ?? name

/** The most similar name, with at most a third of its letters wrong. */
export const findNearest = (typed: string, names: readonly string[]): string | undefined => {
  const text = fold(typed)
  const most = Math.max(1, Math.min(3, Math.floor(text.length / 3)))
  const found = names.flatMap((name) => {
    const errors = countErrors(text, name, most)
    return errors === null || errors.whole > most ? [] : [{ name, errors: errors.whole }]
  })
  return found.toSorted((one, other) => one.errors - other.errors)[0]?.name
}
