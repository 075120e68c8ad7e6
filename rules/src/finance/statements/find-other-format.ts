/** The format of a file that is neither camt.053 nor CSV, by its first bytes; null if it may be a statement. */
export const findOtherFormat = (content: string): 'MT940' | 'Excel' | 'PDF' | null => {
  const start = content.slice(0, 1000).replace(/^\ufeff/, '')
  if (/^\s*(?:\{1:|:20:)/.test(start)) return 'MT940'
  // A workbook is a ZIP or, before 2007, a compound file.
  if (['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'].some((each) => start.startsWith(each))) return 'Excel'
  return start.startsWith('%PDF-') ? 'PDF' : null
}
