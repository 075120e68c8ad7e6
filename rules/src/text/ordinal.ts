/** Of 20, 100 and 1000 without a smaller rest the Georgian numeral is one word, and takes its sign in front. */
const isOneWord = (value: number): boolean =>
  value <= 20 ||
  (value < 100 && value % 20 === 0) ||
  (value < 1000 && value % 100 === 0) ||
  value % 1000 === 0

/** "1-ლი", "მე-6", "21-ე" in Georgian, where it precedes its noun; the bare number in English, which puts it behind. */
export const toOrdinal = (value: number): { readonly ka: string; readonly en: string } => ({
  ka: value === 1 ? '1-ლი' : isOneWord(value) ? `მე-${value}` : `${value}-ე`,
  en: String(value),
})

const firstTen = 'პირველი მეორე მესამე მეოთხე მეხუთე მეექვსე მეშვიდე მერვე მეცხრე მეათე'.split(' ')

/** A place in a sentence, in words up to ten: "მეორე" / "2". */
export const toPlace = (value: number): { readonly ka: string; readonly en: string } => {
  const { ka, en } = toOrdinal(value)
  return { ka: firstTen[value - 1] ?? ka, en }
}
