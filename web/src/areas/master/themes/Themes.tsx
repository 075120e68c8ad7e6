import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { master } from '#contract/studies/master.ts'
import { q, type Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { words } from '../words.ts'
import { MyTheme } from './MyTheme.tsx'
import { OfferedThemes } from './OfferedThemes.tsx'
import classes from './Themes.module.css'
import { useThemeChanges } from './useThemeChanges.ts'

/** Says until when a theme can be chosen, or since when it cannot. */
const useWhen = ({ is_open, is_over, opens_at, choose_until }: Reply<typeof master.themes>): string => {
  const t = useWords(words)
  const locale = useLocale()
  if (opens_at === null || choose_until === null) return ''
  if (is_open) return t('until', { when: formatInstant(choose_until, locale) })
  return is_over
    ? t('ended', { when: formatInstant(choose_until, locale) })
    : t('opens', { when: formatInstant(opens_at, locale) })
}

/** The theme that is mine, and those that can be chosen. */
export const Themes = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(master.themes))
  const look = usePageChanges(data, master.themes, master.seenThemes)
  const changes = useThemeChanges(data.changes)
  const [told, setTold] = useState<string | null>(null)
  const when = useWhen(data)
  const { mine } = data
  const canChoose = data.is_open && (mine === null || mine.status === 'rejected')
  return (
    <>
      <ChangesNotice lines={changes} pageChanges={look} />
      <section className={classes['mine']} aria-labelledby="my-theme">
        <h2 id="my-theme">{t('myTheme')}</h2>
        {mine === null ? (
          <p>{t('noTheme')}</p>
        ) : (
          <MyTheme mine={mine} canChoose={canChoose} onGivenBack={() => setTold(t('givenBack'))} />
        )}
        {when !== '' && mine?.status !== 'approved' && <p className="muted">{when}</p>}
      </section>
      <section aria-labelledby="offered-themes">
        <h2 id="offered-themes" className={classes['heading']}>
          {t('offered')}
        </h2>
        {data.opens_at === null ? (
          <EmptyState>{t('noRound')}</EmptyState>
        ) : (
          <OfferedThemes supervisors={data.supervisors} canChoose={canChoose} onTold={setTold} />
        )}
      </section>
      <Toast>{told}</Toast>
    </>
  )
}
