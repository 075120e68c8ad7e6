import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { words } from './words.ts'

const masterLevelId = 2

/** Others see what the page is for, and its data is not read for them. */
export const MastersOnly = ({ children }: { readonly children: ReactNode }) => {
  const t = useWords(words)
  const { user } = useSuspenseQuery(q(session.user)).data
  if (user.study_levelID === masterLevelId) return children
  const programLink = (
    <Link to="/my-program" className="plain-button">
      {t('toProgramme')}
    </Link>
  )
  return <EmptyState action={programLink}>{t('onlyMasters')}</EmptyState>
}
