import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Pager.module.css'
import { pagerWords } from './pager-words.ts'

interface PagerProps {
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly onGo: (page: number) => void
}

/** Pages through a list that the server paginates; renders nothing for a single page. */
export const Pager = ({ page, perPage, total, onGo }: PagerProps) => {
  const t = useWords(pagerWords)
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1 && page === 1) return null
  const from = Math.min((page - 1) * perPage + 1, total)
  return (
    <nav className={classes['pager']} aria-label={t('pages')}>
      <button
        type="button"
        className="plain-button"
        aria-label={t('earlier')}
        disabled={page <= 1}
        onClick={() => onGo(Math.min(page - 1, last))}
      >
        <Icon name="left" size={18} />
      </button>
      <output>{t('shownOf', { from, to: Math.min(page * perPage, total), total })}</output>
      <button
        type="button"
        className="plain-button"
        aria-label={t('later')}
        disabled={page >= last}
        onClick={() => onGo(page + 1)}
      >
        <Icon name="right" size={18} />
      </button>
    </nav>
  )
}
