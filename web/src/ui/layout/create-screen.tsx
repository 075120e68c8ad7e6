import type { ComponentType, ReactNode } from 'react'
import { formatPhrase, type Phrase } from '#rules/text/locale.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { Screen } from './Screen.tsx'

/** A screen with a fixed name and nothing but its content. */
export const createScreen = (name: Phrase, Content: ComponentType): (() => ReactNode) => {
  const NamedScreen = () => {
    const locale = useLocale()
    return (
      <Screen name={formatPhrase(name, locale)}>
        <Content />
      </Screen>
    )
  }
  return NamedScreen
}
