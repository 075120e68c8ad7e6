import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { foldText } from '#rules/search/search-words.ts'
import { trimLine } from '#rules/text/invisible-characters.ts'
import { recordsStaff } from '#contract/administration/records-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import { q, send, type Reply } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { formatFileSize } from '#web/i18n/format-file-size.ts'
import { toUniversityTime, formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from '../Records.module.css'
import { RecordsTabs } from '../RecordsTabs.tsx'
import { exportWords } from './words.ts'

type Exports = Reply<typeof recordsStaff.exports>
type Export = Exports['exports'][number]

const readAgainMs = 1000
const isRunning = ({ state }: Export) => state === 'queued' || state === 'running'

const NewExport = ({ tables, left_out: leftOut }: Pick<Exports, 'tables' | 'left_out'>) => {
  const t = useWords(exportWords)
  const text = useLocalized()
  // The table that a link names.
  const { table: linked } = useSearch({ from: '/signed-in/records/export' })
  const isLinked = tables.some(({ name }) => name === linked)
  const [which, setWhich] = useState<'all' | 'some'>(isLinked ? 'some' : 'all')
  const [chosen, setChosen] = useState<readonly string[]>(isLinked && linked !== undefined ? [linked] : [])
  const [typed, setTyped] = useState('')
  const part = foldText(trimLine(typed))
  // A chosen one is listed whatever is searched for.
  const shown = tables.filter(
    ({ name, entity, entityeng }) =>
      chosen.includes(name) || [name, entity, entityeng].some((each) => foldText(each).includes(part)),
  )
  const [format, setFormat] = useState<Export['format']>('zip')
  const [isTried, setTried] = useState(false)
  const preparing = useSend(recordsStaff.export)
  const isOneRoster = format === 'oneroster'
  const isSome = which === 'some' && !isOneRoster
  const isMissing = isSome && chosen.length === 0
  const prepare = () => preparing.mutate({ body: { format, ...(isSome && { tables: [...chosen] }) } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isMissing && !preparing.isPending) prepare()
  }
  return (
    <section aria-labelledby="new-export" className={classes['card']}>
      <h2 id="new-export">{t('newExport')}</h2>
      <p>{t('text')}</p>
      {leftOut.length > 0 && (
        <p className="muted">{t('leftOut', { count: leftOut.length, tables: leftOut.join(', ') })}</p>
      )}
      <form noValidate onSubmit={submit}>
        <SegmentedControl
          label={t('format')}
          options={[
            { value: 'zip', label: t('zip') },
            { value: 'xlsx', label: t('xlsx') },
            { value: 'oneroster', label: t('oneroster') },
          ]}
          selected={format}
          onSelect={setFormat}
        />
        {isOneRoster ? (
          <p>{t('oneRosterText')}</p>
        ) : (
          <>
            <SegmentedControl
              label={t('which')}
              options={[
                { value: 'all', label: t('all') },
                { value: 'some', label: t('some') },
              ]}
              selected={which}
              onSelect={setWhich}
            />
            {which === 'some' && (
              <fieldset
                className={classes['fields']}
                aria-describedby={isTried && isMissing ? 'export-error' : undefined}
              >
                <legend className="visually-hidden">{t('which')}</legend>
                <label className={classes['findTable']}>
                  <span>{t('findTable')}</span>
                  <input
                    type="search"
                    className="text-field"
                    autoComplete="off"
                    value={typed}
                    onChange={({ target }) => setTyped(target.value)}
                  />
                </label>
                {shown.length === 0 && <p className="muted">{t('noTable')}</p>}
                <div className={classes['choices']}>
                  {shown.map((table) => (
                    <label key={table.name}>
                      <input
                        type="checkbox"
                        checked={chosen.includes(table.name)}
                        onChange={({ target }) =>
                          setChosen(
                            target.checked
                              ? [...chosen, table.name]
                              : chosen.filter((name) => name !== table.name),
                          )
                        }
                      />
                      <span>
                        {table.name} <span className="muted">{text(table, 'entity')}</span>
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            <p id="export-error" className={classes['error']} role="alert">
              {isTried && isMissing ? t('choose') : null}
            </p>
          </>
        )}
        <AttemptNotice problem={preparing.error} isBusy={preparing.isPending} onRetry={prepare} />
        <SubmitButton isBusy={preparing.isPending}>{t('prepare')}</SubmitButton>
      </form>
    </section>
  )
}

const Download = ({ jobID, filename, size }: Pick<Export, 'jobID'> & { filename: string; size: number }) => {
  const locale = useLocale()
  const downloading = useMutation({
    mutationFn: async () =>
      saveFile(await send(recordsStaff.exportFile, { params: { id: jobID } }), filename),
  })
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-disabled={downloading.isPending || undefined}
        onClick={() => downloading.mutate()}
      >
        <Icon name="clip" size={16} /> {filename}
      </button>
      <span className="muted">{formatFileSize(size, locale)}</span>
      <ProblemNotice problem={downloading.error} />
    </>
  )
}

const OneExport = ({ item }: { readonly item: Export }) => {
  const t = useWords(exportWords)
  const locale = useLocale()
  const { jobID, state, filename, size, expires_at, created_at, tables, done_count, total_count } = item
  return (
    <li>
      {state === 'done' && filename !== null && size !== null ? (
        <>
          <Download jobID={jobID} filename={filename} size={size} />
          <span className="muted">{t('until', { time: toUniversityTime(expires_at).time })}</span>
        </>
      ) : state === 'failed' || state === 'broken' ? (
        <span>{t(state)}</span>
      ) : (
        <output>
          {state === 'queued'
            ? t('waiting')
            : item.item === null
              ? t('starting')
              : t('writing', { item: item.item, done: done_count, total: total_count })}
        </output>
      )}
      <span className="muted">
        {formatShortInstant(created_at, locale)}, {t('tableCount', { count: tables.length })}
      </span>
    </li>
  )
}

/** Export of records: the choice of tables, and the own files of the last hour. */
const ExportScreen = () => {
  const t = useWords(exportWords)
  const list = useQuery({
    ...q(recordsStaff.exports),
    refetchInterval: ({ state }) => (state.data?.exports.some(isRunning) ? readAgainMs : false),
  })
  return (
    <Screen name={t('title')}>
      <div className={classes['view']}>
        <RecordsTabs />
        <QueryContent query={list}>
          {(data) => (
            <>
              <NewExport tables={data.tables} left_out={data.left_out} />
              <section aria-labelledby="mine">
                <h2 id="mine">{t('mine')}</h2>
                {data.exports.length === 0 ? (
                  <EmptyState>{t('none')}</EmptyState>
                ) : (
                  <ul className={classes['jobs']}>
                    {data.exports.map((item) => (
                      <OneExport key={item.jobID} item={item} />
                    ))}
                  </ul>
                )}
              </section>
            </>
          )}
        </QueryContent>
      </div>
    </Screen>
  )
}

export default ExportScreen
