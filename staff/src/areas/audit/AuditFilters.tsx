import { useSuspenseQuery } from '@tanstack/react-query'
import { audit } from '#contract/staff/audit.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import type { AuditSearch } from './audit-search.ts'
import classes from './AuditScreen.module.css'
import { findEntityPhrase, words } from './words.ts'

interface Props {
  readonly search: AuditSearch
  readonly onChange: (change: AuditSearch) => void
}

/** The filters of the audit, which are kept in the URL. */
export const AuditFilters = ({ search, onChange }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  const { staff, operations, entities } = useSuspenseQuery(q(audit.filters)).data
  const day = (name: 'from' | 'to') => (
    <DateField
      name={name}
      label={t(name)}
      value={search[name] ?? ''}
      onChange={(value) => onChange({ [name]: value || undefined })}
    />
  )
  const all = { value: '' as const, label: t('everything') }
  return (
    <fieldset className={classes['filters']} aria-label={t('filters')}>
      {day('from')}
      {day('to')}
      <label>
        <span>{t('who')}</span>
        <NativeSelect
          value={search.staffID ?? ''}
          options={[
            { value: '', label: t('everybody') },
            ...staff.map((each) => ({ value: each.staffID, label: nameOf(each) })),
          ]}
          onChange={(value) => onChange({ staffID: value === '' ? undefined : Number(value) })}
        />
      </label>
      <label>
        <span>{t('operation')}</span>
        <NativeSelect
          value={search.operation ?? ''}
          options={[
            all,
            ...operations.map((value) => ({
              value,
              label: formatPhrase(findOperationPhrase(value), locale),
            })),
          ]}
          onChange={(value) => onChange({ operation: value || undefined })}
        />
      </label>
      <label>
        <span>{t('what')}</span>
        <NativeSelect
          value={search.entity ?? ''}
          options={[
            all,
            ...entities.map((value) => ({ value, label: formatPhrase(findEntityPhrase(value), locale) })),
          ]}
          onChange={(value) => onChange({ entity: value || undefined })}
        />
      </label>
      <SearchField
        label={t('student')}
        search={search.student}
        onSearch={(text) => onChange({ student: text })}
      />
    </fieldset>
  )
}
