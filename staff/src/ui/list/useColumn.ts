import { useLocale } from '#web/i18n/locale.ts'

/** The column to sort by what is shown in the language of the reader: the English one ends in `eng`. */
export const useColumn = () => {
  const locale = useLocale()
  return (name: string): string => (locale === 'ka' ? name : `${name}eng`)
}
