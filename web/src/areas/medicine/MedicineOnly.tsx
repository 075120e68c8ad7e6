import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { words } from './words.ts'

/** Others see what the page is for, and its data is not read for them. */
export const MedicineOnly = ({ children }: { readonly children: ReactNode }) => {
  const t = useWords(words)
  const { user } = useSuspenseQuery(q(session.user)).data
  if (user.is_medicine) return children
  const homeLink = (
    <Link to="/" className="main-button">
      {t('toHome')}
    </Link>
  )
  return <EmptyState action={homeLink}>{t('onlyMedicine')}</EmptyState>
}
