/** The value of a placeholder of an answer template; null if it is not known for this entry. */
export interface TemplateValues {
  readonly name: string
  readonly number: string
  readonly subject: string | null
}

/** The placeholders as they are written, in either language in either text. */
export const placeholders: Readonly<Record<string, keyof TemplateValues>> = {
  '{name}': 'name',
  '{number}': 'number',
  '{subject}': 'subject',
  '{სახელი}': 'name',
  '{ნომერი}': 'number',
  '{საგანი}': 'subject',
}

const pattern = /\{[^{}\n]{0,40}\}/g
const listBraced = (text: string): string[] => [...new Set(text.match(pattern) ?? [])]

/** The text with what the placeholders stand for; one without a value stays, to be seen and replaced. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(pattern, (braced) => {
    const key = placeholders[braced]
    return (key && values[key]) ?? braced
  })

/** The placeholders that a text still has: a student must not read them. */
export const findPlaceholders = (text: string): string[] =>
  listBraced(text).filter((braced) => braced in placeholders)

/** Text that looks like a placeholder and is none. */
export const findUnknownPlaceholders = (text: string): string[] =>
  listBraced(text).filter((braced) => !(braced in placeholders))
