import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Phrase } from '#rules/text/locale.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { createScreen } from '#web/ui/layout/create-screen.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { words } from './words.ts'

/** Others see what the page is for, and its data is not read for them. */
const MedicineOnly = ({ children }: { readonly children: ReactNode }) => {
  const t = useWords(words)
  const { user } = useSuspenseQuery(q(session.user)).data
  if (user.is_medicine) return children
  const homeLink = (
    <ButtonLink kind="main" to="/">
      {t('toHome')}
    </ButtonLink>
  )
  return <EmptyState action={homeLink}>{t('onlyMedicine')}</EmptyState>
}

/** A screen for students of medicine only. */
export const createMedicineScreen = (name: Phrase, Content: ComponentType): (() => ReactNode) =>
  createScreen(name, () => (
    <MedicineOnly>
      <Content />
    </MedicineOnly>
  ))
