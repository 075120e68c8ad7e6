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

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/**
 * The arguments after a phrase: its parameters, each required, or none. Of several possible phrases those of any one
 * are enough.
 */
export type NamedParams<Of extends Phrase> = Of extends Phrase
  ? [NamesIn<Of['ka']>] extends [never]
    ? [params?: PhraseParams]
    : [params: PhraseParams & Readonly<Record<NamesIn<Of['ka']>, PhraseValue>>]
  : never

export const defaultLocale: Locale = 'ka'

export const toOtherLocale = (locale: Locale): Locale => (locale === 'ka' ? 'en' : 'ka')

/** `value` is anything that a header or a store may hold; Georgian unless it names English. */
export const toLocale = (value: unknown): Locale =>
  typeof value === 'string' && value.toLowerCase().startsWith('en') ? 'en' : 'ka'

/** Category 1 is Georgian, any other English (spec 1.2.5). */
export const getLocaleAfterLogin = (programCategoryID: number): Locale =>
  programCategoryID === 1 ? 'ka' : 'en'

/** English may have its own form for a `count` of one; a Georgian noun stays singular after a number. */
export const formatPhrase = <Of extends Phrase>(
  phrase: Of,
  locale: Locale,
  ...[params = {}]: NamedParams<Of>
): string => {
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
 * The text of a field of a row from the API. The English one has the suffix `_eng`, `eng` or `Eng` (spec 3.2); a text
 * that is empty in one language is given in the other.
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

/** The text of a field of a row from the API, as a value that a phrase may name. */
export const toPhraseValue = <Name extends string>(
  row: Parameters<typeof localize<Name>>[0],
  name: Name,
): PhraseValue => ({ ka: localize(row, name, 'ka'), en: localize(row, name, 'en') })
