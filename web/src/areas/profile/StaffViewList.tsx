import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profile } from '#contract/account/profile.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './ProfileScreen.module.css'
import { words } from './words.ts'

const maxShown = 5
const whatWords = { page: 'viewedPage', studies: 'viewedStudies', portal: 'viewedPortal' } as const

/** When staff have read the student's data, and of which office they were. */
export const StaffViewList = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { views } = useSuspenseQuery(q(profile.staffViews)).data
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? views : views.slice(0, maxShown)
  return (
    <>
      <p className="muted">{t(views.length === 0 ? 'noStaffViews' : 'staffViewsHint')}</p>
      <ul className={`plain-list ${classes['views']}`}>
        {shown.map((view) => (
          <li key={view.viewID}>
            <strong>
              {[text(view, 'name'), text(view, 'office') ?? t('anOffice')].filter(Boolean).join(' · ')}
            </strong>
            <span className="muted">
              {formatInstant(view.at, locale)} · {t(whatWords[view.what])}
            </span>
            {view.reason !== null && <span className={classes['reason']}>{view.reason}</span>}
          </li>
        ))}
      </ul>
      {shown.length < views.length && (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          {t('showAllViews', { count: views.length })}
        </button>
      )}
    </>
  )
}
