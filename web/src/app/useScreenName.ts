import { useMatches } from '@tanstack/react-router'
import { say, type Phrase } from '#rules/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { words } from './words.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the screen is called. */
    readonly name?: Phrase
  }
}

/** The name of the screen that is shown or on its way, in the language that is shown. */
export const useScreenName = (): string => {
  const locale = useLocale()
  const name = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.name)?.staticData.name,
  })
  return say(name ?? words.portal, locale)
}
