const citation = /\bspec (\d+(?:\.\d+)*(?:(?:, | and )\d+(?:\.\d+)+)*)(?:, \d+(?=[,)]))?/g

/** The citations of a text: `numbers` name a section or a statement, `bare` ones only a part of the document. */
export const findCitations = (text: string): { readonly numbers: string[]; readonly bare: string[] } => {
  const numbers: string[] = []
  const bare: string[] = []
  for (const [whole, list = ''] of text.matchAll(citation)) {
    const cited = list.split(/, | and /)
    numbers.push(...cited.filter((each) => each.includes('.')))
    if (whole !== `spec ${list}` || cited.some((each) => !each.includes('.'))) bare.push(whole)
  }
  return { numbers, bare }
}
