import { useMatch } from '@tanstack/react-router'
import { formatPhrase, type Phrase } from '#rules/text/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { words } from './words.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the screen is called. */
    readonly name?: Phrase
  }
}

/** The name of the screen of the table in whose place this is drawn, in the language that is shown. */
export const useScreenName = (): string => {
  const locale = useLocale()
  const name = useMatch({ strict: false, select: ({ staticData }) => staticData.name })
  return formatPhrase(name ?? words.portal, locale)
}
