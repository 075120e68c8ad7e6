/**
 * SQL: the order of a list of staff by the column that the parameter names, downwards with a minus before it. Rows without
 * a value stand last. Without a name nothing is ordered, so the usual order follows it.
 */
export const toOrder = (parameter: string, columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .flatMap(([name, column]) => [
      `case when ${parameter} = '${name}' then ${column} end`,
      `case when ${parameter} = '-${name}' then ${column} end desc nulls last`,
    ])
    .join(', ')

/** SQL: the names of the person in this alias, to order by. */
export const toSortedNames = (alias: string) => ({
  name: `${alias}.lname_ka || ' ' || ${alias}.fname_ka`,
  nameeng: `lower(${alias}.lname_en || ' ' || ${alias}.fname_en)`,
})
