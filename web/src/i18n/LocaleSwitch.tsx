import { setLocale, useLocale } from './locale.ts'

const other = { ka: { locale: 'en', name: 'English' }, en: { locale: 'ka', name: 'ქართული' } } as const

/** Switches to the other language; named in that language. */
export const LocaleSwitch = () => {
  const { locale, name } = other[useLocale()]
  return (
    <button type="button" className="locale-switch" lang={locale} onClick={() => setLocale(locale)}>
      {name}
    </button>
  )
}
