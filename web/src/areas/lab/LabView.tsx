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
import { LabBookings } from './LabBookings.tsx'
import { LabUnitCard } from './LabUnitCard.tsx'
import { useLabChanges } from './useLabChanges.ts'
import { words } from './words.ts'

/** The units of the lab by language, and the booked times. */
export const LabView = () => {
  const t = useWords(words)
  const text = useLocalized()
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { data, dataUpdatedAt } = useSuspenseQuery(q(lab.units))
  const { units, bookings, now } = data
  const pageChanges = usePageChanges(data, lab.units, lab.seen)
  const changeLines = useLabChanges(data.changes)
  if (units.length === 0)
    return (
      <>
        <ChangesNotice lines={changeLines} pageChanges={pageChanges} />
        <EmptyState>{t('noUnits')}</EmptyState>
      </>
    )
  const languages = [...new Map(units.map((unit) => [unit.languageeng, unit])).values()]
  const selectedLanguage =
    languages.find(({ languageeng }) => languageeng === search['language'])?.languageeng ?? null
  const selectLanguage = (language: string | null) =>
    void navigate({
      to: '/lab',
      search: language === null ? {} : { language },
      replace: true,
      resetScroll: false,
    })
  return (
    <ChangesNotice lines={changeLines} pageChanges={pageChanges}>
      <div className={classes['columns']}>
        <div>
          {languages.length > 1 && (
            <SegmentedControl
              className={classes['languages']}
              label={t('languageLabel')}
              options={[
                { value: null, label: t('all') },
                ...languages.map((each) => ({ value: each.languageeng, label: text(each, 'language') })),
              ]}
              selected={selectedLanguage}
              onSelect={selectLanguage}
            />
          )}
          <ul className={classes['units']}>
            {units
              .filter(({ languageeng }) => selectedLanguage === null || languageeng === selectedLanguage)
              .map((unit) => (
                <LabUnitCard key={unit.unitId} unit={unit} />
              ))}
          </ul>
        </div>
        <section aria-labelledby="lab-times">
          <h2 id="lab-times">{t('myBookings')}</h2>
          <LabBookings bookings={bookings} now={now} readAt={dataUpdatedAt} />
        </section>
      </div>
    </ChangesNotice>
  )
}
