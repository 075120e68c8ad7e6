import { codeLetters } from '#rules/text/to-code-form.ts'

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

/** SQL for `toCodeForm` in rules/src/text. */
export const toCodeForm = (text: string): string =>
  `(select upper(translate(replace(${text}::text, ' ', ''), '${codeLetters.from}', '${codeLetters.to}')))`

/**
 * SQL: the student in this alias has a code that begins with the text, or for each word of the search a word in a name that
 * begins with it, in either script and order. `words` is a parameter with `toSearchWords` of the text as JSON.
 */
export const matchesStudent = (text: string, words: string, alias = 's'): string => `(
     starts_with(upper(${alias}.code), upper(${text}::text)) or starts_with(upper(${alias}.code), ${toCodeForm(text)}) or ${words}::jsonb <> '[]'
       and ${alias}.folded_names ~ all (array(
         -- Once for all rows. A word has no sign of a regular expression.
         select (select string_agg(' ' || beginning, '|') from jsonb_array_elements_text(word) beginning)
         from jsonb_array_elements(${words}::jsonb) word)))`

/** SQL: the names of the person in this alias, to order by. */
export const toSortedNames = (alias: string) => ({
  name: `${alias}.sort_name_ka`,
  nameeng: `${alias}.sort_name_en`,
})
