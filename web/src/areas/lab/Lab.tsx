import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lab } from '#contract/studies/lab.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import classes from './Lab.module.css'
import { MyTimes } from './MyTimes.tsx'
import { UnitCard } from './UnitCard.tsx'
import { useLabChanges } from './useLabChanges.ts'
import { words } from './words.ts'

/** The units of the lab by language, with my progress, the times that I have booked, and what of these changed by itself. */
export const Lab = () => {
  const t = useWords(words)
  const text = useLocalized()
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { data, dataUpdatedAt } = useSuspenseQuery(q(lab.units))
  const { units, bookings, now } = data
  const look = usePageChanges(data, lab.units, lab.seen)
  const changes = useLabChanges(data.changes)
  if (units.length === 0)
    return (
      <>
        <ChangesNotice lines={changes} pageChanges={look} />
        <EmptyState>{t('noUnits')}</EmptyState>
      </>
    )
  const languages = [...new Map(units.map((unit) => [unit.languageeng, unit])).values()]
  const asked = languages.find(({ languageeng }) => languageeng === search['language'])?.languageeng ?? null
  const show = (language: string | null) =>
    void navigate({
      to: '/lab',
      search: language === null ? {} : { language },
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <ChangesNotice lines={changes} pageChanges={look} />
      <div className={classes['rooms']}>
        <div>
          {languages.length > 1 && (
            <SegmentedControl
              className={classes['languages']}
              label={t('byLanguage')}
              options={[
                { value: null, label: t('all') },
                ...languages.map((each) => ({ value: each.languageeng, label: text(each, 'language') })),
              ]}
              selected={asked}
              onSelect={show}
            />
          )}
          <ul className={classes['units']}>
            {units
              .filter(({ languageeng }) => asked === null || languageeng === asked)
              .map((unit) => (
                <UnitCard key={unit.unitId} unit={unit} />
              ))}
          </ul>
        </div>
        <section aria-labelledby="lab-times">
          <h2 id="lab-times">{t('myTimes')}</h2>
          <MyTimes bookings={bookings} now={now} readAt={dataUpdatedAt} />
        </section>
      </div>
    </>
  )
}
