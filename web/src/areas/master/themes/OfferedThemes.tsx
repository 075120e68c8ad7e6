import { TextInput } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { useDebounced } from '#web/ui/form/useDebounced.ts'
import { words } from '../words.ts'
import { ProposeThemeButton, type Supervisor } from './ProposeThemeButton.tsx'
import { ThemeList } from './ThemeList.tsx'
import classes from './Themes.module.css'
import '#web/ui/mantine.css'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly supervisors: readonly Supervisor[]
  readonly canChoose: boolean
  readonly onToast: (message: Message | null) => void
}

/** The themes of the programme, by a word or a supervisor, and a button to propose another. */
export const OfferedThemes = ({ supervisors, canChoose, onToast }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const [typed, setTyped] = useState('')
  const [supervisor, setSupervisor] = useState('')
  const [page, setPage] = useState(1)
  const search = useDebounced(typed.trim())
  // The current list stays while the next one loads.
  const deferredFilter = useDeferredValue(JSON.stringify({ search, supervisor, page }))
  return (
    <>
      <div className={classes['filters']}>
        <TextInput
          type="search"
          label={t('search')}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            setPage(1)
          }}
        />
        <SelectField
          label={t('supervisorLabel')}
          value={supervisor}
          onChange={(value) => {
            setSupervisor(value)
            setPage(1)
          }}
          options={[
            { value: '', label: t('allSupervisors') },
            ...supervisors.map((each) => ({ value: String(each.personID), label: text(each, 'name') })),
          ]}
        />
        {canChoose && <ProposeThemeButton supervisors={supervisors} onToast={onToast} />}
      </div>
      <DataBoundary>
        <ThemeList
          filter={JSON.parse(deferredFilter) as { search: string; supervisor: string; page: number }}
          onGo={setPage}
          canChoose={canChoose}
        />
      </DataBoundary>
    </>
  )
}
