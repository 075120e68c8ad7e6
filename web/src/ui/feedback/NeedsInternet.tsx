import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/ui/words.ts'
import { EmptyState } from './EmptyState.tsx'
import { useRetryWhenOnline } from './useRetryWhenOnline.ts'

interface Props {
  readonly onRetry: () => void
  /** A part of a screen whose other parts are shown. */
  readonly isPart?: boolean
}

/** In place of what is not kept for the time without a network, which the frame already says; no error. */
export const NeedsInternet = ({ onRetry, isPart = false }: Props) => {
  const t = useWords(words)
  useRetryWhenOnline(onRetry)
  if (isPart) return <p className="muted">{t('partNeedsInternet')}</p>
  return <EmptyState>{t('pageNeedsInternet')}</EmptyState>
}
