/** Letters that sort after their plain letter, or as the letters that they stand for. */
const places: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e{',
  ø: 'o{',
  đ: 'd{',
  ł: 'l{',
  þ: 't{',
  // Final sigma.
  ς: 'σ',
}
/**
 * Key that sorts a name by code point, regardless of case and accents. The same as the columns `sort_name_ka` and
 * `sort_name_en`.
 */
export const toSortKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^\0-\x7F]/g, (letter) => places[letter] ?? letter)

/** Compares names in the order of the server's lists. */
export const compareNames = (one: string, other: string): number => {
  const [first, second] = [toSortKey(one), toSortKey(other)]
  return first < second ? -1 : Number(first > second)
}
