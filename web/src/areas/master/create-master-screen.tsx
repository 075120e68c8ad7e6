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

const masterLevelId = 2

/** Others see what the page is for, and its data is not read for them. */
const MastersOnly = ({ children }: { readonly children: ReactNode }) => {
  const t = useWords(words)
  const { user } = useSuspenseQuery(q(session.user)).data
  if (user.study_levelID === masterLevelId) return children
  const programLink = (
    <ButtonLink kind="plain" to="/my-program">
      {t('toProgramme')}
    </ButtonLink>
  )
  return <EmptyState action={programLink}>{t('onlyMasters')}</EmptyState>
}

/** A screen for master's students only. */
export const createMasterScreen = (name: Phrase, Content: ComponentType): (() => ReactNode) =>
  createScreen(name, () => (
    <MastersOnly>
      <Content />
    </MastersOnly>
  ))
