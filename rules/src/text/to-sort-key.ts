/** Where a letter stands in a list: after the plain one, or as the letters that it is made of. */
const places: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ə: 'e{',
  ø: 'o{',
  đ: 'd{',
  ł: 'l{',
  þ: 't{',
  // At the end of a word.
  ς: 'σ',
}
/** A name as it is sorted, by its code points: without case and accents; the same as the columns `sort_name_ka` and `sort_name_en`. */
export const toSortKey = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/[^\0-\x7F]/g, (letter) => places[letter] ?? letter)

/** Sorts names as the lists of the server are sorted. */
export const compareNames = (one: string, other: string): number => {
  const [first, second] = [toSortKey(one), toSortKey(other)]
  return first < second ? -1 : Number(first > second)
}
