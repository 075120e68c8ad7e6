import { useQuery } from '@tanstack/react-query'
import { bankStatements } from '#contract/staff/bank-statements.ts'
import type { CsvStatement } from '#rules/finance/statements/preview-statement.ts'
import {
  findMissingColumns,
  guessMapping,
  statementColumns,
  type StatementMapping,
} from '#rules/finance/statements/statement-columns.ts'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import own from './Statements.module.css'
import { words } from './words.ts'

const noColumn = -1
const currencies = ['GEL', 'USD', 'EUR'] as const

/** A person's choices for a CSV statement. */
export interface CsvChoices {
  readonly mapping: StatementMapping
  readonly currency: string
  readonly account: string | undefined
}

interface Props {
  readonly csv: CsvStatement
  readonly choices: CsvChoices
  readonly onChoose: (choices: CsvChoices) => void
  /** Chooses another header line. */
  readonly onLine: (line: number) => void
}

/** Asks what the columns of a CSV statement mean, and for the account if the university has several. */
export const CsvFields = ({ csv, choices, onChoose, onLine }: Props) => {
  const t = useWords(words)
  const { mapping, currency, account } = choices
  const accounts = useQuery(q(bankStatements.accounts)).data?.accounts ?? []
  const { columns, line, lines } = csv
  const above = lines.filter((each) => each.line < line).length
  const isLineAsked = above > 0 || findMissingColumns(guessMapping(columns)).length > 0
  return (
    <fieldset className={own['columns']}>
      <legend>{t('columns')}</legend>
      <p className="muted">{t('columnsText')}</p>
      {isLineAsked && (
        <SelectField
          id="header-line"
          label={t('headerLine')}
          value={line}
          hint={above > 0 ? t('headerLineText', { count: above }) : undefined}
          options={lines.map((each) => ({ value: each.line, label: t('headerLineOption', { ...each }) }))}
          onChange={(value) => onLine(Number(value))}
        />
      )}
      <div className={own['grid']}>
        {statementColumns.map((column) => (
          <SelectField
            key={column}
            id={`column-${column}`}
            label={t(column)}
            value={mapping[column] ?? noColumn}
            options={[
              { value: noColumn, label: t('none') },
              ...columns.map((name, nth) => ({ value: nth, label: name || String(nth + 1) })),
            ]}
            onChange={(value) =>
              onChoose({
                ...choices,
                mapping: { ...mapping, [column]: Number(value) === noColumn ? undefined : Number(value) },
              })
            }
          />
        ))}
        {mapping.currency === undefined && (
          <SelectField
            id="currency"
            label={t('currencyOfFile')}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={(value) => onChoose({ ...choices, currency: String(value) })}
          />
        )}
        {accounts.length > 1 && (
          <SelectField
            id="own-account"
            label={t('ownAccount')}
            value={account ?? ''}
            options={[
              { value: '', label: t('accountOfFile') },
              ...accounts.map((each) => ({ value: each, label: each })),
            ]}
            onChange={(value) => onChoose({ ...choices, account: String(value) || undefined })}
          />
        )}
      </div>
    </fieldset>
  )
}
