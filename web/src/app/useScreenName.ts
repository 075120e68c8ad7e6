import { useMatch } from '@tanstack/react-router'
import { formatPhrase, type Phrase } from '#rules/text/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { words } from './words.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly name?: Phrase
  }
}

/** The name of the current route's screen in the current language. */
export const useScreenName = (): string => {
  const locale = useLocale()
  const name = useMatch({ strict: false, select: ({ staticData }) => staticData.name })
  return formatPhrase(name ?? words.portal, locale)
}
