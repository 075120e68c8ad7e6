import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { master } from '#contract/studies/master.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { formatAt, formatEndedAt, formatUntil } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { words } from '#web/areas/master/words.ts'
import { ChosenThemeSection } from './ChosenThemeSection.tsx'
import { OfferedThemes } from './OfferedThemes.tsx'
import classes from './Themes.module.css'
import { useThemeChanges } from './useThemeChanges.ts'
import type { Message } from '#web/i18n/message.ts'

/** Until when a theme can be chosen, or since when it cannot. */
const useWindowText = ({ is_open, is_over, opens_at, choose_until }: Reply<typeof master.themes>): string => {
  const t = useWords(words)
  const locale = useLocale()
  if (opens_at === null || choose_until === null) return ''
  if (is_open) return t('until', { when: formatUntil(choose_until, locale) })
  return is_over
    ? t('ended', { when: formatEndedAt(choose_until, locale) })
    : t('opens', { when: formatAt(opens_at, locale) })
}

/** The student's theme, and the themes on offer. */
export const ThemesView = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(master.themes))
  useLiveAnswers('masterThemes', data.mine !== null)
  const pageChanges = usePageChanges(data, master.themes, master.seenThemes)
  const changeLines = useThemeChanges(data.changes)
  const [toast, setToast] = useState<Message | null>(null)
  const windowText = useWindowText(data)
  const { mine } = data
  const canChoose = data.is_open && (mine === null || mine.status === 'rejected')
  return (
    <ChangesNotice lines={changeLines} pageChanges={pageChanges}>
      <section className={classes['chosen']} aria-labelledby="my-theme">
        <h2 id="my-theme">{t('myTheme')}</h2>
        {mine === null ? (
          <p>{t('noTheme')}</p>
        ) : (
          <ChosenThemeSection
            theme={mine}
            canChoose={canChoose}
            onRemoved={() => setToast({ phrase: words.themeRemoved })}
          />
        )}
        <ChangeMark row="theme" />
        {windowText !== '' && mine?.status !== 'approved' && <p className="muted">{windowText}</p>}
        <ChangeMark row="until" />
      </section>
      <section aria-labelledby="offered-themes">
        <h2 id="offered-themes" className={classes['heading']}>
          {t('offered')}
        </h2>
        {data.opens_at === null ? (
          <EmptyState>{t('noRound')}</EmptyState>
        ) : (
          <OfferedThemes supervisors={data.supervisors} canChoose={canChoose} onToast={setToast} />
        )}
      </section>
      <Toast message={toast} />
    </ChangesNotice>
  )
}
