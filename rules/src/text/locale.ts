/** The two languages of the portal; Georgian is the default, English the fallback (spec 9.1.1). */
export type Locale = 'ka' | 'en'

/** A text in both languages; `{name}` stands for a parameter. English may have a form for exactly one `count`. */
export interface Phrase {
  readonly ka: string
  readonly en: string | { readonly one: string; readonly other: string }
}

/** A value that a phrase may name: the same in both languages, or one for each. */
export type PhraseValue = string | number | { readonly ka: string; readonly en: string }
export type PhraseParams = Readonly<Record<string, PhraseValue>>

export const defaultLocale: Locale = 'ka'

/** Takes anything a header or a store may hold; gives the language it names, or Georgian. */
export const toLocale = (value: unknown): Locale =>
  typeof value === 'string' && value.toLowerCase().startsWith('en') ? 'en' : 'ka'

/** Takes `program_categoryID`; gives the language after a log-in: 1 is Georgian, any other English (spec 1.2.5). */
export const getLocaleAfterLogin = (programCategoryID: number): Locale => (programCategoryID === 1 ? 'ka' : 'en')

/** Takes a phrase, a language and its parameters; gives the sentence. A Georgian noun stays singular after a number. */
export const formatPhrase = (phrase: Phrase, locale: Locale, params: PhraseParams = {}): string => {
  const text = locale === 'ka' ? phrase.ka : selectEnglish(phrase.en, params)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return typeof value === 'object' ? value[locale] : String(value)
  })
}

const selectEnglish = (en: Phrase['en'], params: PhraseParams): string =>
  typeof en === 'string' ? en : params['count'] === 1 ? en.one : en.other

type Suffixed<Name extends string> = Name | `${Name}_eng` | `${Name}eng` | `${Name}Eng`

/**
 * Takes a row of the wire, the name of a field and the language; gives the field's text. English is looked for
 * across the suffixes `_eng`, `eng`, `Eng` (spec 3.2); what is not there in one language is given in the other (spec 3.2).
 */
export const localize = <Name extends string>(
  row: { readonly [K in Suffixed<Name>]?: unknown },
  name: Name,
  locale: Locale,
): string => {
  const fields = row as Record<string, unknown>
  const inEnglish = [`${name}_eng`, `${name}eng`, `${name}Eng`]
  const names = locale === 'en' ? [...inEnglish, name] : [name, ...inEnglish]
  const found = names.map((key) => fields[key]).find((value) => typeof value === 'string' && value !== '')
  return (found as string | undefined) ?? ''
}
