import type { User } from '#contract/account/session.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized } from '#web/i18n/useWords.ts'

type Visit = Pick<
  NonNullable<User['visit']>,
  'date' | 'start' | 'end' | 'branch' | 'brancheng' | 'address' | 'addresseng'
>

/** Date, time and place of a visit. */
export const VisitFacts = ({ visit }: { visit: Visit }) => {
  const text = useLocalized()
  const locale = useLocale()
  return (
    <>
      <p>
        <strong>
          {formatDateWithWeekday(visit.date, locale)},{' '}
          <span style={{ whiteSpace: 'nowrap' }}>
            {visit.start}–{visit.end}
          </span>
        </strong>
      </p>
      <p className="muted">
        {text(visit, 'branch')}, {text(visit, 'address')}
      </p>
    </>
  )
}
