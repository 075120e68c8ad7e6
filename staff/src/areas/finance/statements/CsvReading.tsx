import { signReadings, type SignReading } from '#rules/finance/statements/read-money.ts'
import type { StatementPreview } from '#rules/finance/statements/preview-statement.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import own from './Statements.module.css'
import { words } from './words.ts'

interface RowsProps {
  readonly rows: StatementPreview['rows']
  readonly currency: string
}

/** Shows rows as they are read: direction, date and payer. */
const PreviewRows = ({ rows, currency }: RowsProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const toText = (amount: string | null, text: string): string => {
    if (amount === null) return t('previewUnread', { text })
    const isOut = amount.startsWith('-')
    const shown = formatMoney(isOut ? amount.slice(1) : amount, currency, locale)
    return t(isOut ? 'previewOut' : 'previewIn', { amount: shown })
  }
  return rows.map(({ date, name, written, amount }, nth) => (
    <span key={nth} className={own['row']}>
      {formatDate(date, locale, 'short')} · {name}: {toText(amount, written)}
    </span>
  ))
}

interface Props {
  readonly preview: StatementPreview
  readonly columns: readonly string[]
  readonly currency: string
  readonly reading: SignReading | null
  readonly onRead: (reading: SignReading) => void
  readonly onUseDirection: (column: number) => void
  readonly error: string | undefined
}

/** Shows how a CSV statement is read, and asks if it is ambiguous. */
export const CsvReading = (props: Props) => {
  const { preview, columns, currency, reading, onRead, onUseDirection, error } = props
  const t = useWords(words)
  const { rows, conflict, unusedDirection } = preview
  const errorID = error === undefined ? undefined : 'reading-error'
  return (
    <div className={own['reading']}>
      {conflict !== null && (
        <RadioCards
          cards={signReadings.map((value) => ({
            value,
            label: t(`reading_${value}`),
            hint: <PreviewRows rows={conflict[value]} currency={currency} />,
          }))}
          selected={reading}
          onSelect={onRead}
          describedBy={errorID}
        >
          <legend>{t('signsTitle')}</legend>
        </RadioCards>
      )}
      {conflict === null && unusedDirection !== -1 && (
        <RadioCards
          cards={[
            { value: 'direction', label: t('useDirection') },
            { value: 'column', label: t('allCame') },
          ]}
          selected={reading === null ? null : 'column'}
          onSelect={(value) => (value === 'column' ? onRead('column') : onUseDirection(unusedDirection))}
          describedBy={errorID}
        >
          <legend>
            {t('directionTitle', { column: columns[unusedDirection] ?? String(unusedDirection + 1) })}
          </legend>
        </RadioCards>
      )}
      {error !== undefined && (
        <span id={errorID} role="alert" className="entry-wrong">
          {error}
        </span>
      )}
      {conflict === null && rows.length > 0 && (
        <p className="muted">
          {t('preview')}
          <PreviewRows rows={rows} currency={currency} />
        </p>
      )}
    </div>
  )
}
