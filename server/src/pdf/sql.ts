import { undrawablePattern } from '#rules/text/undrawable.ts'

/** SQL: the first letter of a text that documents cannot show, or null. */
export const findUndrawable = (text: string): string =>
  `substring(normalize(${text}) from '${undrawablePattern}')`

/** SQL: a letter with its number, since some cannot be seen. */
export const nameLetter = (letter: string): string => {
  const hex = `to_hex(ascii(${letter}))`
  return `${letter} || ' (U+' || upper(lpad(${hex}, greatest(4, length(${hex})), '0')) || ')'`
}

/** SQL: a text, or the words around the letter if it is long, and then the letter that documents cannot show. */
export const nameUndrawable = (text: string, letter: string): string =>
  `case when length(${text}) <= 60 then ${text}
     else '…' || btrim(substr(${text}, greatest(strpos(${text}, ${letter}) - 30, 1), 60)) || '…' end
     || ': ' || ${nameLetter(letter)}`
